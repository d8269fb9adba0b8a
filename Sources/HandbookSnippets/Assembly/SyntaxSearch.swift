import SwiftSyntax

extension SyntaxProtocol {
  /// The nearest ancestor of a kind that passes a test; the node itself is tried first.
  func ancestor<Node: SyntaxProtocol>(
    of type: Node.Type, where test: (Node) -> Bool = { _ in true }
  ) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let match = current.as(type), test(match) { return match }
      node = current.parent
    }
    return nil
  }

  func descendants<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func walk(_ node: Syntax) {
      for child in node.children(viewMode: .sourceAccurate) {
        if let match = child.as(type) { found.append(match) }
        walk(child)
      }
    }
    walk(Syntax(self))
    return found
  }

  func descendantsAndSelf<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    (Syntax(self).as(type).map { [$0] } ?? []) + descendants(of: type)
  }
}
