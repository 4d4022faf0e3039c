package import AmbientDependencies

/// What bakes an order.
///
/// In a test it lets the test fail, unless the test says how to bake.
@DependencyClient
package struct Oven: Sendable {
  package var bake: @Sendable (_ order: Order) async throws -> Void
}

extension Oven {
  /// Takes the time that a bread needs, and burns one order in ten.
  package static let brick = Oven { order in
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    try await clock.sleep(for: order.bread.time)
    let isBurnt = withRandomNumberGenerator { Int.random(in: 1...10, using: &$0) == 1 }
    if isBurnt { throw Burnt() }
  }

  /// Bakes everything at once.
  package static let ideal = Oven { _ in }

  /// Fails a test that calls it.
  package static let untold = Oven()
}

/// An order is lost.
package struct Burnt: Error, Equatable {
  package init() {}
}

extension EnvironmentValues {
  /// What bakes the orders.
  @Entry(preview: Oven.ideal, test: Oven.untold) package var oven: Oven = .brick

  /// How often an order is put into the oven before it is given up.
  @Entry(test: 2) package var attempts: Int = 3
}
