@available(iOS 15.0, *)
extension View {
  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(titleKey), titleVisibility: titleVisibility, actions: actions()))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(titleResource), titleVisibility: titleVisibility, actions: actions()))
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(title), titleVisibility: titleVisibility, actions: actions()))
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(.dialog, title: title, titleVisibility: titleVisibility, actions: actions()))
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(titleKey), titleVisibility: titleVisibility, actions: actions(),
        message: message()))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(titleResource), titleVisibility: titleVisibility, actions: actions(),
        message: message()))
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: Text(title), titleVisibility: titleVisibility, actions: actions(), message: message())
    )
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    dialog(
      .dialog, isPresented: isPresented,
      content: DialogContent(
        .dialog, title: title, titleVisibility: titleVisibility, actions: actions(), message: message()))
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map {
      DialogContent(.dialog, title: Text(titleKey), titleVisibility: titleVisibility, actions: actions($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map {
      DialogContent(
        .dialog, title: Text(titleResource), titleVisibility: titleVisibility, actions: actions($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    let content = data.map {
      DialogContent(.dialog, title: Text(title), titleVisibility: titleVisibility, actions: actions($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    let content = data.map {
      DialogContent(.dialog, title: title, titleVisibility: titleVisibility, actions: actions($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map {
      DialogContent(
        .dialog, title: Text(titleKey), titleVisibility: titleVisibility, actions: actions($0),
        message: message($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map {
      DialogContent(
        .dialog, title: Text(titleResource), titleVisibility: titleVisibility, actions: actions($0),
        message: message($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let content = data.map {
      DialogContent(
        .dialog, title: Text(title), titleVisibility: titleVisibility, actions: actions($0),
        message: message($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }

  @available(iOS 15.0, *)
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    let content = data.map {
      DialogContent(
        .dialog, title: title, titleVisibility: titleVisibility, actions: actions($0), message: message($0))
    }
    return dialog(.dialog, isPresented: isPresented, data: data, content: content)
  }
}
