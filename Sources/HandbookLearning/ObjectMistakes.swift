import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Classes that take a delegate's part without being objects of Objective-C: `final class Source: UITableViewDataSource`.
///
/// UIKit's delegates require `NSObjectProtocol`, which a class has from `NSObject` or from one of Apple's classes. The
/// compiler cannot report it, because the stub's protocols require nothing.
func objectMistakes(in analysis: Analysis, api: KnownAPI) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let classes = Syntax(analysis.pieces[position].tree).descendants(of: ClassDeclSyntax.self)
  return classes.compactMap { declaration in
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    // Any other name may be one of a class.
    guard inherited.allSatisfy({ $0.isDelegateOfUIKit || ["ObservableObject", "Sendable"].contains($0) }),
      let delegate = inherited.first(where: { $0.isDelegateOfUIKit && api.topLevel[$0] != nil }),
      !analysis.names.declaredTypes.contains(delegate)
    else { return nil }
    return .init(
      isError: true,
      text:
        "'\(delegate)' is a part for objects of Objective-C, and '\(declaration.name.text)' derives from none",
      place: analysis.place(ofByte: declaration.name.bytes.lowerBound, in: position),
      length: declaration.name.text.utf8.count, notes: [], suggestion: "\(declaration.name.text): NSObject")
  }
}

extension String {
  fileprivate var isDelegateOfUIKit: Bool {
    hasPrefix("UI") && ["Delegate", "DataSource", "Updating", "Transitioning"].contains(where: hasSuffix)
  }
}
