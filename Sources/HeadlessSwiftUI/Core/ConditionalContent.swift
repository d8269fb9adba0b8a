/// One of two views: the result of `if`/`else` and `switch` in a builder.
@available(iOS 13.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

@available(iOS 13.0, *)
extension _ConditionalContent: View, _PrimitiveView, Primitive, Multiple
where TrueContent: View, FalseContent: View {
  func update(_ node: Node) {
    for part in parts { node.place(member: part.view, key: part.key) }
  }

  // The branch is part of the identity: changing it makes a new view.
  var parts: [(key: Node.Key, view: any View)] {
    switch storage {
    case .trueContent(let view): [(.init(true), view)]
    case .falseContent(let view): [(.init(false), view)]
    }
  }
}
