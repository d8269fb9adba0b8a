/// Builds the items of a toolbar.
@available(iOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
}

@available(iOS 14.0, *)
extension ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  @available(iOS 16.0, *)
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
    content
  }

  @available(iOS 16.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  @available(iOS 16.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  @available(iOS 17.5, *)
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarGroup(items: [content])
  }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent {
    ToolbarGroup(items: [c0, c1])
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarGroup(items: [c0, c1, c2])
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
    ToolbarGroup(items: [c0, c1, c2, c3])
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent {
    ToolbarGroup(items: [c0, c1, c2, c3, c4])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}

@available(iOS 14.0, *)
extension ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: CustomizableToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
  where Content: CustomizableToolbarContent { content }

  @available(iOS 16.0, *)
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: CustomizableToolbarContent { content }

  @available(iOS 16.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  @available(iOS 16.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  @available(iOS 17.5, *)
  public static func buildLimitedAvailability(_ content: any CustomizableToolbarContent)
    -> some CustomizableToolbarContent
  {
    ToolbarGroup(items: [content])
  }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some CustomizableToolbarContent
  where C0: CustomizableToolbarContent, C1: CustomizableToolbarContent {
    ToolbarGroup(items: [c0, c1])
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some CustomizableToolbarContent
  where C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent {
    ToolbarGroup(items: [c0, c1, c2])
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3])
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  {
    ToolbarGroup(items: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
