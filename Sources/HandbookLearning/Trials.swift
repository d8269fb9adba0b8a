import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// One type for a member of a type that is not shown, at all of its uses.
///
/// A property has one type. Guesses let each use of a property that is not shown have the type that it needs: a hole
/// stands for one use, or the member is looked up anew at each use. After an attempt that is clean in depth, such
/// members are declared with one type after another. If some type fits all uses, all is well. If none does, but the
/// program compiles where some uses have another type than the rest, the uses contradict each other, whatever the
/// document leaves out.
struct Trial: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let owner: String
    let name: String
  }

  let member: Member
  let type: SwiftType
  /// The type that some uses have instead; nil where all uses have `type`.
  var other: SwiftType?
  /// The place of the first use that has `type`.
  var place: AssembledSource.Place?
}

/// What one use of a member requires of it, where another use requires something else.
struct Contradiction: Hashable, Sendable {
  let member: String
  let type: SwiftType
  let place: AssembledSource.Place

  /// The note beside the error about the other use.
  var note: CompiledProgram.Note { .init(text: "'\(member)' is used as '\(type)' here", place: place) }
}

/// The next type to try for a member whose uses may contradict each other; nil if nothing is left to try.
func nextTrial(after search: Search, of analysis: Analysis, knowledge: Knowledge) -> Hypothesis? {
  let hypothesis = search.best.hypothesis
  guard hypothesis.contradiction == nil, search.trials.count < Search.trialLimit else { return nil }
  return contestedMembers(in: hypothesis, of: analysis).lazy.compactMap { member in
    Contest(member, search, analysis, knowledge).next
  }.first
}

extension Search {
  /// Attempts after which no more types are tried for members.
  fileprivate static let trialLimit = 16

  /// The attempt that authors read, if this one shows that uses of a member contradict each other: the one in which
  /// the uses that need another type fail.
  func contradiction(shownBy attempt: Attempt, of analysis: Analysis) -> Attempt? {
    guard let trial = attempt.hypothesis.trial, trial.other != nil, let place = trial.place,
      attempt.outcome.isClean,
      var told = trials.last(where: {
        $0.hypothesis.trial == Trial(member: trial.member, type: trial.type)
      })
    else { return nil }
    // A type that cannot even be written in the invented code says nothing of the uses.
    let isUnwritable = told.outcome.errors.contains {
      told.outcome.source.place(line: $0.line, column: $0.column) == nil
    }
    if isUnwritable { return nil }
    told.hypothesis.contradiction = .init(member: trial.member.name, type: trial.type, place: place)
    return told
  }
}

/// A member of a type that is not shown, with its uses in the program.
private struct ContestedMember {
  struct Use {
    let piece: Int
    let access: MemberAccessExprSyntax
  }

  let member: Trial.Member
  let uses: [Use]
}

/// Members that may have another type at each of their uses: a hole stands for one of them, or nothing declares the
/// member, so that each use looks it up by its name.
private func contestedMembers(in hypothesis: Hypothesis, of analysis: Analysis) -> [ContestedMember] {
  var uses: [Trial.Member: [ContestedMember.Use]] = [:]
  var others: Set<Trial.Member> = []
  if analysis.pieces.contains(where: \.showsVersions) { return [] }
  for (index, piece) in analysis.pieces.enumerated() {
    for access in Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let base = access.base, let owner = hypothesis.hiddenType(of: base, in: analysis),
        !Lexicon.keywords.contains(name), !name.hasPrefix("$"), !name.hasPrefix("`"), name != "id",
        analysis.names.declaredMembers[owner]?.contains(name) != true
      else { continue }
      let member = Trial.Member(owner: owner, name: name)
      if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id {
        others.insert(member)
      }
      uses[member, default: []].append(.init(piece: index, access: access))
    }
  }
  let placeholders = hypothesis.placeholders
  return uses.filter { member, uses in
    let owners = [member.owner, "InventedValue"]
    if others.contains(member) || uses.count < 2 { return false }
    if owners.contains(where: { placeholders.methods[$0]?[member.name] != nil }) { return false }
    return !owners.contains { placeholders.members[$0]?[member.name] != nil }
      || uses.contains { hypothesis.isHole($0) }
  }
  .map { ContestedMember(member: $0, uses: $1) }
  .sorted { ($0.member.owner, $0.member.name) < ($1.member.owner, $1.member.name) }
}

extension Hypothesis {
  /// The invented type that an expression is of, according to written types, if any member can be asked of it.
  fileprivate func hiddenType(of base: ExprSyntax, in analysis: Analysis) -> String? {
    var value = base
    if let name = base.simpleName, name.hasPrefix("$"), Int(name.dropFirst()) == nil {
      value = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(String(name.dropFirst()))))
    }
    let type =
      analysis.names.statedType(of: value) ?? value.simpleName.flatMap { madeType(of: $0, in: analysis) }
    guard case .named(let owner, []) = type?.unwrapped, !Placeholders.isMadeUp(owner),
      let shape = placeholders.types[owner], shape.superclass == nil,
      [.data, .observable, .object, .stored].contains(shape.kind)
    else { return nil }
    return owner
  }

  /// `CartModel`, if all that has the name is `@State var cart = CartModel()`, `@Environment(CartModel.self) var cart`,
  /// or a value that nothing declares.
  private func madeType(of name: String, in analysis: Analysis) -> SwiftType? {
    let sources = analysis.names.sources[name] ?? []
    guard let types = analysis.names.everyType[name] else {
      return sources.isEmpty ? placeholders.values[name] : nil
    }
    guard types.count == 1, let type = types.first, sources.count < 2 else { return nil }
    let isMade = sources.allSatisfy {
      $0.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == type.description
    }
    return isMade ? type : nil
  }

  fileprivate func isHole(_ use: ContestedMember.Use) -> Bool {
    edits[use.piece].contains { $0.isHole(for: use) }
  }

  /// Lets the uses stand as they are written.
  fileprivate mutating func restore(_ uses: [ContestedMember.Use]) {
    for use in uses { edits[use.piece].removeAll { $0.isHole(for: use) } }
  }
}

extension ParsedPiece.Edit {
  fileprivate func isHole(for use: ContestedMember.Use) -> Bool {
    range == use.access.bytes && text.contains("<#")
  }
}

/// What is known of one contested member.
private struct Contest {
  /// A type of which nothing is known. The messages about it say what each use requires.
  static let probe: SwiftType = "InventedProbe"
  private static let typeLimit = 6
  private static let numbers: [SwiftType] = ["Double", "Int", "Decimal"]

  let contested: ContestedMember
  let search: Search
  let analysis: Analysis
  let knowledge: Knowledge
  /// The attempts in which all uses have one type.
  private let plain: [Attempt]
  private let mixed: [Attempt]

  private var member: Trial.Member { contested.member }

  init(_ contested: ContestedMember, _ search: Search, _ analysis: Analysis, _ knowledge: Knowledge) {
    (self.contested, self.search, self.analysis, self.knowledge) = (contested, search, analysis, knowledge)
    let trials = search.trials.filter { $0.hypothesis.trial?.member == contested.member }
    plain = trials.filter { $0.hypothesis.trial?.other == nil }
    mixed = trials.filter { $0.hypothesis.trial?.other != nil }
  }

  var next: Hypothesis? {
    if plain.contains(where: { $0.outcome.isClean && $0.hypothesis.trial?.type != Self.probe }) { return nil }
    if let refined { return refined }
    let tried = plain.compactMap(\.hypothesis.trial?.type)
    if let type = candidates.first(where: { !tried.contains($0) }), Set(tried).count < Self.typeLimit {
      return hypothesis(with: type)
    }
    return mixtures.first { mixture in
      !mixed.contains { $0.hypothesis.trial == mixture.trial } && !search.hasTried(mixture)
    }
  }

  // MARK: One type

  /// Types that the member may have, the likeliest first.
  private var candidates: [SwiftType] {
    let guessed = search.types(guessedFor: member).filter(isConcrete)
    let required = plain.flatMap { attempt in
      attempt.outcome.errors.flatMap {
        $0.required(insteadOf: attempt.hypothesis.trial!.type)
      }
    }.filter(isConcrete)
    var all = (guessed.isEmpty ? [Self.probe] : []) + guessed + required
    // A number may be of a type that no message names.
    if all.contains(where: Self.numbers.contains), Set(all).subtracting([Self.probe]).count > 1 {
      all += Self.numbers
    }
    return all
  }

  /// The hypothesis that was clean, with the member declared, and all of its uses as they are written.
  private func hypothesis(with type: SwiftType) -> Hypothesis {
    var hypothesis = search.best.hypothesis
    hypothesis.depth = .types
    hypothesis.restore(contested.uses)
    hypothesis.placeholders.moveMember(member.name)
    hypothesis.placeholders.members[member.owner, default: [:]][member.name] = type
    if type == Self.probe { hypothesis.placeholders.types[type.description] = .init() }
    hypothesis.trial = Trial(member: member, type: type)
    return hypothesis
  }

  /// The last attempt with other guesses about everything else.
  private var refined: Hypothesis? {
    guard let last = plain.last, let trial = last.hypothesis.trial, trial.type != Self.probe,
      !last.outcome.isClean, plain.count(where: { $0.hypothesis.trial == trial }) < 3
    else { return nil }
    var hypothesis = HandbookLearning.refined(last, in: search, of: analysis, knowledge: knowledge)
    hypothesis.restore(contested.uses)
    for owner in [member.owner, "InventedValue"] {
      hypothesis.placeholders.members[owner, default: [:]][member.name] =
        last.hypothesis.placeholders.members[owner]?[member.name]
      if hypothesis.placeholders.members[owner]?.isEmpty == true {
        hypothesis.placeholders.members[owner] = nil
      }
    }
    return search.hasTried(hypothesis) ? nil : hypothesis
  }

  /// Whether the type is known well enough to say that no other type is meant.
  private func isConcrete(_ type: SwiftType) -> Bool {
    switch type {
    case .optional(let type): !type.isOptional && isConcrete(type)
    case .array(let element): element == .invented || isConcrete(element)
    case .named(let name, let arguments): arguments.allSatisfy(isConcrete) && isConcrete(name)
    default: false
    }
  }

  private func isConcrete(_ name: String) -> Bool {
    let names = analysis.names
    if isContract(name) || names.genericTypes.contains(name) || names.genericNames.contains(name) {
      return false
    }
    let isOpen = Placeholders.isMadeUp(name) || name.hasPrefix("Invented") || ["Any", "Never"].contains(name)
    return names.declaredTypes.contains(name) || !isOpen
  }

  private func isContract(_ name: String) -> Bool {
    search.best.hypothesis.placeholders.types[name]?.kind == .contract
      || analysis.pieces.contains { piece in
        Syntax(piece.tree).descendants(of: ProtocolDeclSyntax.self).contains { $0.name.text == name }
      }
  }

  // MARK: Two types

  /// The uses that an attempt's errors are about; nil if there is an error about something else.
  private func failing(in attempt: Attempt) -> [Int]? {
    var found: Set<Int> = []
    for error in attempt.outcome.errors {
      guard let place = attempt.outcome.source.place(line: error.line, column: error.column),
        var node = analysis.node(at: place)
      else { return nil }
      var about: [Int] = []
      while about.isEmpty {
        about = contested.uses.indices.filter {
          contested.uses[$0].piece == place.piece && contested.uses[$0].access.bytes.overlaps(node.bytes)
        }
        guard about.isEmpty else { break }
        guard !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self),
          let parent = node.parent
        else { return nil }
        node = parent
      }
      found.formUnion(about)
    }
    return found.sorted()
  }

  /// Hypotheses in which the uses that fail with one type have another one.
  private var mixtures: [Hypothesis] {
    let types = plain.compactMap(\.hypothesis.trial?.type).filter { $0 != Self.probe }
    let last = Dictionary(plain.map { ($0.hypothesis.trial!.type, $0) }) { _, last in last }
    let attempts = Set(types).compactMap { type in
      last[type].flatMap { attempt in failing(in: attempt).map { (type: type, attempt: attempt, failing: $0) }
      }
    }
    .filter { !$0.failing.isEmpty && $0.failing.count < contested.uses.count }
    .sorted {
      // Few uses fail; of two such types, the one that the first use has. `List` takes a range, too, which few mean.
      func rank(_ failing: [Int], _ type: SwiftType) -> (Int, Int, Int, SwiftType) {
        (failing.count, type.isNamed("Range") ? 1 : 0, contested.uses.count - failing[0], type)
      }
      return rank($0.failing, $0.type) < rank($1.failing, $1.type)
    }
    var mixtures: [Hypothesis] = []
    for (type, attempt, failing) in attempts.prefix(2) {
      let required = attempt.outcome.errors.flatMap { $0.required(insteadOf: type) }
      let others = required.filter(types.contains) + types
      mixtures += others.filter { $0 != type }.map {
        mixture(attempt.hypothesis, where: failing, have: $0)
      }
    }
    return mixtures
  }

  /// The hypothesis, where some uses are of another member, which has another type.
  private func mixture(_ plain: Hypothesis, where some: [Int], have other: SwiftType) -> Hypothesis {
    var hypothesis = plain
    let name = "\(member.name)Otherwise"
    for use in some.map({ contested.uses[$0] }) {
      hypothesis.edit(.init(range: use.access.declName.baseName.bytes, text: name), in: use.piece)
    }
    hypothesis.placeholders.members[member.owner, default: [:]][name] = other
    hypothesis.trial?.other = other
    if let first = contested.uses.indices.first(where: { !some.contains($0) }) {
      let use = contested.uses[first]
      hypothesis.trial?.place = analysis.place(
        ofByte: use.access.declName.baseName.bytes.lowerBound, in: use.piece)
    }
    return hypothesis
  }
}

extension CompilerMessage {
  /// The types that the code at the message's place may have instead of `type`.
  fileprivate func required(insteadOf type: SwiftType) -> [SwiftType] {
    let types = quoted.map { SwiftType($0.replacing("Handbook.", with: "")) }
    func other(_ types: [SwiftType]) -> [SwiftType] {
      guard types.count == 2 else { return [] }
      return [(types[0], types[1]), (types[1], types[0])].compactMap { (found, wanted) -> SwiftType? in
        if found == type { return wanted }
        if case .named("Binding", [type]) = found, case .named("Binding", let asked) = wanted {
          return asked.first
        }
        return found == .optional(type) ? wanted.unwrapped : nil
      }
    }
    if isOf(MessageKind.wrongFlag) { return ["Bool"] }
    if isOf(MessageKind.wrongOperands) { return other(Array(types.dropFirst())) }
    if isOf(MessageKind.needlessOptional.union(MessageKind.nilAssignment)) { return [type.asOptional] }
    if isOf(MessageKind.neededOptional) { return [type.unwrapped] }
    if isOf(MessageKind.loop) { return [.array(.invented)] }
    if isOf(MessageKind.noMatch) { return ["String"] }
    if isOf(MessageKind.requiresConformance.union(MessageKind.lacksConformance)), let contract = quoted.last {
      return Lexicon.typeThatConforms[contract].map { [SwiftType($0)] } ?? []
    }
    let conversions = MessageKind.wrongType.union(MessageKind.wrongAssignment)
      .union(MessageKind.closureResult).union(MessageKind.wrongParent)
    return isOf(conversions) ? other(Array(types.prefix(2))) : []
  }
}
