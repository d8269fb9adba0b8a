import Foundation

/// A field for one line of text, or several.
public struct TextField<Label> where Label: View {
  let label: Label
  let prompt: Text?
  /// The text it holds, which the node depends on from then on.
  let read: @MainActor (Node) -> String
  let write: @MainActor (String) -> Void
  var onCommit: (() -> Void)?
  /// Where it grows. A field that grows vertically takes lines: the return key begins one.
  var axis = Axis.horizontal

  init(
    label: Label, prompt: Text? = nil, text: Binding<String>, axis: Axis? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.axis = axis ?? .horizontal
    self.onCommit = onCommit
    read = { $0.read(text) }
    write = { text.wrappedValue += $0 }
  }

  init<F>(label: Label, prompt: Text? = nil, value: Binding<F.FormatInput>, format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.label = label
    self.prompt = prompt
    // A control is made and used on the main actor only.
    nonisolated(unsafe) let (value, format) = (value, format)
    read = { format.format($0.read(value)) }
    write = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  init<F>(label: Label, prompt: Text? = nil, value: Binding<F.FormatInput?>, format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.label = label
    self.prompt = prompt
    nonisolated(unsafe) let (value, format) = (value, format)
    read = { $0.read(value).map(format.format) ?? "" }
    write = { value.wrappedValue = try? format.parseStrategy.parse($0) }
  }

  init<V>(label: Label, prompt: Text? = nil, value: Binding<V>, formatter: Formatter) {
    self.label = label
    self.prompt = prompt
    nonisolated(unsafe) let (value, formatter) = (value, formatter)
    read = { formatter.string(for: $0.read(value)) ?? "" }
    write = { _ in }
  }
}

extension TextField: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    if let prompt { node.place(prompt, 1) }
    node.element = Element(.field, value: read(node), input: write)
    node.trait =
      axis == .vertical
      ? LinesTrait() : onCommit.map { SubmitTrait(takesText: true, takesSearch: false, action: $0) }
  }
}

extension TextField {
  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
  @available(iOS 16.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }
  @available(iOS 18.0, *)
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, text: text, axis: axis) }
  @available(iOS 15.0, *)
  public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value, format: format)
  }
  @available(iOS 15.0, *)
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value, format: format)
  }
  @available(iOS 15.0, *)
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, value: value, formatter: formatter) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), text: text)
  }
  @_disfavoredOverload
  @available(iOS 16.0, *)
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), text: text)
  }
  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
  @available(iOS 16.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: text, axis: axis)
  }
  @_disfavoredOverload
  @available(iOS 16.0, *)
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), text: text, axis: axis)
  }
  @available(iOS 16.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }
  @_disfavoredOverload
  @available(iOS 16.0, *)
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis) }
  @_disfavoredOverload
  @available(iOS 18.0, *)
  public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where S: StringProtocol { self.init(label: Text(title), prompt: prompt, text: text, axis: axis) }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), text: text, onCommit: onCommit) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), text: text, onCommit: onCommit) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message:
      "Use FocusState<T> and View.focused(_:equals:) for functionality previously provided by onEditingChanged."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(titleKey), text: text) }

  @available(iOS 15.0, *)
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
  }
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value, format: format)
  }
  @available(iOS 15.0, *)
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
  }
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value, format: format)
  }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), value: value, formatter: formatter)
  }
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(label: Text(title), value: value, formatter: formatter)
  }
  @available(iOS 15.0, *)
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, value: value, formatter: formatter)
  }
}

/// A field whose text is not shown.
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
}

extension SecureField: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    let dots = String(repeating: "•", count: node.read(text).count)
    node.element = Element(.field, value: dots, input: { text.wrappedValue += $0 })
  }
}

extension SecureField {
  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), text: text)
  }
  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text)
  }
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), text: text)
  }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), text: text)
  }
}

/// A field for long text.
@available(iOS 14.0, *)
public struct TextEditor {
  let read: @MainActor (Node) -> String
  let write: @MainActor (String) -> Void

  public init(text: Binding<String>) {
    read = { $0.read(text) }
    write = { text.wrappedValue += $0 }
  }
  @available(iOS 18.0, *)
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
  @available(iOS 26.0, *)
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    read = { String($0.read(text).characters) }
    write = { text.wrappedValue = AttributedString($0) }
  }
}

@available(iOS 14.0, *)
extension TextEditor: View, Primitive {
  func update(_ node: Node) {
    node.element = Element(.field, value: read(node), input: write)
    node.trait = LinesTrait()
  }
}

/// Marks a field that takes several lines.
struct LinesTrait: Trait {}

/// A selection in plain text.
@available(iOS 18.0, *)
public struct TextSelection: Equatable, Hashable {
  /// Where it is.
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
    public static func == (lhs: Indices, rhs: Indices) -> Bool {
      switch (lhs, rhs) {
      case (.selection(let a), .selection(let b)): a == b
      case (.multiSelection(let a), .multiSelection(let b)): a == b
      default: false
      }
    }
    public func hash(into hasher: inout Hasher) {
      if case .selection(let range) = self { hasher.combine(range) }
    }
  }
  public var indices: Indices
  public var affinity: TextSelectionAffinity = .automatic
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// A selection in attributed text.
@available(iOS 26.0, *)
public struct AttributedTextSelection: Equatable, Hashable {
  public init() {}
}

@available(iOS 26.0, *)
extension AttributedString {
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) where E: Error {}
}

/// Whether text can be selected.
@available(iOS 15.0, *)
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
@available(iOS 15.0, *)
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text cannot be selected.
@available(iOS 15.0, *)
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

@available(iOS 15.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, *)
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
