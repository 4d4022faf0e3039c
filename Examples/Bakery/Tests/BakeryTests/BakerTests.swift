import AmbientDependenciesTesting
import Foundation
import Synchronization
import Testing

@testable import Bakery

/// Returns an oven that burns the first `failures` orders.
private func oven(burning failures: Int) -> Oven {
  let count = Counter()
  return Oven { _ in if count.next() <= failures { throw Burnt() } }
}

private final class Counter: Sendable {
  private let count = Atomic(0)
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

@Suite(
  .dependencies {
    $0.continuousClock = ImmediateClock()
    $0.date = .constant(Date(timeIntervalSince1970: 0))
    $0.uuid = .incrementing
  }
)
struct `A baker` {
  @Test(.dependency(\.oven, oven(burning: 1)))
  func `A baker tries again after an order has burnt`() async throws {
    let receipt = try await Baker().bake(Order(2, .rye))
    #expect(receipt.attempts == 2)
    #expect(receipt.id == UUID(0))
    #expect(receipt.time == Date(timeIntervalSince1970: 0))
  }

  @Test(.dependency(\.oven, oven(burning: 5)))
  func `A baker gives up after too many attempts`() async {
    await #expect(throws: Burnt()) { try await Baker().bake(Order(2, .rye)) }
  }

  @Test(.dependency(\.oven, oven(burning: 5)), .dependency(\.attempts, 6))
  func `A baker makes as many attempts as the test sets`() async throws {
    #expect(try await Baker().bake(Order(2, .rye)).attempts == 6)
  }

  @Test func `A test that sets no oven fails when a baker bakes`() async {
    await withKnownIssue {
      _ = try? await Baker().bake(Order(2, .rye))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: 'Oven.bake'") == true
    }
  }

  @Test func `A baker waits longer after each failed attempt`() async throws {
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = clock
      $0.attempts = 3
      $0.oven = oven(burning: 2)
    } operation: {
      let baker = Baker()
      let receipt = Task { try await baker.bake(Order(1, .bun)) }
      for wait in [10, 20] {
        await clock.sleepers(1)
        await clock.advance(by: .milliseconds(wait))
      }
      let attempts = try await receipt.value.attempts
      #expect(attempts == 3)
    }
  }
}

@Suite struct `Orders` {
  @Test func `Orders are read line by line`() throws {
    let text = """
      12 rye
      # for the school

      30  bun  # by ten
      """
    #expect(try Order.orders(in: text) == [Order(12, .rye), Order(30, .bun)])
  }

  @Test(arguments: ["twelve rye", "12", "0 rye", "12 cake", "12 rye bun"])
  func `An invalid order causes an error with the number and text of the line`(line: String) {
    #expect(throws: OrderError(line: 2, text: line)) { try Order.orders(in: "1 rye\n\(line)") }
  }

  @Test func `The message about an invalid order quotes the order`() {
    #expect(
      "\(OrderError(line: 2, text: "12 cake"))" == """
        line 2: '12 cake' is no order. Write a number and a bread, like '12 rye'; \
        the breads are rye, spelt, bun.
        """
    )
  }
}

@Suite(.dependencies) struct `A baking day` {
  @Test func `A baking day uses no more ovens at a time than it has`() async {
    let inUse = Atomic(0)
    let maximum = Atomic(0)
    await withDependencies {
      $0.uuid = .incrementing
      $0.date = .constant(.distantPast)
      $0.oven.bake = { order in
        let now = inUse.add(1, ordering: .relaxed).newValue
        maximum.max(now, ordering: .relaxed)
        await Task.yield()
        inUse.subtract(1, ordering: .relaxed)
        if order.bread == .bun { throw Burnt() }
      }
      $0.attempts = 1
    } operation: {
      var baked = 0
      await BakingDay(ovens: 2).bake([
        Order(1, .rye), Order(1, .bun), Order(2, .rye), Order(3, .rye),
      ]) {
        if case .success = $0.result { baked += 1 }
      }
      #expect(baked == 3)
    }
    #expect(maximum.load(ordering: .relaxed) <= 2)
  }
}
