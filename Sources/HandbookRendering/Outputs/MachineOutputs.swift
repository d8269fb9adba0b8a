import HandbookModel
struct MachineOutputs {
  let articles: ArticleBuilder
  func files() -> [OutputFile] { [] }
}
