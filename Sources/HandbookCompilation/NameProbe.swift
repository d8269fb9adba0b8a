import HandbookLearning

/// Asks the compiler which names the modules declare.
///
/// The answers are kept until the modules change, so each name is asked for only once: after an edit without
/// new names, no process is started.
package struct NameProbe {
  var compiler: Compiler
  var cache: SnippetCache

  package init(compiler: Compiler, cache: SnippetCache) {
    self.compiler = compiler
    self.cache = cache
  }

  private struct Answers: Codable, Sendable {
    var asked: Set<String> = []
    var missing: Set<String> = []
  }

  /// - Parameter imports: Sets of modules; each is asked about separately.
  /// - Returns: For each set, the names that code which imports these modules does not find.
  package func missing(
    from names: Set<String>, importing imports: [Set<String>], processes: inout Int
  ) async throws -> [Set<String>] {
    let keys = imports.map {
      hexDigest("names \(compiler.toolchain.digest) \($0.sorted().joined(separator: " "))")
    }
    var answers = keys.map { cache.read($0) ?? Answers() }
    let open = answers.map { names.subtracting($0.asked).sorted() }
    let asking = imports.indices.filter { !open[$0].isEmpty }
    let result = try await compiler.compile(
      asking.map {
        Compiler.Unit(
          name: "probe\($0)", text: probe(for: open[$0], importing: imports[$0]), languageMode: "5",
          imports: imports[$0])
      }, depth: .types)
    processes += result.processes
    for index in asking where result.failures["probe\(index)"] == nil {
      for message in result.messages["probe\(index)", default: []]
      where message.isOf(MessageKind.unknownName) && open[index].indices.contains(message.line - 2) {
        answers[index].missing.insert(open[index][message.line - 2])
      }
      answers[index].asked.formUnion(open[index])
      cache.write(answers[index], keys[index])
    }
    return answers.map { $0.missing.intersection(names) }
  }

  /// A file with one name per line, from line 2, so that the line of an error tells the name.
  private func probe(for names: [String], importing modules: Set<String>) -> String {
    var text = modules.sorted().map { "import \($0); " }.joined() + "fileprivate func probe() {\n"
    for name in names { text += "_ = (\(name.isSwiftKeyword ? "`\(name)`" : name))\n" }
    return text + "}\n"
  }
}

extension String {
  fileprivate var isSwiftKeyword: Bool {
    ["self", "Self", "super", "init", "default", "in", "case", "Any", "Type", "Protocol"].contains(self)
  }
}
