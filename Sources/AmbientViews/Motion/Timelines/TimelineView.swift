public import AmbientCore
import AmbientReflection
public import Foundation

/// A view that changes at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: start, by: 1)) { context in
///   Text("\(Int(context.date.timeIntervalSince(start))) s")
/// }
/// ```
///
/// Time passes with the clock of the tree, which the host advances. The clock begins at the date
/// ``EnvironmentValues/clockStart``, or at the date of the system if `clockStart` is nil. If a
/// program sets the property `date` of the tree, the clock continues from that date.
///
/// - Invalidation: The content is built again at each date of the schedule, and when a program sets
///   the property `date` of the tree. No other body runs.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What a timeline passes to its content.
  public struct Context: Sendable {
    /// How often a timeline changes.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// The view may change at any time. ``TimelineView`` always uses this cadence.
      case live
      /// The view changes about once in a second.
      case seconds
      /// The view changes about once in a minute.
      case minutes
    }

    /// The last date of the schedule that is not in the future.
    ///
    /// If all dates are in the future, `date` is the date at which the timeline appeared.
    public let date: Date

    /// How often the timeline changes.
    public let cadence: Cadence

    /// Does nothing, because the content is built again at each date of the schedule anyway.
    public func invalidateTimelineContent() {}
  }
}

/// The context of a timeline with any schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// Creates a view that changes at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates.
  ///   - content: Returns the view for a date.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View, LibraryView, NamedBody where Content: View {
  /// The content for the current date.
  public var body: some View { DatedView(schedule: schedule, dateContent: content) }
}

private struct DatedView<Schedule: TimelineSchedule, Content: View>: LibraryView {
  let schedule: Schedule
  let dateContent: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @Environment(\.clockStart) private var clockStart

  var body: some View {
    let tree = ViewTree.updating
    let start = tree.flatMap { DateClock.of($0).readSetStart() } ?? clockStart
    let shown =
      date ?? Timeline(schedule, from: ClockDates.now(in: tree, start) ?? Date()).current
    dateContent(TimelineViewDefaultContext(date: shown, cadence: .live))
      .modifier(TimelineDriver(schedule: schedule, clockStart: start, date: $date))
  }
}

/// The dates of a schedule, one after the other.
private struct Timeline {
  /// The last date that is not in the future.
  ///
  /// If all dates are in the future, `current` is the date at which the timeline began.
  private(set) var current: Date

  private(set) var next: Date?

  private let takeNext: () -> Date?

  init(_ schedule: some TimelineSchedule, from now: Date) {
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    takeNext = { entries.next() }
    current = now
    next = takeNext()
    advance(to: now)
  }

  mutating func advance(to now: Date) {
    // The clock may add up steps, so the time may have rounding errors.
    let latest = now.addingTimeInterval(1e-6)
    while let date = next, date <= latest {
      current = date
      next = takeNext()
    }
  }
}

private struct TimelineDriver<Schedule: TimelineSchedule> {
  let schedule: Schedule
  let clockStart: Date?
  let date: Binding<Date?>
}

extension TimelineDriver: LifecycleModifier {
  typealias Body = Never

  final class ModifierState: LifecycleState {
    private var modifier: TimelineDriver?
    private var timeline: Timeline?

    /// The number of the current schedule.
    ///
    /// The alarm of an earlier schedule has another number, and therefore no effect.
    private var number = 0

    init(_ modifier: TimelineDriver, in node: ViewNode) { start(modifier, in: node) }

    func update(with modifier: TimelineDriver, in node: ViewNode) {
      let old = self.modifier
      self.modifier = modifier
      let isSame = old.map { areSame($0.schedule, modifier.schedule) } ?? false
      if !isSame || old?.clockStart != modifier.clockStart { start(modifier, in: node) }
    }

    func end(in node: ViewNode) {
      modifier = nil
      timeline = nil
    }

    private func start(_ modifier: TimelineDriver, in node: ViewNode) {
      self.modifier = modifier
      number += 1
      guard let now = ClockDates.now(in: node.tree, modifier.clockStart) else { return }
      let timeline = Timeline(modifier.schedule, from: now)
      self.timeline = timeline
      if let date = modifier.date.wrappedValue, date != timeline.current {
        node.afterUpdate { modifier.date.wrappedValue = timeline.current }
      }
      setAlarm(in: node.tree)
    }

    private func setAlarm(in tree: TreeState) {
      guard let next = timeline?.next, let modifier else { return }
      let time = ClockDates.time(of: next, in: tree, modifier.clockStart)
      tree.clock.setAlarm(at: time) { [weak self, weak tree, number] in
        guard let self, let tree, number == self.number, let modifier = self.modifier,
          let now = ClockDates.now(in: tree, modifier.clockStart)
        else { return }
        timeline?.advance(to: now)
        modifier.date.wrappedValue = timeline?.current
        setAlarm(in: tree)
      }
    }
  }
}
