package import HandbookModel

/// Writes a book's checked snippets and scenarios as an Xcode project: an app that shows the view of each
/// scenario, and a UI test for each run, which repeats on a simulator what the model did and compares what
/// can be seen.
///
/// - Parameters:
///   - reports: The reports of the checker. Snippets that did not pass are left out.
///   - newest: The newest iOS: snippets that need a newer one are left out. nil: none is left out, and the
///     app needs the newest iOS that any snippet needs.
/// - Returns: The project's files, ordered by path.
package func exportXcodeProject(
  _ book: Book, _ reports: SnippetReports, newest: OSVersion? = nil
) -> [OutputFile] {
  let selection = selectSnippets(of: book, reports, newest: newest)
  let settings = ProjectSettings(
    deploymentTarget: selection.snippets.compactMap(\.minimumOS).max() ?? OSVersion(16),
    // What compiles in language mode 6 also compiles in mode 5, but not the other way round.
    languageMode: selection.snippets.contains { $0.languageMode == "5" } ? "5.0" : "6.0",
    urlSchemes: Set(selection.snippets.flatMap(\.urlSchemes)).sorted())
  var files = [
    "README.md": readme(of: book, selection, settings),
    "Info.plist": infoPlist(settings),
    "\(projectName).xcodeproj/project.pbxproj": projectFile(settings),
    "\(projectName).xcodeproj/xcshareddata/xcschemes/\(projectName).xcscheme": scheme,
    "App/HandbookHost.swift": hostSource,
    "App/HandbookScreens.swift": registrySource(selection.snippets),
    "UITests/ScenarioCase.swift": scenarioCaseSource,
  ]
  for snippet in selection.snippets { files["App/Snippets/\(snippet.name).swift"] = appSource(snippet) }
  for page in book.pages {
    let snippets = selection.snippets.filter { $0.page == page.path && !$0.scenarios.isEmpty }
    guard let name = snippets.first?.testClass else { continue }
    files["UITests/\(name).swift"] = testSource(name, title: page.frontMatter.title.value, snippets)
  }
  return files.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) }
}

/// The name of the project, its scheme and its app.
let projectName = "Handbook"

/// What the project file needs to know.
struct ProjectSettings {
  var deploymentTarget: OSVersion
  /// The language mode as Xcode's setting `SWIFT_VERSION` wants it.
  var languageMode: String
  /// The schemes of the addresses that scenarios open, which the app must declare.
  var urlSchemes: [String]
}
