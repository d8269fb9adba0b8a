package import HandbookModel

/// The title of a rule tells its reader what to do: "Give each tab its own path".
package struct TitleNotImperative: Check {
  package let id = EditorialCheck.titleNotImperative.rawValue

  package func run(_ book: Book) -> [Diagnostic] {
    book.pages.filter { $0.kind == .rule }.compactMap { page in
      let title = page.frontMatter.title
      guard !isInstruction(title.value) else { return nil }
      return Diagnostic(
        .warning, id, "title does not begin with what to do", at: title.range,
        help: "Begin with a verb, or with 'Never' or 'Do not': 'Keep …', 'Give each …'")
    }
  }

  private func isInstruction(_ title: String) -> Bool {
    var words = title.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
    if words.first == "don't" || words.first == "don’t" || words.first == "do" { return true }
    while let word = words.first, Self.before.contains(word) { words.removeFirst() }
    return words.first.map { Self.verbs.contains($0) || Self.prefixes.contains(where: $0.hasPrefix) } ?? false
  }

  /// Words that may stand before the verb.
  private static let before: Set<Substring> = [
    "always", "never", "only", "please", "also", "just", "explicitly", "carefully", "lazily", "rarely", "first",
    "consistently", "conditionally", "programmatically", "correctly", "properly", "safely", "selectively",
  ]
  /// Of verbs that are made from others: reuse, preload, unwrap.
  private static let prefixes: [String] = ["re-", "pre-", "un-", "de-"]

  private static let verbs = Set(
    """
    abandon abort abstract accept access account acknowledge act activate adapt add address adjust adopt advance
    advertise alert align allow analyze anchor animate announce annotate answer anticipate append apply approach
    arrange ask assemble assert assign associate assume attach audit authenticate automate await avoid back balance
    base batch be become begin benchmark bind block borrow bound box branch break bridge bring broadcast browse
    bubble buffer build bump bundle cache calculate call cancel cap capture care carry cascade cast catch center
    change check choose clamp clarify classify clean clear clip clone close coalesce collapse collect combine come
    commit communicate compare compile complete compose compress compute condense confine confirm conform connect
    consider consolidate constrain construct consume contain continue contribute control convert convey coordinate
    copy correct count cover create cross cut debounce debug decide declare decode decompose decorate decouple
    dedicate deduplicate default defer define delay delegate delete deliver demonstrate depend derive describe
    deserialize design destroy detect determine develop diagnose differentiate direct disable discard disclose
    discover dismiss display dispatch distinguish distribute divide document downsample drag draw drive drop
    duplicate eliminate embed embrace emit employ enable encapsulate encode encourage end enforce ensure enter
    enumerate erase escape establish evaluate examine exclude execute exit expand expect explain explore export
    expose express extend extract facilitate factor fail fall favor favour feed fetch fill filter find finish fire
    fit fix flag flatten focus follow forbid force forget format forward free freeze gate gather generate get give
    go group guarantee guard guide hand handle have head help hide highlight hoist hold honor honour host identify
    ignore implement import improve include incorporate increase indent indicate infer inherit initialise initialize
    inject inline insert inspect install instrument integrate interleave internationalize interpolate intercept
    introduce invalidate invert invest invoke isolate iterate join justify keep know label launch layer lay lead
    learn leave let leverage lift limit link list listen load localize locate lock log look loop lower maintain make
    manage map mark match materialize measure memoize mention merge migrate mimic minimise minimize mirror mix mock
    model moderate modify modularize monitor mount move multiplex mutate name narrow navigate nest normalise
    normalize note notify obey observe obtain offer offload omit open operate optimise optimize order organise
    organize orchestrate outline override own pack package pad paginate parallelize parse partition pass pause
    perform permit persist pick pin place plan play point poll pool pop populate position postpone prefer prefetch
    prepare present preserve press prevent preview print prioritise prioritize process produce profile project
    prompt propagate protect provide prune publish pull push put query question queue raise reach react read
    rebuild receive recognise recognize recommend recompute record recover recreate redirect reduce refactor refer
    refine reflect refresh refuse regenerate register reject relate relax release rely remember remove rename render
    reorder repeat replace reply report represent request require reserve reset resize resolve respect respond
    restart restore restrict resume retain rethrow retrieve retry return reuse reveal review revise rewrite roll
    root route run sanitize save say scale schedule scope scroll search seed select send separate sequence serialize
    serve set settle shape share shift ship shorten show shut sign signal simplify simulate size skip slice snapshot
    sort space specialize specify split stack stage standardize start state stay stick stop store stream strip
    structure style subclass subscribe substitute suit supply support suppress surface suspend swap switch
    synchronise synchronize tag tailor take talk tap target teach tell terminate test think throttle throw tie time
    toggle track train transfer transform transition translate transmit treat trigger trim trust try tune turn
    type understand undo unify unit-test unregister unsubscribe unwrap update upgrade use utilise utilize validate
    vary verify version view visualize wait walk want warm warn watch weigh wire work wrap write yield
    """.split(whereSeparator: \.isWhitespace))
}
