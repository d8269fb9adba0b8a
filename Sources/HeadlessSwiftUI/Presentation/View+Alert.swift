@available(iOS 13.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(...)`")
  nonisolated public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
  where T: Identifiable {
    let content = item.wrappedValue.map(content)
    return dialog(.dialog, item: item, content: content.map { DialogContent($0) })
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(...)`")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    dialog(.dialog, isPresented: isPresented, content: DialogContent(content()))
  }

  @available(iOS 17.0, *)
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    inert("dialogIcon", icon as Any)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(_:isPresented:presenting:actions:)`"
  )
  nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    let content = item.wrappedValue.map(content)
    return dialog(.alert, item: item, content: content.map { DialogContent($0) })
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(_:isPresented:presenting:actions:)`"
  )
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    dialog(.alert, isPresented: isPresented, content: DialogContent(content()))
  }

  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  {
    inert("dialogSuppressionToggle", titleKey, isSuppressed)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    inert("dialogSuppressionToggle", titleResource, isSuppressed)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View
  where S: StringProtocol {
    inert("dialogSuppressionToggle", title, isSuppressed)
  }

  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    inert("dialogSuppressionToggle", label, isSuppressed)
  }

  @available(iOS 17.0, *)
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    inert("dialogSuppressionToggle", isSuppressed)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(titleKey), actions: actions()))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(titleResource), actions: actions()))
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where S: StringProtocol, A: View
  {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(title), actions: actions()))
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where A: View
  {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: title, actions: actions()))
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(titleKey), actions: actions(), message: message()))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(titleResource), actions: actions(), message: message()))
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: Text(title), actions: actions(), message: message()))
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .alert, isPresented: isPresented,
      content: DialogContent(.alert, title: title, actions: actions(), message: message()))
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map { DialogContent(.alert, title: Text(titleKey), actions: actions($0)) }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map { DialogContent(.alert, title: Text(titleResource), actions: actions($0)) }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    let content = data.map { DialogContent(.alert, title: Text(title), actions: actions($0)) }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map { DialogContent(.alert, title: title, actions: actions($0)) }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map {
      DialogContent(.alert, title: Text(titleKey), actions: actions($0), message: message($0))
    }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map {
      DialogContent(.alert, title: Text(titleResource), actions: actions($0), message: message($0))
    }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let content = data.map {
      DialogContent(.alert, title: Text(title), actions: actions($0), message: message($0))
    }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map { DialogContent(.alert, title: title, actions: actions($0), message: message($0)) }
    return dialog(.alert, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
    -> some View where E: LocalizedError, A: View
  {
    let content = error.map {
      DialogContent(.alert, title: Text(verbatim: $0.errorDescription ?? ""), actions: actions())
    }
    return dialog(.alert, isPresented: isPresented, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    let content = error.map {
      DialogContent(
        .alert, title: Text(verbatim: $0.errorDescription ?? ""), actions: actions($0), message: message($0))
    }
    return dialog(.alert, isPresented: isPresented, content: content)
  }
}
