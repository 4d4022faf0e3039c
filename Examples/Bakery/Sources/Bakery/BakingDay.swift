internal import AmbientDependencies

/// A day on which all orders are baked, several at a time.
package struct BakingDay: Sendable {
  private let baker = Baker()
  private let ovens: Int

  package init(ovens: Int) { self.ovens = ovens }

  /// An order with its receipt or its error.
  package typealias Outcome = (order: Order, result: Result<Receipt, any Error>)

  /// Bakes the orders, and reports each outcome as soon as it is known.
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
