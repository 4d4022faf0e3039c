#if Objects
import AmbientSupport
import Foundation
import OpenCombine

/// How a join requests values from the joined publishers, which are called sides.
enum JoinRule {
  /// Each request of the subscriber goes to all sides.
  ///
  /// A value that arrives without demand becomes the latest value of the side, but is not sent.
  case latest

  /// Each side gets a request for one value at a time. If the subscriber makes an unlimited
  /// request, each side gets one unlimited request instead.
  ///
  /// A value of a side waits until the subscriber has demand.
  case all
}

/// The subscription to a publisher that joins other publishers.
///
/// The joined publishers are called sides. Sides may send on different threads, and also while the
/// subscriber receives a value. The subscriber gets one event at a time, with one exception. While
/// the subscriber handles an event, it may itself cause a second event on the same thread. The
/// subscriber then gets the second event before it has finished handling the first event. If a side
/// sends an event while another thread delivers events, that other thread also delivers the event
/// of the side. The join holds no lock while it calls the subscriber or a side.
///
/// `Memory` is the type in which the join stores the values of its sides.
final class Join<Downstream: Subscriber, Memory>: Subscription {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct Side {
    var subscription: (any Subscription)?
    var isFinished = false

    /// Whether the side has not answered a request yet, or a value of the side waits for delivery.
    ///
    /// Only the rule `all` uses this property.
    var isBusy = false
  }

  private enum Event {
    case value(Output, from: Int, to: Downstream)
    case completion(Subscribers.Completion<Failure>, to: Downstream)
  }

  private let rule: JoinRule

  /// Guards all variables below.
  private let lock = NSLock()

  /// The subscriber; nil after the end of the join.
  private var downstream: Downstream?

  private var memory: Memory
  private var sides: [Side]

  /// The number of values that the join may still send to the subscriber.
  ///
  /// With the rule `latest`, this number does not include the waiting values: each value reduces
  /// the number when the value begins to wait. With the rule `all`, a value reduces the number when
  /// the value is sent.
  private var demand = Subscribers.Demand.none

  /// The number of all values that the subscriber has ever requested.
  private var requested = Subscribers.Demand.none

  /// The values that wait for delivery, the oldest first.
  private var waiting: [(value: Output, side: Int)] = []

  /// The completion of the join.
  ///
  /// `finished` is delivered after the waiting values. A failure discards the waiting values.
  private var completion: Subscribers.Completion<Failure>?

  /// The thread that delivers events now.
  private var deliverer: UInt?

  init(_ downstream: Downstream, memory: Memory, sides: Int, rule: JoinRule) {
    self.downstream = downstream
    self.memory = memory
    self.sides = Array(repeating: Side(), count: sides)
    self.rule = rule
  }

  /// Gives the subscriber its subscription.
  ///
  /// The caller adds the sides afterward. If there are no sides, the join finishes at once.
  func start() {
    let (downstream, isEmpty) = lock.withLock { (self.downstream, sides.isEmpty) }
    downstream?.receive(subscription: self)
    guard isEmpty else { return }
    lock.withLock { completion = .finished }
    deliver()
  }

  /// Subscribes to a side.
  ///
  /// - Parameters:
  ///   - publisher: The side.
  ///   - index: The number of the side.
  ///   - remember: Stores a value of the side, and returns the value to send, if there is one.
  ///     The closure must do nothing else, because the join holds its lock during the call.
  func add<Side: Publisher>(
    _ publisher: Side,
    at index: Int,
    remember: @escaping (inout Memory, Side.Output) -> Output?
  ) where Side.Failure == Failure {
    publisher.subscribe(JoinSide(join: self, index: index, remember: remember))
  }

  func request(_ demand: Subscribers.Demand) {
    add(demand)
    deliver()
  }

  func cancel() {
    for side in end() { side.subscription?.cancel() }
  }

  /// Stores the subscription of a side, and passes on the earlier requests of the subscriber.
  func receive(_ subscription: any Subscription, from index: Int) {
    lock.lock()
    guard downstream != nil, sides[index].subscription == nil, !sides[index].isFinished else {
      lock.unlock()
      subscription.cancel()
      return
    }
    sides[index].subscription = subscription
    let request = nextRequest(of: index, added: requested)
    lock.unlock()
    if request > .none { subscription.request(request) }
  }

  func receive<Value>(
    _ value: Value,
    from index: Int,
    remember: (inout Memory, Value) -> Output?
  ) {
    lock.lock()
    guard downstream != nil, !sides[index].isFinished else { return lock.unlock() }
    // A replaced value is released after the lock is unlocked, because its deinitializer may run
    // other code.
    let replaced = memory
    if let output = remember(&memory, value) {
      switch rule {
      case .all: waiting.append((output, index))
      case .latest:
        if demand > .none {
          demand -= 1
          waiting.append((output, index))
        }
      }
    }
    lock.unlock()
    withExtendedLifetime(replaced) {}
    deliver()
  }

  func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.lock()
    guard downstream != nil, !sides[index].isFinished else { return lock.unlock() }
    let subscription = sides[index].subscription
    sides[index].isFinished = true
    sides[index].subscription = nil
    switch completion {
    case .failure: self.completion = self.completion ?? completion
    case .finished: if sides.allSatisfy(\.isFinished) { self.completion = completion }
    }
    lock.unlock()
    withExtendedLifetime(subscription) {}
    deliver()
  }

  /// Adds to the demand, and requests values from the sides in accordance with the rule.
  private func add(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    demand += more
    requested += more
    let requests = sides.indices.map { (sides[$0].subscription, nextRequest(of: $0, added: more)) }
    lock.unlock()
    for (subscription, request) in requests where request > .none { subscription?.request(request) }
  }

  /// Returns the demand to request from a side.
  ///
  /// With the rule `all`, a side that gets a request becomes busy. The caller holds the lock.
  private func nextRequest(
    of index: Int,
    added: Subscribers.Demand
  ) -> Subscribers.Demand {
    guard sides[index].subscription != nil, requested > .none else { return .none }
    switch rule {
    case .latest: return added
    case .all:
      if requested == .unlimited {
        sides[index].isBusy = true
        return added == .unlimited ? .unlimited : .none
      }
      if sides[index].isBusy { return .none }
      sides[index].isBusy = true
      return .max(1)
    }
  }

  /// Delivers the events that are due, unless another thread is delivering.
  private func deliver() {
    let thread = currentThread()
    lock.lock()
    guard deliverer == nil || deliverer == thread else { return lock.unlock() }
    let outer = deliverer
    deliverer = thread
    lock.unlock()
    while let event = nextEvent(restoring: outer) {
      switch event {
      case .value(let value, let index, let downstream):
        add(downstream.receive(value))
        requestNext(from: index)
      case .completion(let completion, let downstream):
        for side in end() { side.subscription?.cancel() }
        downstream.receive(completion: completion)
      }
    }
  }

  /// Takes the next event that is due.
  ///
  /// - Parameter outer: The thread to store in `deliverer` if no event is due.
  /// - Returns: The event, or nil if none is due.
  private func nextEvent(restoring outer: UInt?) -> Event? {
    lock.withLock {
      if let downstream {
        if rule == .latest || demand > .none, !waiting.isEmpty {
          if rule == .all { demand -= 1 }
          let (value, index) = waiting.removeFirst()
          return .value(value, from: index, to: downstream)
        }
        if let completion, waiting.isEmpty || completion.isFailure {
          return .completion(completion, to: downstream)
        }
      }
      deliverer = outer
      return nil
    }
  }

  /// Requests the next value of a side, after a value of the side was delivered.
  ///
  /// If the rule is `latest`, or if the subscriber has made an unlimited request, this method
  /// requests nothing.
  private func requestNext(from index: Int) {
    guard rule == .all else { return }
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    if requested != .unlimited { sides[index].isBusy = false }
    let request = nextRequest(of: index, added: .none)
    let subscription = sides[index].subscription
    lock.unlock()
    if request > .none { subscription?.request(request) }
  }

  /// Ends the join, and returns the sides.
  ///
  /// The caller cancels their subscriptions.
  private func end() -> [Side] {
    lock.lock()
    // The removed objects are released after the lock is unlocked.
    let removed = (downstream, waiting, sides)
    downstream = nil
    waiting = []
    sides = []
    lock.unlock()
    return withExtendedLifetime(removed) { removed.2 }
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
#endif
