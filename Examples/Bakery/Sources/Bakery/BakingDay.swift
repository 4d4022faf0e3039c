internal import AmbientDependencies

/// Bakes all orders, so many at a time.
package struct BakingDay: Sendable {
  private let baker = Baker()
  private let ovens: Int

  package init(ovens: Int) { self.ovens = ovens }

  /// What became of an order.
  package typealias Outcome = (order: Order, result: Result<Receipt, any Error>)

  /// Bakes the orders, and hands out what became of each, as soon as it is known.
  package func bake(_ orders: [Order], report: (Outcome) -> Void) async {
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = orders[...]
      func begin() {
        guard let order = waiting.popFirst() else { return }
        group.addTask {
          do { return (order, .success(try await baker.bake(order))) } catch {
            return (order, .failure(error))
          }
        }
      }
      for _ in 0..<ovens { begin() }
      for await outcome in group {
        report(outcome)
        begin()
      }
    }
  }
}
