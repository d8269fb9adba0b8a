import HandbookModel

/// The compiled templates, and what is wrong with them.
///
/// From text to bytes in three steps: `TemplateTag` finds the tags and judges their form, `TemplateNode` makes a tree
/// of them, and `TemplateCompiler` resolves every name for the types of values that a template will get. What is left
/// for `TemplateRun` is to copy bytes and to read fields by their numbers.
struct TemplateLibrary: Sendable {
  /// Problems of form, wrong names, missing partials; empty when every page can be rendered.
  let diagnostics: [Diagnostic]
  /// Stands for all templates.
  let digest: Digest?
  private let programs: TemplatePrograms
  /// Number of the program of each root.
  private let roots: [String: Int]

  /// Parses templates and compiles those in `roots` for the value each will be given.
  ///
  /// - Parameters:
  ///   - files: `rule.mustache` is the template and partial `rule`; a later file replaces an
  ///     earlier one of the same path.
  ///   - folder: How diagnostics name the folder of `files`.
  ///   - roots: Template name → type of its value.
  init(files: [SourceFile], folder: String, roots: [String: any TemplateValue.Type]) {
    var trees: [String: [TemplateNode]] = [:]
    var found: [Diagnostic] = []
    let byName = Dictionary(
      files.filter { $0.path.hasSuffix(".mustache") }.map { (String($0.path.dropLast(9)), $0) },
      uniquingKeysWith: { $1 })
    for (name, file) in byName.sorted(by: { $0.key < $1.key }) {
      let tags = TemplateTag.scan(file, shownAs: "\(folder)/\(file.path)")
      trees[name] = TemplateNode.tree(of: file, tags.value)
      found += tags.diagnostics
    }
    var digester = Digester()
    for file in byName.values.sorted(by: { $0.path < $1.path }) { digester.add(file) }
    digest = digester.digest
    var compiler = TemplateCompiler(trees: trees, folder: folder)
    var numbers: [String: Int] = [:]
    for (name, type) in roots.sorted(by: { $0.key < $1.key }) {
      numbers[name] = compiler.compile(name, for: type)
    }
    self.roots = numbers
    programs = compiler.programs
    diagnostics = (found + compiler.found).sorted(by: Diagnostic.inReportOrder)
  }

  /// Renders `value` as UTF-8; only meaningful where `diagnostics` is empty.
  func render(_ name: String, _ value: some TemplateValue) -> [UInt8] {
    guard let program = roots[name] else { return [] }
    var run = TemplateRun(value, programs: programs)
    run.perform(program)
    // Without the room it was written in: of a large book's lists, ten thousands of these are kept.
    return run.output.withUnsafeBufferPointer { output in
      [UInt8](unsafeUninitializedCapacity: output.count) { bytes, count in
        count = bytes.update(fromContentsOf: output)
      }
    }
  }
}
