import Foundation

// A search field with tokens, scopes and suggestions. The field's state is the environment's (`isSearching`).

extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View { inert("searchScopes", scope, views: scopes()) }

  @available(iOS 16.4, *)
  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { inert("searchScopes", scope, activation, views: scopes()) }

  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, suggestions: [])) }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 18.0, *)
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    inert("searchFocused", binding)
  }

  @available(iOS 18.0, *)
  nonisolated public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
  where V: Hashable { inert("searchFocused", binding, value) }

  @available(iOS 16.0, *)
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View { inert("searchSuggestions", views: suggestions()) }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    modifier(Searchable(text: text, isPresented: nil, suggestions: [AnyView(suggestions())]))
  }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    modifier(Searchable(text: text, isPresented: nil, suggestions: [AnyView(suggestions())]))
  }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @_disfavoredOverload
  nonisolated public func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    modifier(Searchable(text: text, isPresented: nil, suggestions: [AnyView(suggestions())]))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: isPresented, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: nil, suggestions: [])) }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  { modifier(Searchable(text: text, isPresented: isPresented, suggestions: [])) }

  @available(iOS 15.0, *)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    inert("searchCompletion", completion)
  }

  @available(iOS 16.0, *)
  nonisolated public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    inert("searchCompletion", token)
  }

  @available(iOS 16.0, *)
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { inert("searchSuggestions", visibility, placements) }

  @available(iOS 17.1, *)
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { inert("searchPresentationToolbarBehavior", behavior) }

  @available(iOS 26.0, *)
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    inert("searchToolbarBehavior", behavior)
  }

  @available(iOS 17.0, *)
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { inert("searchDictationBehavior", dictationBehavior) }

}

/// A field above the content that sets a text.
struct Searchable {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let suggestions: [AnyView]
}

extension Searchable: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func update(_ node: Node, content: Node.Content) {
    node.place(SearchField(text: text), 1)
    content()
    for (index, suggestion) in suggestions.enumerated() { node.place(suggestion, 2 + index) }
  }
}

/// The search field itself.
struct SearchField {
  let text: Binding<String>
}

extension SearchField: View, Primitive {
  func update(_ node: Node) {
    _ = node.read(text)
    node.element = Element(.field, label: "Search", input: { text.wrappedValue = $0 })
  }
}

/// How dictation begins in a field.
@available(iOS 17.0, *)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline(\(activation))")
  }
}
