/// What can be seen of a running app, as a value: the shape of one step of a scenario record.
@_spi(Headless)
public struct Snapshot: Hashable, Codable, Sendable {
  /// A screen as the model sees it.
  public struct Screen: Hashable, Codable, Sendable {
    /// Type name of the view on it. The root screen of a stack is named after the view that owns the stack.
    public var name: String
    public var title: String?
    /// Texts and controls, top to bottom.
    public var content: [Element]
    /// All of the app's views that fill the screen, outermost first, with the types they are nested in: `Shop.Detail`.
    public var aliases: [String]
  }

  public struct Element: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable { case text, button, link, toggle, field, image }
    public var kind: Kind
    public var label: String
    /// What a field holds, or whether a switch is `on` or `off`.
    public var value: String?
    public var isEnabled: Bool
    /// False where nobody can read the label: the name of a symbol, a text that is redacted or only spoken. Nil where
    /// nobody asked.
    public var isReadable: Bool? = nil
  }

  /// The window or a presentation above it.
  public struct Layer: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable { case window, sheet, cover, popover, alert, dialog }
    public var kind: Kind
    /// Screens bottom to top as drawn.
    public var stack: [Screen]
    /// Path contents as printed, root first; nil where no path is bound.
    public var path: [String]?
    /// All texts and controls that are to be seen on the layer, texts on controls too, covered screens left out.
    public var visible: [Element]
    /// Type names of the app's views that are there to be seen, each once.
    public var views: [String]
    /// Type names of what is on the path; nil where no path is bound.
    public var pathTypes: [String]?
  }

  public var layers: [Layer]
  public var tabs: [String]
  public var selectedTab: String?
  /// Console lines since the last snapshot.
  public var console: [String]
  /// Printed lines since the last snapshot.
  public var prints: [String]
  /// View types made since the last snapshot, as "Name" or "Name ×3", in the order first made.
  public var initialized: [String]
  /// Addresses the system was asked to open since the last snapshot.
  public var opened: [String]
  /// Seconds until the next thing that waits is due; nil where nothing waits.
  public var nextDue: Double?
  /// Why the step had no effect, where it could not be taken.
  public var blocked: String? = nil
  /// Whether the step changed anything that the app keeps, seen or not; nil where nobody asked.
  public var changesUnseen: Bool? = nil
  /// Text of the trap that ended the app.
  public var crash: String?
}
