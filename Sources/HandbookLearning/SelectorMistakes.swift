import HandbookAssembly

/// `#selector(save)` with a `save()` that lacks `@objc`. Linux has no Objective-C, so its compiler does not report
/// it.
func selectorMistakes(in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  return analysis.pieces[position].hiddenSelectors.map { selector in
    CompiledProgram.Finding(
      isError: true,
      text: "argument of '#selector' refers to '\(selector.name)', which is not exposed to Objective-C",
      place: analysis.place(ofByte: selector.offset, in: position), length: selector.name.utf8.count,
      notes: [],
      suggestion: "@objc func \(selector.name)")
  }
}
