import Foundation

/// Shares values with other apps.
@available(iOS 16.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let items: Data
  let label: Label

  init(_ items: Data, _ label: Label) {
    self.items = items
    self.label = label
  }
}

@available(iOS 16.0, *)
extension ShareLink: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.element = Element(.button)
  }
}

/// The label of a share link that names none.
@available(iOS 16.0, *)
public struct DefaultShareLinkLabel {
  let title: Text
  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }
}

@available(iOS 16.0, *)
extension DefaultShareLinkLabel: View, Primitive {
  func update(_ node: Node) { node.place(title, 0) }
}

/// How a shared value is shown before it is shared.
@available(iOS 16.0, *)
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
}

@available(iOS 16.0, *)
extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.init(title: Text(title))
  }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }
  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol { self.init(title: Text(title)) }
  public init(_ title: Text, image: Image) { self.init(title: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title)) }
  public init(_ title: Text) { self.init(title: title) }
}

@available(iOS 16.0, *)
extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, label()) }
}

@available(iOS 16.0, *)
extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable { self.init(CollectionOfOne(item), label()) }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, label())
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, label())
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), label()) }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), label()) }
}

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel()) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol { self.init(items, DefaultShareLinkLabel(Text(title))) }
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel(title)) }
}

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource)))
  }
  @_disfavoredOverload
  public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel())
  }
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol { self.init(items, DefaultShareLinkLabel(Text(title))) }
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel())
  }
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, DefaultShareLinkLabel(Text(titleResource))) }
  @_disfavoredOverload
  public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol { self.init(items, DefaultShareLinkLabel(Text(title))) }
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), DefaultShareLinkLabel()) }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource)))
  }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource)))
  }
  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }
  @_disfavoredOverload
  public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title)))
  }
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(title)) }
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(title)) }
}
