package import HandbookModel

/// Reports a rule whose title does not tell the reader what to do, as "Give each tab its own path" does.
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
    let words = title.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
    guard words.count > 1 else { return false }
    if ["don't", "don’t", "do", "no", "never", "always"].contains(words[0]) { return true }
    guard let word = words.first(where: { !Self.before.contains($0) }) else { return false }
    return Self.verbs.contains(word)
      || Self.prefixes.contains { word.hasPrefix($0) && Self.verbs.contains(word.dropFirst($0.count)) }
  }

  /// Words that may stand before the verb.
  private static let before: Set<Substring> = [
    "only", "please", "also", "just", "explicitly", "carefully", "lazily", "rarely", "first",
    "consistently", "conditionally", "programmatically", "correctly", "properly", "safely", "selectively",
  ]
  /// Prefixes with which verbs are made from others: reuse, preload, unwrap.
  private static let prefixes = [
    "re", "re-", "pre", "pre-", "un", "de", "over", "sub", "auto-", "unit-", "right-",
  ]

  private static let verbs = Set(
    """
    abandon ablate abort abstract accept access account accumulate acknowledge act activate adapt add address adjust
    adopt advance advertise aggregate alert alias align allocate allow analyze anchor animate annotate announce
    answer anticipate append apply approach approximate arrange ask assemble assert assess assign associate assume
    attach attribute audit augment authenticate author authorize automate autoscale avoid await back bake balance
    bang base batch be beat become begin benchmark bend beware bind bisect blend block boost borrow bound box branch
    brand break bridge bring broadcast browse bubble bucket budget buffer build bump bundle cache calculate
    calibrate call cancel canonicalise canonicalize cap capture care carry cascade cast catalog catch center
    centralize chain change check checkpoint checksum choose chunk clamp clarify classify clean clear clip clone
    close cluster coalesce collapse collect colocate combine come commit communicate compact compare compile
    complete compose compress compute condense conduct configure confine confirm conform connect consider
    consolidate constrain construct consume contain continue contribute control converge convert convey coordinate
    copy correct count cover create cross crossfade curate customise customize cut damp debounce debug decay decide
    declare decode decorate decouple dedicate dedup default defer define degrade delegate delete deliver demonstrate
    demote demystify deny depend deploy deref derive describe destroy detect determine develop diagnose
    differentiate direct disable discard disclose discover discriminate dismiss dispatch display dispose distinguish
    distribute dither diversify divide document downsample drag draw drive drop duplicate earn ease edit eliminate
    embed embrace emit employ empty emulate enable encapsulate encode encourage end enforce enqueue ensure enter
    enumerate erase escape establish estimate evaluate examine exclude execute exit expand expect explain exploit
    explore export expose express extend externalize extract facilitate factor fail fall fan favor favour feed fetch
    fill filter finalize find finish fire fit fix flag flatten focus follow forbid force forget format forward free
    freeze fulfill funnel fuse gate gather generalize generate get give go grep group guarantee guard guide halt
    hand handle harden hash have head help hide highlight hoist hold honor honour host hydrate identify ignore
    implement import improve include incorporate increase increment indent indicate infer inherit initialise
    initialize inject inline insert inspect install instrument integrate intercept interleave intern
    internationalize interpolate intersect interview introduce invalidate invert invest invoke involve isolate
    iterate join justify keep kill know label launch lay layer lead learn leave let leverage lift limit link lint
    list listen load localise localize locate lock log look loop lower maintain make manage map mark master match
    materialize maximize measure meet memo memoize mention merge migrate mimic mine minimise minimize mint mirror
    mitigate mix mock model moderate modify modularize monitor mount move multiplex multiply mutate name narrow
    navigate nest normalise normalize note notify obey observe obtain offer offload omit open operate operationalize
    optimise optimize orchestrate order organise organize outline overlap override own pack package pad paginate
    pair parallelise parallelize parameterize parse partition pass pause penalize perform permit persist pick pin
    pipe place plan play plot pluralize point poll pool pop populate position postpone prefer prepare prepend
    present press prevent print prioritise prioritize privilege probe process produce profile prohibit project
    promote prompt propagate protect prove provide prune publish pull push put qualify quantify quarantine query
    question queue quote raise rank reach read reason receive recognise recognize recommend reconcile record reduce
    reengage refer refine reflect refresh register reify reject relate relax release rely remember render repaint
    repeat reply report request require resist respect respond restrain restrict resume retain retrieve reveal
    reverse revise roll root rotate route run sample sanitize saturate save say scale schedule scope score scroll
    scrub search seed segment select send separate sequence serialize serve set settle shape share shift ship
    shorten show shrink shut sign signal simplify simulate size skip slice smooth snapshot solve sort space
    specialize specify spell spill split spot spread stabilize stack stage stagger stamp standardize start state
    stay stem stick stop store stream strengthen strip structure style subclass submit subscribe substitute suggest
    suit supervise supply support suppress surface suspect suspend swap switch sync synchronise synchronize tabulate
    tag tailor take talk tap target teach tear tell terminate tessellate test think throttle throw tie tier tighten
    time toggle tokenize touch trace track train transfer transform transition translate transmit traverse treat
    trigger trim trip truncate trust try tune turn type understand undo unify unit-test update upgrade upload upsert
    use utilise utilize validate vary verify version view virtualize visualize wait walk want warm warn watch weigh
    weight whitelist widen wire work wrap write yield
    """.split(whereSeparator: \.isWhitespace))
}
