import HandbookModel
struct SearchIndex {
  let articles: ArticleBuilder
  func file() -> OutputFile { OutputFile(path: "assets/search-index.js", text: "") }
}
