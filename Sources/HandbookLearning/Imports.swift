import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// The modules that a file imports: those the program imports and the stub library has, and those whose names it
/// uses.
///
/// - Parameter known: Modules that the stub library has a module for.
func settledImports(
  of pieces: [ParsedPiece], names: ProgramNames, known: Set<String>, api: KnownAPI
) -> (imports: Set<String>, facts: NameFacts) {
  var imports: Set<String> = ["SwiftUI"]
  var facts = NameFacts()
  let present = known.union(Lexicon.systemModules)
  for (name, node) in names.imports where !Lexicon.partsOfSwiftUI.contains(name) {
    if Lexicon.appleModules.contains(name) && !known.contains(name) && name != "OSLog" {
      facts.uncoveredModules.insert(name)
    } else if name == "OSLog", known.contains("os") {
      imports.insert("os")
    } else if present.contains(name) {
      imports.insert(name)
    } else if let near = NearMiss.nearest(to: name, in: present.union(Lexicon.appleModules)),
      !Lexicon.appleModules.contains(name), !name.addsSuffix(to: near),
      name.lowercased() == near.lowercased() || NearMiss.editDistance(name, near) <= 1 && name.count > 4
    {
      facts.nearMisses[name] = near
    } else if !node.isTestable {
      facts.absentModules.insert(name)
    }
  }
  let used = names.free.union(names.attributes).subtracting(names.declaredTypes)
  for (package, own) in Lexicon.packages where !own.isDisjoint(with: used) {
    facts.absentModules.insert(package)
  }
  // `@Table struct Reminder { … }`: a macro that is called like a type of the library
  for attribute in pieces.flatMap({ Syntax($0.tree).descendants(of: AttributeSyntax.self) }) {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self) != nil,
      let package = Lexicon.typesAndMacros[name], !names.declaredTypes.contains(name)
    else { continue }
    facts.absentModules.insert(package)
  }
  let code = pieces.map(\.code).joined()
  // `store.scope(state: \.alert, action: \.alert)` of a store that is not shown.
  if code.contains(".scope(state:") { facts.absentModules.insert("ComposableArchitecture") }
  if !names.attributes.isDisjoint(with: ["Test", "Suite", "Tag"]) || code.contains("#expect")
    || code.contains("#require")
  {
    imports.insert("Testing")
  }
  // With Foundation, a `Codable` type is `Attachable` as it is. A driver of the compiler adds this module by itself.
  if code.contains("Attachable"), code.contains("import Testing") { imports.insert("_Testing_Foundation") }
  if code.contains("modelContainer") || code.contains("modelContext"), known.contains("SwiftData") {
    imports.insert("SwiftData")
  }
  // `Transaction.updates`, without the import, as documents about purchases show it
  if known.contains("StoreKit"), names.free.contains("Transaction"),
    names.askedOfTypes["Transaction", default: []].contains(where: Lexicon.membersOfPurchases.contains)
      || Lexicon.membersOfPurchase.contains(where: code.contains)
  {
    imports.insert("StoreKit")
  }
  // `Regex { ... }`: the builder is in a module of its own, whose import documents leave out like that of SwiftUI.
  if code.contains("Regex {"), !names.declaredTypes.contains("Regex") {
    imports.insert(Lexicon.regexBuilder)
  }
  if code.contains("for: .widget"), known.contains("WidgetKit") { imports.insert("WidgetKit") }
  for piece in pieces {
    for name in piece.tree.expandedMacros where !api.macros.contains(name) {
      if let framework = Lexicon.framework(ofMacro: name) { facts.uncoveredModules.insert(framework) }
    }
  }
  if code.contains("XCT") || code.contains("expectation(description:") || code.contains("XCUI")
    || pieces.last?.superclass == "XCTestCase"
  {
    imports.insert("XCTest")
  }
  // XCTest also gives access to the API for driving an app's interface. On Linux it does not; the stub's module does.
  if imports.contains("XCTest"), known.contains("XCUIAutomation") { imports.insert("XCUIAutomation") }
  for name in names.free {
    if let module = api.topLevel[name], known.contains(module), api.isUnmistakable(name) {
      imports.insert(module)
    }
  }
  for name in pieces.reduce(into: Set(), { $0.formUnion($1.identifiers) }) {
    if let module = api.companionMembers[name] { imports.insert(module) }
  }
  return (imports, facts)
}

extension SourceFileSyntax {
  /// `Rule` of `#Rule(Self.$isNew) { $0 }`.
  fileprivate var expandedMacros: [String] {
    Syntax(self).descendants(of: MacroExpansionExprSyntax.self).map(\.macroName.text)
      + Syntax(self).descendants(of: MacroExpansionDeclSyntax.self).map(\.macroName.text)
  }
}

extension String {
  /// Whether it is the other name and more, as `SwiftUIX` is, which is no slip.
  fileprivate func addsSuffix(to name: String) -> Bool {
    hasPrefix(name) && dropFirst(name.count).first?.isUppercase == true
  }
}

extension ImportDeclSyntax {
  /// Whether the import is of the app that the document is about, as `@testable import Shop` is. The app's
  /// declarations are invented like all others that the document does not show.
  fileprivate var isTestable: Bool { attributes.trimmedDescription.contains("@testable") }
}
