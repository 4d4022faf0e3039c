#if Objects
import AmbientCombine
import Testing

@Suite struct `Collecting by time` {
  @Test func `Collecting by time sends the values at the end of each interval`() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clockwork())
    let recorder = Recorder(of: subject.collect(.byTime(clock, 10)))
    subject.send(1)
    subject.send(2)
    clock.advance(by: 9)
    #expect(recorder.log == [])
    clock.advance(by: 1)
    clock.advance(by: 20)
    subject.send(3)
    clock.advance(by: 10)
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func `Collecting by time or count sends the values as soon as the count is reached`() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clockwork())
    let recorder = Recorder(of: subject.collect(.byTimeOrCount(clock, 10, 2)))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.log == ["[1, 2]"])
    clock.advance(by: 10)
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func `Collecting by time sends the values if the publisher finishes, not if it fails`() {
    for fails in [false, true] {
      let (subject, clock) = (PassthroughSubject<Int, Fault>(), Clockwork())
      let recorder = Recorder(of: subject.collect(.byTime(clock, 10)))
      subject.send(1)
      subject.send(completion: fails ? .failure(.first) : .finished)
      clock.advance(by: 0)
      #expect(recorder.log == (fails ? ["first"] : ["[1]", "finished"]))
      #expect(clock.isIdle)
    }
  }

  @Test func `Collected values are kept for the next interval if the subscriber has no demand`() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clockwork())
    let recorder = Recorder(of: subject.collect(.byTime(clock, 10)), initial: .none)
    subject.send(1)
    clock.advance(by: 10)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    clock.advance(by: 10)
    subject.send(3)
    clock.advance(by: 10)
    #expect(recorder.log == ["[1, 2]"])
  }

  @Test func `Collected values are dropped when the subscriber cancels`() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clockwork())
    let recorder = Recorder(of: subject.collect(.byTime(clock, 10)))
    subject.send(1)
    recorder.subscription?.cancel()
    clock.advance(by: 10)
    #expect(recorder.log == [])
    #expect(clock.isIdle)
  }
}

/// A scheduler that runs its jobs only when a test advances the time.
private final class Clockwork: Scheduler {
  struct Time: Strideable {
    var ticks = 0
    func distance(to other: Time) -> Ticks { Ticks(ticks: other.ticks - ticks) }
    func advanced(by interval: Ticks) -> Time { Time(ticks: ticks + interval.ticks) }
  }

  struct Ticks: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByIntegerLiteral
  {
    var ticks = 0
    var magnitude: UInt { ticks.magnitude }
    init(ticks: Int) { self.ticks = ticks }
    init(integerLiteral value: Int) { ticks = value }
    init?<T: BinaryInteger>(exactly source: T) { ticks = Int(source) }
    static func < (a: Ticks, b: Ticks) -> Bool { a.ticks < b.ticks }
    static func + (a: Ticks, b: Ticks) -> Ticks { Ticks(ticks: a.ticks + b.ticks) }
    static func - (a: Ticks, b: Ticks) -> Ticks { Ticks(ticks: a.ticks - b.ticks) }
    static func * (a: Ticks, b: Ticks) -> Ticks { Ticks(ticks: a.ticks * b.ticks) }
    static func *= (a: inout Ticks, b: Ticks) { a = a * b }
    static func seconds(_ count: Int) -> Ticks { Ticks(ticks: count) }
    static func seconds(_ count: Double) -> Ticks { Ticks(ticks: Int(count)) }
    static func milliseconds(_ count: Int) -> Ticks { Ticks(ticks: count / 1_000) }
    static func microseconds(_ count: Int) -> Ticks { Ticks(ticks: count / 1_000_000) }
    static func nanoseconds(_ count: Int) -> Ticks { Ticks(ticks: count / 1_000_000_000) }
  }

  private struct Job {
    var time: Time
    var interval: Ticks?
    var action: () -> Void
  }

  typealias SchedulerOptions = Never
  private(set) var now = Time()
  let minimumTolerance: Ticks = 0
  private var jobs: [Int: Job] = [:]
  private var count = 0

  var isIdle: Bool { jobs.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(after date: Time, tolerance: Ticks, options: Never?, _ action: @escaping () -> Void)
  {
    count += 1
    jobs[count] = Job(time: date, interval: nil, action: action)
  }

  func schedule(
    after date: Time,
    interval: Ticks,
    tolerance: Ticks,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    count += 1
    let number = count
    jobs[number] = Job(time: date, interval: interval, action: action)
    return AnyCancellable { self.jobs[number] = nil }
  }

  /// Advances the time, and runs the due jobs from the earliest to the latest.
  func advance(by ticks: Int) {
    let end = Time(ticks: now.ticks + ticks)
    while let (number, job) = jobs.filter({ $0.value.time <= end })
      .min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) })
    {
      now = max(now, job.time)
      jobs[number]?.time = job.time.advanced(by: job.interval ?? 0)
      if job.interval == nil { jobs[number] = nil }
      job.action()
    }
    now = end
  }
}
#endif
