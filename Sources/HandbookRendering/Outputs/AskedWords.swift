import Foundation
import HandbookModel

/// What the questions of readers teach about words: to which pages each leads, though these may not have it.
///
/// A page's chance to answer a question grows with the sum of its weights of the question's words, against the sums of
/// all other pages (softmax regression). The weights begin at 0 and are taught by one question after the other: those
/// of the pages that answer it grow, those of the others shrink, but not below 0, since what is published only adds to
/// what a page says itself. So a word that is in the questions of all pages weighs little, however frequent it is. How far
/// a weight moves depends on how far it has moved (AdaGrad; Duchi, Hazan and Singer, "Adaptive Subgradient Methods for
/// Online Learning and Stochastic Optimization", 2011). Only weights are published, no question.
///
/// Forms of a word are one word: what `dismissed` teaches, `dismissing` knows. It is published with the form that most
/// questions have; a search finds it by any other.
///
/// They depend on the questions alone, not on what the pages say: an edit of a page changes none, and a build has them
/// from the one before.
struct AskedWords {
  /// By page id, each page's words in order, with the letter of what a question with the word adds to the page's score.
  private(set) var pages: [String: [(letter: UInt8, word: String)]] = [:]

  /// How often each question is gone through. The numbers here were chosen by the share of questions of
  /// `Content/questions.tsv` that find their page where four fifths of them teach and one fifth asks.
  private static let rounds = 8
  /// Of so many rounds at the end, the weights are averaged: each question moves them, the last ones as far as the others,
  /// and the average has less of that chance in it (Polyak and Juditsky, "Acceleration of Stochastic Approximation by
  /// Averaging", 1992).
  private static let averagedRounds = 4
  /// How far a weight moves at first.
  private static let step: Float = 0.6
  /// How much of a weight is lost each time that it is taught, so that none grows without end.
  private static let decay: Float = 0.1
  /// What a word counts, of 1 by its rarity.
  private static let wordShare: Float = 0.25
  /// What the sums count beside what pages say themselves.
  private static let questionShare: Float = 0.6

  /// - Parameter keep: Has what was learned from the same questions before.
  init(_ book: Book, keep: Keep) {
    guard !book.questions.isEmpty else {
      self.init([])
      return
    }
    let ids = Dictionary(
      book.pages.flatMap { page in page.ids.map { ($0, page.id) } }, uniquingKeysWith: { first, _ in first })
    let questions = book.questions.map { question in
      (text: question.text, pages: Set(question.pages.compactMap { ids[$0.value] }).sorted())
    }
    var key = Digester()
    for question in questions {
      key.add(question.text)
      key.add(question.pages.count)
      for page in question.pages { key.add(page) }
    }
    func learned() -> [UInt8] { Self.learned(from: questions) }
    self.init(key.digest.map { keep($0, learned) } ?? learned())
  }

  /// As `learned` writes them: a line for each page, its id and its words with the letter before each, tabs between.
  private init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t"))
      guard let id = parts.first else { continue }
      pages[String(decoding: id, as: UTF8.self)] = parts.dropFirst().map {
        ($0[$0.startIndex], String(decoding: $0.dropFirst(), as: UTF8.self))
      }
    }
  }

  private static func learned(from asked: [(text: String, pages: [String])]) -> [UInt8] {
    var stems: [String: String] = [:]
    var forms: [String: [String: Int]] = [:]
    let questions = asked.map { question in
      var words: Set<String> = []
      SearchWords.forEach(in: question.text) { word in
        let stem = stems[word] ?? EnglishStem(word).text
        stems[word] = stem
        if words.insert(stem).inserted { forms[stem, default: [:]][word, default: 0] += 1 }
      }
      return (words: words.sorted(), pages: question.pages)
    }
    let counts = Dictionary(questions.flatMap { $0.words.map { ($0, 1) } }, uniquingKeysWith: +)
    // What was asked once may be chance, or a slip of the finger.
    let words = counts.filter { $0.value > 1 }.keys.sorted()
    let published = words.map { stem in
      forms[stem]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? stem
    }
    let wordNumbers = Dictionary(uniqueKeysWithValues: zip(words, 0...))
    let shares = words.map { word in
      wordShare * pow(log((Float(questions.count) + 1) / (Float(counts[word] ?? 0) + 0.5)), 0.6)
    }
    let answers = Set(questions.flatMap(\.pages)).sorted()
    let answerNumbers = Dictionary(uniqueKeysWithValues: zip(answers, 0...))
    // That no page answers it is an answer, too, the last one: its words lead nowhere.
    let none = answers.count
    let lessons = questions.map { question in
      let words = question.words.compactMap { wordNumbers[$0] }
      let answers = question.pages.compactMap { answerNumbers[$0] }
      return Lesson(words: words, answers: answers.isEmpty ? [none] : answers)
    }
    let weights = weights(of: lessons, shares: shares, answers: none + 1)
    var bytes: [UInt8] = []
    for (answer, page) in answers.enumerated() {
      bytes += page.utf8
      for (number, word) in published.enumerated() {
        let weight = questionShare * shares[number] * weights[number * (none + 1) + answer]
        guard let letter = SearchPosts.letter(asked: weight) else { continue }
        bytes += [UInt8(ascii: "\t"), letter]
        bytes += word.utf8
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A question, by the numbers of its words and of the pages that answer it.
  private struct Lesson {
    var words: [Int]
    var answers: [Int]
  }

  /// Weights of all answers for the first word, for the second, and so on.
  private static func weights(of lessons: [Lesson], shares: [Float], answers: Int) -> [Float] {
    var weights = [Float](repeating: 0, count: shares.count * answers)
    // The sum of squares of all that each was moved by. It begins above 0, for the first division.
    var moved = [Float](repeating: 0.001, count: weights.count)
    var lessonsOf = [Float](repeating: 0, count: shares.count)
    for lesson in lessons { for word in lesson.words { lessonsOf[word] += 1 } }
    var errors = [Float](repeating: 0, count: answers)
    var sums = [Float](repeating: 0, count: weights.count)
    for round in 0..<rounds {
      // Questions about one thing stand together in the file. Taught in this order, the last would count most.
      for lesson in scattered(lessons) {
        for answer in 0..<answers { errors[answer] = 0 }
        for word in lesson.words {
          let share = shares[word]
          for answer in 0..<answers { errors[answer] += share * weights[word * answers + answer] }
        }
        let most = errors.max() ?? 0
        for answer in 0..<answers { errors[answer] = exp(errors[answer] - most) }
        let sum = errors.reduce(0, +)
        // From here on, how much too likely each page is.
        for answer in 0..<answers { errors[answer] /= sum }
        for answer in lesson.answers { errors[answer] -= 1 / Float(lesson.answers.count) }
        for word in lesson.words {
          let share = shares[word]
          let decay = decay / lessonsOf[word]
          for place in word * answers..<(word + 1) * answers {
            let move = share * errors[place - word * answers] + decay * weights[place]
            moved[place] += move * move
            weights[place] = max(0, weights[place] - step * move / moved[place].squareRoot())
          }
        }
      }
      guard round >= rounds - averagedRounds else { continue }
      for place in sums.indices { sums[place] += weights[place] }
    }
    return sums.map { $0 / Float(averagedRounds) }
  }

  /// The same in an order in which neighbours are far apart, and which is always the same: steps of the golden ratio.
  private static func scattered(_ lessons: [Lesson]) -> [Lesson] {
    var step = max(1, Int(0.618 * Double(lessons.count)))
    while greatestCommonDivisor(step, lessons.count) > 1 { step += 1 }
    return lessons.indices.map { lessons[$0 * step % lessons.count] }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
