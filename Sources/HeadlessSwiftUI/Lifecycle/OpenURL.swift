/// Handles an address the scene is opened with.
struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = OpenURLTrait(action: action)
  }
}

/// A handler that is told when an address arrives.
struct OpenURLTrait: Trait {
  let action: (URL) -> Void
}

@available(iOS 14.0, *)
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  @available(iOS 26.0, *)
  @MainActor @preconcurrency
  public func onOpenURL(prefersInApp: Bool) -> some View {
    transformEnvironment(\.openURL) { $0.prefersInApp = prefersInApp }
  }
}

/// Opens an address, or says that it was handled.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of the address.
  @available(iOS 15.0, *)
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    public static let systemAction = Result(outcome: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    @available(iOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  private var handler: ((URL) -> Result)?
  var prefersInApp = false

  nonisolated init() {}

  @available(iOS 15.0, *)
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  @available(iOS 26.0, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) { _ in } }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      Runtime.current?.openedURLs.append(other ?? url)
      completion(true)
    }
  }
}
