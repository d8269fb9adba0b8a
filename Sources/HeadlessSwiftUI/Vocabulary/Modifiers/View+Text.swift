import Foundation

// Modifiers that style the text in a view.

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  @available(iOS 16.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    inert("fontWeight", weight as Any)
  }

  @available(iOS 16.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { inert("fontWidth", width as Any) }

  @available(iOS 16.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    inert("fontDesign", design as Any)
  }

  @available(iOS 16.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { inert("bold", isActive) }

  @available(iOS 16.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View { inert("italic", isActive) }

  @available(iOS 16.0, *)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { inert("underline", isActive, pattern, color as Any) }

  @available(iOS 16.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { inert("strikethrough", isActive, pattern, color as Any) }

  @available(iOS 16.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { inert("monospaced", isActive) }

  @available(iOS 15.0, *)
  nonisolated public func monospacedDigit() -> some View { inert("monospacedDigit") }

  @available(iOS 16.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { inert("kerning", kerning) }

  @available(iOS 16.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { inert("tracking", tracking) }

  @available(iOS 16.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    inert("baselineOffset", baselineOffset)
  }

  @available(iOS 14.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  @available(iOS 17.0, *)
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    inert("textScale", scale, isEnabled)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { inert("lineLimit", limit) }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    inert("lineLimit", limit)
  }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { inert("lineLimit", limit) }

  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inert("lineLimit", limit, reservesSpace)
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  @available(iOS 26.0, *)
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    inert("multilineTextAlignment", strategy)
  }

  @available(iOS 26.0, *)
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    inert("writingDirection", strategy)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize { inert("dynamicTypeSize", range) }

  @available(iOS 17.0, *)
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { inert("typesettingLanguage", language, isEnabled) }

  @available(iOS 18.0, *)
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    inert("textRenderer", renderer)
  }

  @available(iOS 15.0, *)
  nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    inert("textSelection", selectability)
  }

  @available(iOS 18.0, *)
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    inert("textSelectionAffinity", affinity)
  }

  @available(iOS 15.0, *)
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    inert("speechAdjustedPitch", value)
  }

  @available(iOS 15.0, *)
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    inert("speechAlwaysIncludesPunctuation", value)
  }

  @available(iOS 15.0, *)
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    inert("speechAnnouncementsQueued", value)
  }

  @available(iOS 15.0, *)
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    inert("speechSpellsOutCharacters", value)
  }
}
