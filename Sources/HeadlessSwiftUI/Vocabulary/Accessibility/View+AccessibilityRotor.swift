import Foundation

// Rotors are not modelled: nobody turns one in a scenario.

/// What a rotor leads to.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One place that a rotor leads to.
@available(iOS 15.0, *)
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol {}
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  @_disfavoredOverload
  nonisolated public init<L>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol {}
}

@available(iOS 15.0, *)
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

@available(iOS 15.0, *)
extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

@available(iOS 15.0, *)
extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0.id }, content: content) }
}

/// Several entries, or none.
@available(iOS 15.0, *)
struct RotorEntries {}

@available(iOS 15.0, *)
extension RotorEntries: AccessibilityRotorContent {}

/// Lists what a rotor leads to.
@available(iOS 15.0, *)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }
  public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { RotorEntries() }
  public static func buildBlock<each Content>(_ content: repeat each Content)
    -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent { RotorEntries() }
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { RotorEntries() }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { inert("accessibilityRotor", systemRotor) }

  nonisolated public func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { inert("accessibilityRotor", label) }

  nonisolated public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { inert("accessibilityRotor", labelKey) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
    inert("accessibilityRotor", label)
  }

  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { inert("accessibilityRotor", rotorLabelKey) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable { inert("accessibilityRotor", rotorLabel) }

  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { inert("accessibilityRotor", rotorLabelKey) }

  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { inert("accessibilityRotor", systemRotor, textRanges) }

  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { inert("accessibilityRotor", labelKey, textRanges) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View where L: StringProtocol { inert("accessibilityRotor", label, textRanges) }

  nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable { inert("accessibilityRotorEntry", id) }
}
