#if Objects
import OpenCombine

/// The subscriber of one side of a join: it passes the events of the side to the join.
final class JoinSide<Input, Downstream: Subscriber, Memory>: Subscriber {
  typealias Failure = Downstream.Failure

  private let join: Join<Downstream, Memory>

  /// The number of the side in the join.
  private let index: Int

  /// Stores a value of the side, and returns the value that the join sends, if there is one.
  private let remember: (inout Memory, Input) -> Downstream.Input?

  init(
    join: Join<Downstream, Memory>,
    index: Int,
    remember: @escaping (inout Memory, Input) -> Downstream.Input?
  ) {
    self.join = join
    self.index = index
    self.remember = remember
  }

  func receive(subscription: any Subscription) { join.receive(subscription, from: index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    join.receive(input, from: index, remember: remember)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    join.receive(completion, from: index)
  }
}
#endif
