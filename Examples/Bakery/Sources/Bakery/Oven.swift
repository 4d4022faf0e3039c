package import AmbientDependencies

/// The oven that bakes orders.
///
/// In a test, a call fails the test unless the test sets an oven.
@DependencyClient
package struct Oven: Sendable {
  package var bake: @Sendable (_ order: Order) async throws -> Void
}

extension Oven {
  /// An oven that takes the time that a bread needs, and burns one order in ten.
  package static let brick = Oven { order in
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    try await clock.sleep(for: order.bread.time)
    let isBurnt = withRandomNumberGenerator { Int.random(in: 1...10, using: &$0) == 1 }
    if isBurnt { throw Burnt() }
  }

  /// An oven that bakes every order immediately.
  package static let ideal = Oven { _ in }

  /// An oven that fails each test that calls it.
  package static let failing = Oven()
}

/// The error of an order that burnt.
package struct Burnt: Error, Equatable {
  package init() {}
}

extension EnvironmentValues {
  /// The oven that bakes the orders.
  @Entry(preview: Oven.ideal, test: Oven.failing) package var oven: Oven = .brick

  /// The number of attempts to bake an order.
  @Entry(test: 2) package var attempts: Int = 3
}
