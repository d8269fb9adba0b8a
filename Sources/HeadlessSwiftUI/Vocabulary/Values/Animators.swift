import Foundation
@_spi(Headless) import HeadlessCombine

/// Goes through phases; headless, it stays in the first.
@available(iOS 17.0, *)
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let phases: [Phase]
  let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
}

@available(iOS 17.0, *)
extension PhaseAnimator: View, Primitive {
  func update(_ node: Node) {
    if let first = phases.first { node.place(.init(0)) { content(first) } }
  }
}

/// Goes through key frames; headless, it stays at the initial value.
@available(iOS 17.0, *)
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  let content: (Value) -> Content

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }
}

@available(iOS 17.0, *)
extension KeyframeAnimator: View, Primitive {
  func update(_ node: Node) { node.place(.init(0)) { content(initialValue) } }
}

/// Values over time.
@available(iOS 17.0, *)
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Values of one property over time.
@available(iOS 17.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A list of key frames or tracks; what the builders make.
@available(iOS 17.0, *)
public struct _KeyframeList<Value>: Keyframes {
  public var body: _KeyframeList<Value> { self }
}

/// A list of key frames of one property; what the builder makes.
@available(iOS 17.0, *)
public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {
  public var body: _KeyframeTrackList<Value> { self }
}

/// Collects tracks.
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: Keyframes {
    expression
  }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: Keyframes { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframeList() }
}

@available(iOS 17.0, *)
extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    expression
  }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _KeyframeTrackList() }
  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(content: component)
  }
}

@available(iOS 17.0, *)
extension KeyframesBuilder {
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }
}

/// Collects key frames.
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    expression
  }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    first
  }
  public static func buildPartialBlock<A, K>(accumulated: A, next: K) -> _KeyframeTrackList<Value>
  where A: KeyframeTrackContent, A.Value == Value, Value == K.Value, K: KeyframeTrackContent {
    _KeyframeTrackList()
  }
  public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackList<Value>
  {
    _KeyframeTrackList()
  }
  public static func buildEither<K>(first component: K) -> _KeyframeTrackList<Value>
  where K: KeyframeTrackContent, K.Value == Value { _KeyframeTrackList() }
  public static func buildEither<K>(second component: K) -> _KeyframeTrackList<Value>
  where K: KeyframeTrackContent, K.Value == Value { _KeyframeTrackList() }
}

/// The key frames of one property.
@available(iOS 17.0, *)
public struct KeyframeTrack<Root, TrackValue, Content>: Keyframes
where TrackValue: Animatable, TrackValue == Content.Value, Content: KeyframeTrackContent {
  public typealias Value = Root
  let content: Content
  init(content: Content) { self.content = content }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
    self.content = content()
  }
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) { self.content = content() }
  public var body: some Keyframes<Root> { _KeyframeList() }
}

/// A frame reached at an even speed.
@available(iOS 17.0, *)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
  public var body: _KeyframeTrackList<Value> { _KeyframeTrackList() }
}

/// A frame reached as by a spring.
@available(iOS 17.0, *)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
  public var body: _KeyframeTrackList<Value> { _KeyframeTrackList() }
}

/// A frame reached along a curve.
@available(iOS 17.0, *)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
  public var body: _KeyframeTrackList<Value> { _KeyframeTrackList() }
}

/// A frame reached at once.
@available(iOS 17.0, *)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
  public var body: _KeyframeTrackList<Value> { _KeyframeTrackList() }
}

/// A view that changes with time.
@available(iOS 15.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (Context) -> Content

  /// The time at which a view is shown.
  public struct Context {
    /// How often it changes.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }
    public let date: Date
    public let cadence: Cadence
  }
}

/// The time at which a timeline's view is shown.
@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@available(iOS 15.0, *)
extension TimelineView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }
}

@available(iOS 15.0, *)
extension TimelineView: View, _PrimitiveView, Primitive where Content: View {
  func update(_ node: Node) {
    let now = RunningClock.moment
    let start = node.state("start") { now }
    var shown = start
    // An endless schedule goes on; a day of seconds is more than a scenario waits for.
    for entry in schedule.entries(from: start, mode: .normal).prefix(100_000) {
      guard entry > now else {
        shown = entry
        continue
      }
      node.wake(at: entry)
      break
    }
    node.place(.init(0)) { content(Context(date: shown, cadence: .live)) }
  }
}

/// When a timeline changes.
@available(iOS 15.0, *)
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
@available(iOS 15.0, *)
public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Every minute.
@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// At regular times.
@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let interval = max(interval, 0.01)
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(passed * interval)) { $0.addingTimeInterval(interval) }
  }
}

/// At given times.
@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// At each frame.
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
@available(iOS 15.0, *)
extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { .init(dates) }
}
