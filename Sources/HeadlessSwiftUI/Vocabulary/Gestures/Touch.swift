/// What a scenario does to a view with one finger, without moving it.
enum Touch { case tap, doubleTap, longPress }

/// A gesture the model understands by itself.
@MainActor
protocol Recognizer {
  /// What the gesture does with a touch: calls its actions and makes its value. Nil where it does not take it.
  func answer(to touch: Touch) -> (() -> Any)?
}

extension Gesture {
  /// What the gesture does with a touch; nil where it does not take it. Drags and the like take none.
  func recognized(_ touch: Touch) -> (() -> Value)? {
    if let recognizer = self as? any Recognizer {
      return recognizer.answer(to: touch).map { answer in { answer() as! Value } }
    }
    guard Body.self != Never.self, let answer = body.recognized(touch) else { return nil }
    return { answer() as! Value }
  }
}

extension TapGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    touch == .tap && count == 1 || touch == .doubleTap && count == 2 ? { () } : nil
  }
}

@available(iOS 16.0, *)
extension SpatialTapGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    touch == .tap && count == 1 || touch == .doubleTap && count == 2 ? { Value(location: .zero) } : nil
  }
}

extension LongPressGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? { touch == .longPress ? { true } : nil }
}

extension _EndedGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    base.recognized(touch).map { make in
      {
        let value = make()
        action(value)
        return value
      }
    }
  }
}

extension _ChangedGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    base.recognized(touch).map { make in
      {
        let value = make()
        action(value)
        return value
      }
    }
  }
}

extension _MapGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    base.recognized(touch).map { make in { transform(make()) } }
  }
}

extension GestureStateGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? { base.recognized(touch).map { make in { make() } } }
}

extension SimultaneousGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    let (one, other) = (first.recognized(touch), second.recognized(touch))
    return one == nil && other == nil ? nil : { Value(first: one?(), second: other?()) }
  }
}

extension ExclusiveGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? {
    if let answer = first.recognized(touch) { return { Value.first(answer()) } }
    return second.recognized(touch).map { answer in { Value.second(answer()) } }
  }
}

extension SequenceGesture: Recognizer {
  // One touch is never two gestures.
  func answer(to touch: Touch) -> (() -> Any)? { nil }
}

extension AnyGesture: Recognizer {
  func answer(to touch: Touch) -> (() -> Any)? { recognize(touch).map { make in { make() } } }
}

/// Adds a gesture to a view.
struct GestureModifier<Added: Gesture> {
  let gesture: Added
  let priority: Element.GesturePriority
  let isEnabled: Bool
}

extension GestureModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    func action(_ touch: Touch) -> (() -> Void)? {
      isEnabled ? gesture.recognized(touch).map { answer in { _ = answer() } } : nil
    }
    node.touches = [.doubleTap: action(.doubleTap), .longPress: action(.longPress)].compactMapValues { $0 }
    node.element = action(.tap).map { Element(.button, gesture: priority, action: $0) }
  }
}

/// Calls an action when a view is touched in one way.
struct TouchModifier {
  let touch: Touch
  /// Told when a press begins, and when it ends.
  var pressing: ((Bool) -> Void)?
  let action: () -> Void
}

extension TouchModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let press = {
      pressing?(true)
      action()
      pressing?(false)
    }
    node.touches = touch == .tap ? [:] : [touch: press]
    node.element = touch == .tap ? Element(.button, gesture: .normal, action: action) : nil
  }
}
