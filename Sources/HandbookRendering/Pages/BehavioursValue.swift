import HandbookModel

/// What the model does, and how that is known.
struct BehavioursValue: TemplateValue {
  struct Topic: TemplateValue {
    var name: String
    var anchor: String
    var behaviours: [Item]
    static let fields: Fields<Self> = [
      "name": .text("What the behaviours are about") { $0.name },
      "anchor": .text("Anchor of the heading") { $0.anchor },
      "behaviours": .list("What the model does") { $0.behaviours },
    ]
  }

  struct Item: TemplateValue {
    var behaviour: ModelledBehaviour
    static let fields: Fields<Self> = [
      "statement": .text("A sentence") { $0.behaviour.statement },
      "sources": .list("Where it is written") { $0.sources },
      "confidence": .text("How well it is founded, in words") { $0.behaviour.confidence },
      "versions": .text("iOS versions it holds for, if not all") {
        $0.behaviour.versions == "all" ? nil : $0.behaviour.versions
      },
      "test": .text("Name of the test that shows it") { $0.behaviour.test },
    ]

    private var sources: [Source] { Source.all(in: behaviour.source) }
  }

  /// What is left out for one reason.
  struct Reason: TemplateValue {
    var name: String
    var omissions: [OmittedItem]
    static let fields: Fields<Self> = [
      "name": .text("Why it is left out") { $0.name },
      "omissions": .list("What is left out") { $0.omissions },
    ]
  }

  struct OmittedItem: TemplateValue {
    var omission: OmittedBehaviour
    static let fields: Fields<Self> = [
      "statement": .text("A sentence or two") { $0.omission.statement },
      "sources": .list("Where it is written") { Source.all(in: $0.omission.source) },
    ]
  }

  struct Source: TemplateValue {
    var text: String
    static let fields: Fields<Self> = [
      "text": .text("Name or address of the source") { $0.text },
      "address": .text("Where it leads, if it is an address") { $0.address },
    ]

    static func all(in text: String) -> [Source] {
      text.split(separator: ";").map { part in Source(text: String(part.drop { $0 == " " })) }
    }

    private var address: String? {
      guard !text.contains(" "), let host = text.split(separator: "/").first, host.contains("."),
        text.contains("/")
      else { return nil }
      return "https://" + text
    }
  }

  var count: Int
  var sourced: Int
  var tested: Int
  var topics: [Topic]
  var omitted: Int
  var reasons: [Reason]

  init(_ behaviours: [ModelledBehaviour], omissions: [OmittedBehaviour]) {
    count = behaviours.count
    sourced = behaviours.count { $0.isSourced }
    tested = Set(behaviours.map(\.test)).count
    omitted = omissions.count
    var found: [String] = []
    for omission in omissions where !found.contains(omission.reason) { found.append(omission.reason) }
    reasons = found.map { reason in
      Reason(name: reason, omissions: omissions.filter { $0.reason == reason }.map(OmittedItem.init))
    }
    var names: [String] = []
    for behaviour in behaviours where !names.contains(behaviour.topic) { names.append(behaviour.topic) }
    topics = names.map { name in
      Topic(
        name: name.prefix(1).uppercased() + name.dropFirst(),
        anchor: String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }),
        behaviours: behaviours.filter { $0.topic == name }.map(Item.init))
    }
  }

  static let fields: Fields<Self> = [
    "count": .number("How many behaviours the model has") { $0.count },
    "sourced": .number("How many of them have a source that can be looked up") { $0.sourced },
    "tested": .number("How many tests show them") { $0.tested },
    "topics": .list("Behaviours by topic") { $0.topics },
    "omitted": .number("How much that is known or said the model leaves out") { $0.omitted },
    "reasons": .list("What it leaves out, by reason") { $0.reasons },
  ]
}
