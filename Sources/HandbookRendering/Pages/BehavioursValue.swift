import HandbookModel

/// What the model does, and how that is known.
struct BehavioursValue: TemplateValue {
  struct Topic: TemplateValue {
    var name: String
    var anchor: String
    var behaviours: [Item]
    static let fields: [String: Field<Self>] = [
      "name": .text("What the behaviours are about") { $0.name },
      "anchor": .text("Anchor of the heading") { $0.anchor },
      "behaviours": .list("What the model does") { $0.behaviours },
    ]
  }

  struct Item: TemplateValue {
    var behaviour: ModelledBehaviour
    static let fields: [String: Field<Self>] = [
      "statement": .text("A sentence") { $0.behaviour.statement },
      "sources": .list("Where it is written") { $0.sources },
      "confidence": .text("How well it is founded, in words") { $0.behaviour.confidence },
      "versions": .text("iOS versions it holds for, if not all") {
        $0.behaviour.versions == "all" ? nil : $0.behaviour.versions
      },
      "test": .text("Name of the test that shows it") { $0.behaviour.test },
    ]

    private var sources: [Source] {
      behaviour.source.split(separator: ";").map { part in
        Source(text: String(part.drop { $0 == " " }))
      }
    }
  }

  struct Source: TemplateValue {
    var text: String
    static let fields: [String: Field<Self>] = [
      "text": .text("Name or address of the source") { $0.text },
      "address": .text("Where it leads, if it is an address") { $0.address },
    ]

    private var address: String? {
      guard !text.contains(" "), let host = text.split(separator: "/").first, host.contains("."),
        text.contains("/")
      else { return nil }
      return "https://" + text
    }
  }

  var count: Int
  var topics: [Topic]

  init(_ behaviours: [ModelledBehaviour]) {
    count = behaviours.count
    var names: [String] = []
    for behaviour in behaviours where !names.contains(behaviour.topic) { names.append(behaviour.topic) }
    topics = names.map { name in
      Topic(
        name: name.prefix(1).uppercased() + name.dropFirst(),
        anchor: String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }),
        behaviours: behaviours.filter { $0.topic == name }.map(Item.init))
    }
  }

  static let fields: [String: Field<Self>] = [
    "count": .number("How many behaviours the model has") { $0.count },
    "topics": .list("Behaviours by topic") { $0.topics },
  ]
}
