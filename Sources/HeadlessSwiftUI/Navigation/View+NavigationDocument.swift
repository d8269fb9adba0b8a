@available(iOS 16.0, *)
extension View {
  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
    inert("navigationDocument", document)
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>)
    -> some View where D: Transferable
  {
    inert("navigationDocument", document, preview)
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>)
    -> some View where D: Transferable, I: Transferable
  {
    inert("navigationDocument", document, preview)
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>)
    -> some View where D: Transferable, I: Transferable
  {
    inert("navigationDocument", document, preview)
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>)
    -> some View where D: Transferable, I1: Transferable, I2: Transferable
  {
    inert("navigationDocument", document, preview)
  }
}
