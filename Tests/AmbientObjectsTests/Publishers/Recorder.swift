#if Objects
import AmbientCombine

/// A subscriber that records the received values and the received completion.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?

  private let initial: Subscribers.Demand
  /// The demand that the recorder adds when it receives a value.
  private let more: Subscribers.Demand

  var onValue: (Input) -> Void = { _ in }

  init(
    of publisher: some Publisher<Input, Failure>,
    initial: Subscribers.Demand = .unlimited,
    more: Subscribers.Demand = .none
  ) {
    self.initial = initial
    self.more = more
    publisher.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    onValue(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("\(error)")
    }
  }
}

/// A publisher that records the requests and the cancellation of its only subscriber.
final class Source<Output, Failure: Error>: Publisher {
  private(set) var log: [String] = []
  private var subscriber: AnySubscriber<Output, Failure>?
  private(set) var demand = Subscribers.Demand.none

  func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: SourceSubscription(source: self))
  }

  /// Sends a value whether or not there is demand.
  func send(_ value: Output) {
    if demand != .unlimited, demand > .none { demand -= 1 }
    if let more = subscriber?.receive(value) { demand += more }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }

  fileprivate func request(_ more: Subscribers.Demand) {
    demand += more
    log.append(more == .unlimited ? "unlimited" : "\(more.max ?? 0)")
  }

  fileprivate func cancel() { log.append("cancel") }
}

private final class SourceSubscription<Output, Failure: Error>: Subscription {
  private let source: Source<Output, Failure>
  init(source: Source<Output, Failure>) { self.source = source }
  func request(_ demand: Subscribers.Demand) { source.request(demand) }
  func cancel() { source.cancel() }
}

enum Fault: Error { case first, second }
#endif
