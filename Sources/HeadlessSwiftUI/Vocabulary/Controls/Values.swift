import Foundation

/// Chooses one of several values.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let content: Content
  let read: @MainActor (Node) -> AnyHashable?
  let choose: @MainActor (AnyHashable) -> Bool

  init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
    self.label = label
    self.content = content
    // A control is made and used on the main actor only; so too below.
    nonisolated(unsafe) let selection = selection
    read = { AnyHashable($0.read(selection)).unwrapped }
    choose = { value in
      guard let value = value.converted(to: SelectionValue.self) else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<C>(
    _ label: Label, _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>, _ content: Content
  )
  where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.label = label
    self.content = content
    nonisolated(unsafe) let sources = sources
    read = { node in
      let values = Set(sources.map { AnyHashable(node.read($0)).unwrapped })
      return values.count == 1 ? values.first : nil
    }
    choose = { value in
      guard let value = value.converted(to: SelectionValue.self) else { return false }
      for source in sources { source.wrappedValue = value }
      return true
    }
  }
}

extension Picker: View, Primitive {
  func update(_ node: Node) {
    let selected = read(node)
    node.place(label: label)
    let options = node.place(content, 1)
    let showsOptions = node.environment.pickerShowsOptions
    // Options in a menu are seen only while it is open: the model shows the one chosen.
    options.unseenCause = showsOptions ? nil : "choose"
    let all = options.pickerOptions
    let chosen = all.first { $0.value == selected }?.text
    if chosen == nil, !all.isEmpty, let selected {
      node.runtime.warn(ConsoleText.noTag(for: selected), once: node)
    }
    if !showsOptions, let chosen { node.place(Text(verbatim: chosen), key: .init(2), fresh: true) }
    node.trait = PickerTrait(options: options, choose: choose, areTappable: showsOptions)
  }
}

/// A choice of one of several values.
struct PickerTrait: Trait {
  /// The node that holds the options.
  let options: Node
  /// Chooses a value; false where it is not of the picker's type.
  let choose: @MainActor (AnyHashable) -> Bool
  /// Whether options can be tapped where they stand.
  let areTappable: Bool
}

extension Node {
  /// The options below the node with the values they stand for: their tags, or else their ids in a loop.
  var pickerOptions: [(text: String, value: AnyHashable, node: Node)] {
    var found: [(text: String, value: AnyHashable, node: Node)] = []
    walk { node in
      if let tag = node.trait as? TagTrait {
        found.append((node.joinedTexts, tag.value.unwrapped, node))
        return false
      }
      if node.view is any Looping {
        for child in node.children {
          let tagged = child.pickerOptions
          found += tagged.isEmpty ? [(child.joinedTexts, child.key.value.unwrapped, child)] : tagged
        }
        return false
      }
      return true
    }
    return found
  }
}

private struct PickerShowsOptionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether pickers show all their options: segmented, inline, as a palette or a wheel.
  var pickerShowsOptions: Bool {
    get { self[PickerShowsOptionsKey.self] }
    set { self[PickerShowsOptionsKey.self] = newValue }
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, content()) }
  @available(iOS 16.0, *)
  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(label(), sources, selection, content())
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, selection, content())
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), selection, content()) }
  @_disfavoredOverload
  @available(iOS 16.0, *)
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleResource), selection, content()) }
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where S: StringProtocol { self.init(Text(title), selection, content()) }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), selection, content()) }
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), selection, content())
  }
}

/// Parts of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a date.
public struct DatePicker<Label> where Label: View {
  public typealias Components = DatePickerComponents
  let label: Label
  let selection: Binding<Date>
  let components: Components
  let range: ClosedRange<Date>

  init(
    label: Label, selection: Binding<Date>, components: Components,
    range: ClosedRange<Date> = .distantPast ... .distantFuture
  ) {
    self.label = label
    self.selection = selection
    self.components = components
    self.range = range
  }
}

extension DatePicker: View, Primitive {
  func update(_ node: Node) {
    let date = node.read(selection)
    node.place(label: label)
    let text = date.formatted(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    node.place(Text(verbatim: text), key: .init(1), fresh: true)
    node.trait = DatePickerTrait(date: date, components: components, range: range) {
      selection.wrappedValue = $0
    }
  }
}

/// A control that chooses a date.
struct DatePickerTrait: Trait {
  let date: Date
  let components: DatePickerComponents
  let range: ClosedRange<Date>
  let choose: (Date) -> Void

  /// The date that is meant, with what the picker does not show left as it is.
  ///
  /// - Parameter text: `2026-07-04`, `09:30`, or both with a space between, in the time zone of scenarios, UTC.
  /// - Returns: nil where the text is not of the parts that the picker shows.
  func date(from text: String) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var wanted = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var parts = text.split(separator: " ", omittingEmptySubsequences: false)
    func numbers(_ part: Substring, _ separator: Character, _ lengths: [Int]) -> [Int]? {
      let fields = part.split(separator: separator, omittingEmptySubsequences: false)
      guard fields.map(\.count) == lengths else { return nil }
      let values = fields.compactMap { Int($0) }
      return values.count == lengths.count ? values : nil
    }
    if components.contains(.date) {
      guard let part = parts.first, let day = numbers(part, "-", [4, 2, 2]) else { return nil }
      (wanted.year, wanted.month, wanted.day) = (day[0], day[1], day[2])
      parts.removeFirst()
    }
    if components.contains(.hourAndMinute) {
      guard let part = parts.first, let time = numbers(part, ":", [2, 2]) else { return nil }
      (wanted.hour, wanted.minute) = (time[0], time[1])
      parts.removeFirst()
    }
    guard parts.isEmpty, wanted.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: wanted)
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, components: displayedComponents)
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, components: displayedComponents, range: range)
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, components: displayedComponents,
      range: range.lowerBound ... .distantFuture)
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, components: displayedComponents,
      range: .distantPast...range.upperBound)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, components: displayedComponents)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, components: displayedComponents, range: range)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, components: displayedComponents,
      range: range.lowerBound ... .distantFuture)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, components: displayedComponents,
      range: .distantPast...range.upperBound)
  }
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, components: displayedComponents)
  }
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, components: displayedComponents, range: range)
  }
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, components: displayedComponents,
      range: range.lowerBound ... .distantFuture)
  }
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, components: displayedComponents,
      range: .distantPast...range.upperBound)
  }
}

/// Chooses several dates.
@available(iOS 16.0, *)
public struct MultiDatePicker<Label> where Label: View {
  let label: Label
  let selection: Binding<Set<DateComponents>>
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(titleKey), selection: selection)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(label: Text(titleKey), selection: selection)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker: View, Primitive {
  func update(_ node: Node) {
    _ = node.read(selection)
    node.place(label: label)
  }
}

/// Chooses a colour.
@available(iOS 14.0, *)
public struct ColorPicker<Label> where Label: View {
  let label: Label
  let selection: Binding<Color>
}

@available(iOS 14.0, *)
extension ColorPicker {
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection) }
}

@available(iOS 14.0, *)
extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(label: Text(titleKey), selection: selection)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(label: Text(title), selection: selection)
  }
}

@available(iOS 14.0, *)
extension ColorPicker: View, Primitive {
  func update(_ node: Node) {
    _ = node.read(selection)
    node.place(label: label)
  }
}

/// Chooses a number on a track.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let read: @MainActor (Node) -> Void

  init<V>(_ value: Binding<V>, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    nonisolated(unsafe) let value = value
    read = { _ = $0.read(value) }
  }
}

extension Slider: View, Primitive {
  func update(_ node: Node) {
    read(node)
    node.place(label: label)
    node.place(minimum, 1)
    node.place(maximum, 2)
  }
}

extension Slider {
  @available(iOS 13.0, *)
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

/// Changes a value by steps.
public struct Stepper<Label> where Label: View {
  let label: Label
  let read: @MainActor (Node) -> Void
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  init(_ label: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.label = label
    read = { _ in }
    increment = onIncrement
    decrement = onDecrement
  }

  init<V>(_ label: Label, value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>? = nil)
  where V: Strideable {
    self.label = label
    nonisolated(unsafe) let value = value
    read = { _ = $0.read(value) }
    func move(_ by: V.Stride) {
      let next = value.wrappedValue.advanced(by: by)
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
    }
    increment = { move(step) }
    decrement = { move(0 - step) }
  }
}

extension Stepper: View, Primitive {
  func update(_ node: Node) {
    read(node)
    node.place(label: label)
    node.place(StepperButton(label: "Increment", action: increment), 1)
    node.place(StepperButton(label: "Decrement", action: decrement), 2)
  }
}

/// One side of a stepper.
struct StepperButton {
  let label: String
  let action: (() -> Void)?
}

extension StepperButton: View, Primitive {
  func update(_ node: Node) {
    node.element = Element(.button, label: label, isEnabled: action != nil, action: { action?() })
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), onIncrement: onIncrement, onDecrement: onDecrement) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), onIncrement: onIncrement, onDecrement: onDecrement) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(value:step:label:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable { self.init(label(), value: value, step: step) }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Stepper(value:in:step:label:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable { self.init(label(), value: value, step: step, bounds: bounds) }
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(label(), value: value, step: step) }
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(label(), value: value, step: step, bounds: bounds) }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement) }
  @_disfavoredOverload
  public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol { self.init(Text(title), onIncrement: onIncrement, onDecrement: onDecrement) }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(Text(titleKey), value: value, step: step) }
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable { self.init(Text(title), value: value, step: step) }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(Text(titleKey), value: value, step: step, bounds: bounds) }
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(Text(title), value: value, step: step, bounds: bounds)
  }
}
