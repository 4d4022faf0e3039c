#if Objects
import Foundation
public import OpenCombine

extension Publishers {
  /// The times at which collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each interval are sent at the end of the interval, if there are any.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// The values of each interval are sent when their number reaches a limit, and otherwise at the
    /// end of the interval.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that sends the values of its upstream publisher as arrays, at regular times.
  ///
  /// The first interval begins at the subscription. Each further interval begins when the previous
  /// interval ends. If there is no demand at the end of an interval, the values are sent at the end
  /// of a later interval. If the number of values has reached the limit of `byTimeOrCount`, the
  /// values are sent as soon as there is demand.
  ///
  /// When the upstream publisher finishes, the remaining values are sent if there is demand. When
  /// the upstream publisher fails, the remaining values are dropped.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval.
    public typealias Output = [Upstream.Output]

    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The times at which the values are sent.
    public let strategy: TimeGroupingStrategy<Context>

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of an upstream publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are collected.
    ///   - strategy: The scheduler, the interval, and a limit for `byTimeOrCount`.
    ///   - options: Options for the scheduler; nil for the defaults of the scheduler.
    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream publisher, and starts the first interval.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedCollector(subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher as arrays, at regular times.
  ///
  /// ```swift
  /// clicks.collect(.byTime(DispatchQueue.main, .seconds(1)))
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The scheduler, the interval, and a limit for `byTimeOrCount`.
  ///   - options: Options for the scheduler.
  /// - Returns: A publisher of arrays that are not empty.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The subscriber that collects the values, and the subscription through which they are sent.
private final class TimedCollector<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  private let limit: Int

  /// Guards all variables below.
  ///
  /// The lock is released before any subscriber or subscription is called.
  private let lock = NSLock()

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var values: [Input] = []

  init(
    _ downstream: Downstream,
    strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, limit) = (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, limit) = (context, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
    let timer = context.schedule(
      after: context.now.advanced(by: interval),
      interval: interval,
      tolerance: context.minimumTolerance,
      options: options
    ) { [weak self] in self?.send(all: true) }
    lock.lock()
    let isOver = self.downstream == nil
    if !isOver { self.timer = timer }
    lock.unlock()
    if isOver { return timer.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    values.append(input)
    let isFull = values.count >= limit
    lock.unlock()
    if isFull { send(all: false) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    context.schedule(options: options) { [self] in
      if case .finished = completion { send(all: true) }
      lock.lock()
      let downstream = downstream
      lock.unlock()
      end()
      downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send(all: false)
  }

  func cancel() { end()?.cancel() }

  /// Sends the values, if there is demand.
  ///
  /// - Parameter all: Whether to send the values even if their number is below the limit.
  private func send(all: Bool) {
    lock.lock()
    guard let downstream, demand > .none, !values.isEmpty, all || values.count >= limit else {
      return lock.unlock()
    }
    demand -= 1
    let sent = values
    values = []
    lock.unlock()
    let more = downstream.receive(sent)
    lock.withLock { demand += more }
  }

  /// Releases everything, and returns the upstream subscription, which the caller may cancel.
  @discardableResult private func end() -> (any Subscription)? {
    lock.lock()
    let removed = (downstream, upstream, timer, values)
    (downstream, upstream, timer, values) = (nil, nil, nil, [])
    lock.unlock()
    removed.2?.cancel()
    return withExtendedLifetime(removed) { removed.1 }
  }
}
#endif
