#if Objects
import OpenCombine

final class JoinSide<Input, Downstream: Subscriber, Memory>: Subscriber {
  typealias Failure = Downstream.Failure

  private let join: Join<Downstream, Memory>
  private let index: Int
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
