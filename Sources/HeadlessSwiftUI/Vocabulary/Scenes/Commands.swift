import Foundation

/// Menu commands of an app.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: Commands {}

/// No commands.
@available(iOS 14.0, *)
public struct EmptyCommands {
  public init() {}
}

@available(iOS 14.0, *)
extension EmptyCommands: Commands {
  public var body: Never { neverBody(Self.self) }
}

/// A menu of its own.
@available(iOS 14.0, *)
public struct CommandMenu<Content> where Content: View {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}

@available(iOS 14.0, *)
extension CommandMenu: Commands {
  public var body: Never { neverBody(Self.self) }
}

/// Commands beside or in place of the system's.
@available(iOS 14.0, *)
public struct CommandGroup<Content> where Content: View {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

@available(iOS 14.0, *)
extension CommandGroup: Commands {
  public var body: Never { neverBody(Self.self) }
}

/// A place in the system's menus.
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Collects commands.
@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
  @_disfavoredOverload
  public static func buildBlock<each C>(_ content: repeat each C) -> some Commands
  where repeat each C: Commands {
    EmptyCommands()
  }
  public static func buildIf<C>(_ content: C?) -> some Commands where C: Commands { EmptyCommands() }
}

/// The usual commands of sidebars.
@available(iOS 14.0, *)
public struct SidebarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The usual commands of toolbars.
@available(iOS 14.0, *)
public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The usual commands of text editors.
@available(iOS 14.0, *)
public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

extension Scene {
  @available(iOS 14.0, *)
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands { self }
  @available(iOS 16.0, *)
  nonisolated public func commandsRemoved() -> some Scene { self }
  @available(iOS 17.0, *)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  @available(iOS 17.0, *)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  @available(iOS 17.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  @available(iOS 16.0, *)
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable { self }
}

/// How a window may be resized.
@available(iOS 17.0, *)
public struct WindowResizability: Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Work the system starts in the background.
@available(iOS 16.0, *)
public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}
}

@available(iOS 16.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
