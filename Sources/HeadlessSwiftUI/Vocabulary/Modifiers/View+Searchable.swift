import Foundation

// A search field with tokens, scopes and suggestions. The field's state is the environment's (`isSearching`).

extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View { modifier(WhileSearching(scopes: scopes(), selection: scope)) }

  @available(iOS 16.4, *)
  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { modifier(WhileSearching(scopes: scopes(), selection: scope)) }

  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, prompt: prompt, isPresented: nil, suggestions: [])) }

  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
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
  where S: View { modifier(WhileSearching(shown: suggestions(), kind: "a suggestion")) }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    modifier(Searchable(text: text, prompt: prompt, isPresented: nil, suggestions: [AnyView(suggestions())]))
  }

  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    modifier(
      Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [AnyView(suggestions())]))
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
    modifier(
      Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [AnyView(suggestions())]))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: prompt, isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: prompt, isPresented: nil, suggestions: []))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
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
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
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
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: [])) }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
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
  { modifier(Searchable(text: text, prompt: prompt, isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

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
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: nil, suggestions: [])) }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: prompt, isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: []))
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
  { modifier(Searchable(text: text, prompt: Text(prompt), isPresented: isPresented, suggestions: [])) }

  @available(iOS 15.0, *)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(text: completion))
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

/// Adds a search field to the screen.
struct Searchable {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let suggestions: [AnyView]
}

extension Searchable: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    let own = node.state("isSearching") { Location(false) }
    let isSearching = isPresented.map { node.read($0) } ?? node.track { own.get() }
    let isPresented = isPresented ?? Binding(own)
    let search = SearchHandle(node: ObjectIdentifier(node), text: text, isPresented: isPresented)
    node.place(
      SearchField(search: search, prompt: prompt?.string ?? "Search", isSearching: isSearching),
      key: .init(1),
      fresh: true)
    var environment = node.environment
    environment.isSearching = isSearching
    environment.search = search
    content(environment: environment)
    guard isSearching else { return }
    for (index, suggestion) in suggestions.enumerated() {
      node.place(suggestion, key: .init(2 + index), environment: environment)
    }
  }
}

/// The search of one `searchable`.
struct SearchHandle: SelfComparing {
  let node: ObjectIdentifier
  let text: Binding<String>
  let isPresented: Binding<Bool>

  /// Ends the search, as its button and `dismissSearch` do: the text goes, too.
  func dismiss() {
    text.wrappedValue = ""
    isPresented.wrappedValue = false
  }

  func isSame(as other: Any) -> Bool { (other as? SearchHandle)?.node == node }
}

/// The search field itself, with its button while it is used.
struct SearchField {
  let search: SearchHandle
  let prompt: String
  let isSearching: Bool
}

extension SearchField: View, Primitive {
  func update(_ node: Node) {
    let text = node.read(search.text)
    node.trait = SearchFieldTrait(search: search, isSearching: isSearching)
    node.element = Element(
      .field, label: prompt, value: text, action: { search.isPresented.wrappedValue = true },
      input: { typed in
        search.isPresented.wrappedValue = true
        search.text.wrappedValue = text + typed
      })
    if isSearching { node.place(Button(label: Text(verbatim: "Cancel"), role: nil) { search.dismiss() }, 0) }
  }
}

/// Marks a search field: what is submitted in it is a search.
struct SearchFieldTrait: Trait {
  let search: SearchHandle
  let isSearching: Bool
}

/// Shows suggestions or scopes while the search that the view has, or stands in, goes on.
struct WhileSearching<Shown: View> {
  let shown: Shown
  /// What is shown, with its article.
  let kind: String

  init(shown: Shown, kind: String) {
    self.shown = shown
    self.kind = kind
  }

  init<Value, Scopes>(scopes: Scopes, selection: Binding<Value>)
  where Shown == Picker<EmptyView, Value, Scopes> {
    self.init(shown: Picker(EmptyView(), selection, scopes), kind: "a scope of the search")
  }
}

extension WhileSearching: ViewModifier, CoordinatingModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    let searched = node.place(member: content.view, key: .init(0))
    var environment = node.environment
    var isSearching = environment.isSearching
    searched.walk { node in
      if let field = node.trait as? SearchFieldTrait {
        environment.search = field.search
        isSearching = field.isSearching
      }
      return true
    }
    // Scopes stand side by side, each to be tapped.
    environment.pickerShowsOptions = true
    let placed = node.place(shown, key: .init(kind), environment: environment)
    placed.unseenCause = isSearching ? nil : "\(kind), which shows while the search field is used"
  }
}

/// Puts a text into the search field when the suggestion is tapped.
struct SearchCompletion {
  let text: String
}

extension SearchCompletion: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let search = node.environment.search
    node.element = Element(.button, gesture: .normal) { search?.text.wrappedValue = text }
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
