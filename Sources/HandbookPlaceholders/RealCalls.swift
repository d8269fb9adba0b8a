import HandbookAssembly
package import SwiftSyntax

/// Ways to call members of Apple's types that the stub library lacks, though it has the members: code that calls one in
/// such a way is unverified, and not wrong.
package enum RealCalls {
  /// A parameter of a member, by its label, `_` for none.
  private struct Parameter {
    let label: Substring
    let mayBeLeftOut: Bool

    init(_ text: Substring) {
      mayBeLeftOut = text.hasSuffix("?")
      label = mayBeLeftOut ? text.dropLast() : text
    }
  }

  /// By type, then by name, the parameters of each way. It is read when the first error asks for it.
  private static let byType: [Substring: [Substring: [[Parameter]]]] = {
    var found: [Substring: [Substring: [[Parameter]]]] = [:]
    var type: Substring = ""
    for line in (realCallsText + "\n" + foundationCallsText).split(separator: "\n") {
      var words = line.split(separator: " ")
      if line.first != " " { type = words.removeFirst().dropLast() }
      for word in words {
        let parts = word.dropLast().split(separator: "(")
        guard parts.count == 2 else { continue }
        found[type, default: [:]][parts[0], default: []].append(
          parts[1].split(separator: ",").map(Parameter.init))
      }
    }
    return found
  }()

  /// The member that is called in a way that Apple's library allows and the stub library does not, with its labels:
  /// `accessibilityHint(_:isEnabled:)`, `Slider.init(value:in:step:neutralValue:label:)`. A call that the stub library's
  /// own member could take is none.
  package static func lacking(_ call: FunctionCallExprSyntax, api: KnownAPI) -> String? {
    let given = labels(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    let isType = call.calledExpression.simpleName?.first?.isUppercase == true
    return lacking(
      given, name: isType ? "init" : call.calleeName, of: isType ? call.calledExpression.simpleName : nil, api
    )
  }

  /// The same of a macro: `#Preview("Basket", as: .systemSmall) { … } timeline: { … }`.
  package static func lacking(_ macro: some FreestandingMacroExpansionSyntax, api: KnownAPI) -> String? {
    let given = labels(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    return lacking(given, name: "init", of: macro.macroName.text, api)
  }

  /// The labels of all arguments, `_` for none; nil for a trailing closure, whose label is not written.
  private static func labels(
    _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [String?] {
    arguments.map { $0.label?.text ?? "_" } + (trailing == nil ? [] : [nil]) + others.map(\.label.text)
  }

  private static func lacking(
    _ given: [String?], name: String, of owner: String?, _ api: KnownAPI
  ) -> String? {
    guard given.contains(where: { $0 != "_" && $0 != nil }) else { return nil }
    let ways =
      owner.map { byType[$0[...]]?[name[...]] ?? [] } ?? byType.values.flatMap { $0[name[...]] ?? [] }
    guard let way = ways.first(where: { fits(given[...], $0[...]) }),
      !api.takes(given, name: name, of: owner)
    else { return nil }
    return (owner.map { "\($0)." } ?? "") + "\(name)(\(way.map { "\($0.label):" }.joined()))"
  }

  private static func fits(_ given: ArraySlice<String?>, _ way: ArraySlice<Parameter>) -> Bool {
    guard let parameter = way.first else { return given.isEmpty }
    if let label = given.first, label == nil || label! == parameter.label,
      fits(given.dropFirst(), way.dropFirst())
    {
      return true
    }
    return parameter.mayBeLeftOut && fits(given, way.dropFirst())
  }
}

extension KnownAPI {
  /// Whether a member of the stub library has parameters with these labels in this order, beside others.
  fileprivate func takes(_ given: [String?], name: String, of owner: String?) -> Bool {
    symbols.values.contains { symbol in
      guard symbol.name.hasPrefix("\(name)("), owner == nil || symbol.owner == owner else { return false }
      var labels = symbol.name.dropFirst(name.count + 1).dropLast().split(separator: ":")[...]
      return given.allSatisfy { label in
        guard let place = labels.firstIndex(where: { label == nil || $0 == label! }) else { return false }
        labels = labels[(place + 1)...]
        return true
      }
    }
  }
}

/// Ways to call a member of Foundation's that Linux lacks, beside others of the same name that it has.
private let foundationCallsText = """
  FileManager: url(forUbiquityContainerIdentifier)
  """
