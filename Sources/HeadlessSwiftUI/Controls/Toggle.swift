/// A switch.
@available(iOS 13.0, *)
public struct Toggle<Label> where Label: View {
  let label: Label
  let isOn: Binding<Bool>

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  @MainActor @preconcurrency
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(label: label(), isOn: combined(sources, isOn))
  }
}

@available(iOS 13.0, *)
extension Toggle: View, Primitive {
  func update(_ node: Node) {
    node.place(label: label)
    node.element = Element(.toggle, value: node.read(isOn) ? "on" : "off") { isOn.wrappedValue.toggle() }
  }
}

/// On when all sources are; sets them together.
private func combined<C: RandomAccessCollection>(
  _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
) -> Binding<Bool> {
  let bindings = sources.map { $0[keyPath: isOn] }
  return Binding(
    source: nil, get: { bindings.allSatisfy(\.wrappedValue) },
    set: { value in for binding in bindings { binding.wrappedValue = value } })
}

@available(iOS 13.0, *)
extension Toggle where Label == Text {
  @available(iOS 13.0, *)
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), isOn: isOn)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>
  ) {
    self.init(label: Text(titleResource), isOn: isOn)
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(label: Text(title), isOn: isOn)
  }
}

@available(iOS 17.0, *)
extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  @available(iOS 17.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(label: Label(title: Text(titleKey), icon: Image(systemName: systemImage)), isOn: isOn)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(label: Label(title: Text(titleResource), icon: Image(systemName: systemImage)), isOn: isOn)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(label: Label(title: Text(title), icon: Image(systemName: systemImage)), isOn: isOn)
  }
}
