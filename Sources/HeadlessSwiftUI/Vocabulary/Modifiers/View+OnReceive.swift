import Foundation

extension View {
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modifier(Subscribing(publisher: publisher, action: action))
  }
}

/// Listens to a publisher while its view is there.
struct Subscribing<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension Subscribing: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let listener = node.state("listener") { Listener<P.Output>() }
    listener.action = action
    // One subscription a node: a publisher made anew in each body must not start again.
    if listener.subscription == nil {
      listener.subscription = publisher.sink { [weak listener] in listener?.action?($0) }
    }
  }
}

/// The latest action, and the subscription that calls it.
private final class Listener<Output> {
  var action: ((Output) -> Void)?
  var subscription: AnyCancellable?
}
