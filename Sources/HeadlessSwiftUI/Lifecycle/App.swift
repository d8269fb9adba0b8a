/// An app, described by its scenes.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, *)
extension App {
  /// Does nothing: the model has no screen. A simulator opens the app.
  @MainActor @preconcurrency
  public static func main() {}
}

/// A part of an app's interface with a life of its own.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: Scene {}

/// A scene without a body.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { neverBody(Self.self) }
}

/// A scene the model understands by itself.
@MainActor
protocol PrimitiveScene: _PrimitiveScene {
  /// The kinds of windows that the scene opens.
  var windows: [WindowKind] { get }
}

extension Scene {
  /// The kinds of windows that the scene, or the scenes it is made of, opens.
  var windowKinds: [WindowKind] {
    (self as? any PrimitiveScene)?.windows ?? (Body.self == Never.self ? [] : body.windowKinds)
  }
}

/// Builds the scenes of an app.
@available(iOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneGroup(scenes: scenes)
  }

  public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    SceneGroup(scenes: scene.map { [$0] } ?? [])
  }

  @available(iOS 16.1, *)
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(scene: scene)
  }
}

/// Marks a scene that not every system has.
@available(iOS 14.0, *)
public protocol _LimitedAvailabilitySceneMarker {}

private struct LimitedAvailabilityScene {
  let scene: any Scene
}

extension LimitedAvailabilityScene: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  var windows: [WindowKind] { scene.windowKinds }
}

/// Scenes taken together.
struct SceneGroup {
  let scenes: [any Scene]
}

extension SceneGroup: PrimitiveScene {
  var windows: [WindowKind] { scenes.flatMap { $0.windowKinds } }
}

@available(iOS 14.0, *)
extension Group: Scene, _PrimitiveScene, PrimitiveScene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self.init(content: content()) }

  var windows: [WindowKind] { content.windowKinds }
}

/// A scene whose windows' views are modified.
struct ModifiedScene<Base: Scene> {
  let base: Base
  let modify: (any View) -> any View
}

extension ModifiedScene: PrimitiveScene {
  var windows: [WindowKind] {
    base.windowKinds.map { kind in
      WindowKind(id: kind.id, value: kind.value) { value in modify(kind.makeView(value)) }
    }
  }
}

extension Scene {
  nonisolated private func modified<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
    ModifiedScene(base: self) { view in AnyView(view).modifier(modifier) }
  }

  @available(iOS 14.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  @available(iOS 17.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    modified(EnvironmentModifier { $0.setObject(object, for: T.self) })
  }

  @available(iOS 17.0, *)
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
    modified(EnvironmentModifier { $0.setObject(object, for: T.self) })
  }

  @available(iOS 14.0, *)
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }

  @available(iOS 14.0, *)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    modified(ChangeModifier(value: value, initial: initial, action: action))
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    modified(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    modified(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

/// Shows the windows of an app. The app's own state lives here, as long as the process.
struct AppHost<Root: App> {
  let app: Root
}

extension AppHost: View, Primitive, Nameless {
  func update(_ node: Node) {
    let windows = node.runtime.windows
    windows.kinds = node.evaluateValue(app) { $0.body.windowKinds }
    for window in node.track({ windows.shown }) where windows.kinds.indices.contains(window.kind) {
      var environment = node.environment
      environment.window = window
      // The first window is the app's own; one that was opened is closed by `dismiss` on its root.
      if window.number > 0 {
        environment.presentation = PresentationHandle(key: ["window", window.number] as [AnyHashable]) {
          windows.close { $0 == window }
        }
      }
      // What the content reads of the app's state is read here.
      let content = node.track { windows.kinds[window.kind].makeView(window.value) }
      node.place(
        WindowHost(content: content), key: .init(window.number), environment: environment, fresh: true)
    }
  }
}
