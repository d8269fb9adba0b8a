import Foundation
import HandbookModel

/// What the questions of readers teach about words: to which pages each leads, though these may not have it.
///
/// A question is a vector of its words, each as heavy as it is rare among all questions (its inverse document
/// frequency), of length 1; a page has the sum of those that it answers (Rocchio's classifier). Only the sums are
/// published, no question.
struct AskedWords {
  /// By page number, each page's words in order.
  private(set) var pages: [Int: [(word: String, weight: Float)]] = [:]

  init(_ book: Book) {
    guard !book.questions.isEmpty else { return }
    let numbers = Dictionary(
      book.pages.enumerated().flatMap { number, page in page.ids.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    let questions = book.questions.map { question in
      var words: Set<String> = []
      SearchWords.forEach(in: question.text) { words.insert($0) }
      return (words: words.sorted(), pages: Set(question.pages.compactMap { numbers[$0.value] }))
    }
    let counts = Dictionary(questions.flatMap { $0.words.map { ($0, 1) } }, uniquingKeysWith: +)
    let rarities = counts.mapValues { log((Float(questions.count) + 1) / (Float($0) + 0.5)) }
    // What was asked once may be chance, or a slip of the finger; of what many ask, the pages themselves say more.
    let telling = 2...max(10, questions.count / 25)
    var sums: [Int: [String: Float]] = [:]
    for (words, pages) in questions {
      let length = words.reduce(0) { sum, word in sum + (rarities[word] ?? 0) * (rarities[word] ?? 0) }
        .squareRoot()
      for word in words where telling.contains(counts[word, default: 0]) {
        for page in pages { sums[page, default: [:]][word, default: 0] += (rarities[word] ?? 0) / length }
      }
    }
    pages = sums.mapValues { words in words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }
}
