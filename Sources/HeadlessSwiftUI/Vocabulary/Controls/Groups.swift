import Foundation

/// Shows progress, or that something is going on.
@available(iOS 14.0, *)
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let label: Label
  let current: CurrentValueLabel
  init(_ label: Label, _ current: CurrentValueLabel) {
    self.label = label
    self.current = current
  }
}

@available(iOS 14.0, *)
extension ProgressView: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(current, 1)
  }
}

@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(EmptyView(), EmptyView()) }
  public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView()) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), EmptyView()) }
  @_disfavoredOverload
  @available(iOS 16.0, *)
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(Text(titleResource), EmptyView())
  }
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol { self.init(Text(title), EmptyView()) }
}

@available(iOS 14.0, *)
extension ProgressView {
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(EmptyView(), EmptyView())
  }
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { self.init(label(), EmptyView()) }
  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint { self.init(label(), currentValueLabel()) }
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Text(titleKey), EmptyView())
  }
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(Text(title), EmptyView())
  }
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(EmptyView(), EmptyView())
  }
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
  { self.init(configuration.label, configuration.currentValueLabel) }
}

@available(iOS 16.0, *)
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(label(), DefaultDateProgressLabel()) }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(EmptyView(), DefaultDateProgressLabel())
  }
}

/// Time left, as a timer's progress shows it.
@available(iOS 16.0, *)
public struct DefaultDateProgressLabel {}

@available(iOS 16.0, *)
extension DefaultDateProgressLabel: View, Primitive { func update(_ node: Node) {} }

/// A value within a range.
@available(iOS 16.0, *)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let label: Label
  let current: CurrentValueLabel
}

@available(iOS 16.0, *)
extension Gauge: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(current, 1)
  }
}

@available(iOS 16.0, *)
extension Gauge {
  public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
    V: BinaryFloatingPoint
  { self.init(label: label(), current: EmptyView()) }
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), current: currentValueLabel())
  }
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), current: currentValueLabel())
  }
}

/// A value with its name.
@available(iOS 16.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

@available(iOS 16.0, *)
extension LabeledContent: View, _PrimitiveView, Primitive where Label: View, Content: View {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(content, 1)
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

@available(iOS 16.0, *)
extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A titled box.
@available(iOS 14.0, *)
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
}

@available(iOS 14.0, *)
extension GroupBox: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(content, 1)
  }
}

@available(iOS 14.0, *)
extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

@available(iOS 14.0, *)
extension GroupBox {
  @available(
    iOS, introduced: 14.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)"
  )
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

@available(iOS 14.0, *)
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

@available(iOS 14.0, *)
extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

/// Controls that belong together.
@available(iOS 15.0, *)
public struct ControlGroup<Content> where Content: View {
  let title: Text?
  let content: Content
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
}

@available(iOS 15.0, *)
extension ControlGroup: View, Primitive {
  func update(_ node: Node) { node.place(content, 0) }
}

@available(iOS 16.0, *)
extension ControlGroup {
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    title = nil
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
  public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    title = nil
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }
  public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    title = nil
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }
}

/// A group of controls with its label.
@available(iOS 16.0, *)
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
  let label: Label
}

@available(iOS 16.0, *)
extension LabeledControlGroupContent: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(content, 1)
  }
}

/// Shows and hides content.
@available(iOS 14.0, *)
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: () -> Content
  let expansion: Binding<Bool>?
}

@available(iOS 14.0, *)
extension DisclosureGroup: View, Primitive {
  func update(_ node: Node) {
    let isExpanded = expansion.map { node.read($0) } ?? node.state("isExpanded") { false }
    node.place(
      DisclosureToggle(label: label) {
        if let expansion {
          expansion.wrappedValue.toggle()
        } else {
          node.setState("isExpanded", !isExpanded)
          node.invalidate()
        }
      }, 0)
    if isExpanded { node.place(content(), 1) }
  }
}

/// The part of a disclosure group one taps.
struct DisclosureToggle<Label: View> {
  let label: Label
  let action: @MainActor () -> Void
}

extension DisclosureToggle: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.element = Element(.button, action: action)
  }
}

@available(iOS 14.0, *)
extension DisclosureGroup {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, expansion: nil)
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content, expansion: isExpanded) }
}

@available(iOS 14.0, *)
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, expansion: nil)
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(titleKey), content: content, expansion: isExpanded) }
  @_disfavoredOverload
  public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    self.init(label: Text(label), content: content, expansion: nil)
  }
  @_disfavoredOverload
  public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol { self.init(label: Text(label), content: content, expansion: isExpanded) }
}
