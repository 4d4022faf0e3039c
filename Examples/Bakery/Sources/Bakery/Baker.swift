internal import AmbientDependencies
package import Foundation

/// The record of a baked order.
package struct Receipt: Equatable, Sendable {
  package let id: UUID
  package let order: Order
  package let attempts: Int
  package let time: Date
}

/// A baker that bakes one order and retries when the bread burns.
package struct Baker: Sendable {
  @Dependency(\.oven) private var oven
  @Dependency(\.attempts) private var attempts
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid

  package init() {}

  package func bake(_ order: Order) async throws -> Receipt {
    var attempt = 1
    while true {
      do {
        try await oven.bake(order: order)
        return Receipt(id: uuid(), order: order, attempts: attempt, time: now)
      } catch is Burnt where attempt < attempts {
        // The oven has to cool down. The wait grows with each failed attempt.
        try await clock.sleep(for: .milliseconds(10 * attempt))
        attempt += 1
      }
    }
  }
}
