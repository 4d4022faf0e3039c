import Ambient
import AmbientTesting
import Foundation
import Observation
import Testing

@testable import AmbientScreen

/// Three random views.
///
/// A step of a test can change one of the views, their order or their direction.
@Observable @MainActor
private final class Garden {
  var plans: [ViewPlan]

  /// The direction of all views that set no direction.
  var direction = LayoutDirection.leftToRight

  init(_ plans: [ViewPlan]) { self.plans = plans }

  func turn() { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }

  /// A garden with these views, in which all directions are reversed.
  var mirror: Garden {
    let mirror = Garden(plans.map(\.reversed))
    mirror.direction = direction
    mirror.turn()
    return mirror
  }
}

private struct GardenView: View {
  let garden: Garden

  var body: some View {
    VStack(spacing: 3) {
      ForEach(garden.plans) { plan in
        HStack {
          PlannedView(plan: plan)
          Text("Plot \(plan.id)")
        }
      }
    }
    .environment(\.layoutDirection, garden.direction)
  }
}

@Suite("Layouts of random trees") @MainActor
struct RandomLayoutTests {
  @Test(arguments: 1...24)
  func `After a change, a random layout equals a naive layout`(seed: UInt64) throws {
    // Deep trees take more time. Only every fourth tree is therefore deeper.
    let depth = seed.isMultiple(of: 4) ? 3 : 2
    try check(depth: depth, steps: 6, seed: seed) { host, _ in
      let settings = try #require(host.screen?.settings)
      let frames = NaiveNode.frames(of: host.viewTree.elements, on: settings)
      return host.elements.map { frames[$0.id] }
    }
  }

  @Test(arguments: 1...28)
  func `After a change, a random layout equals the layout of a new tree`(seed: UInt64) throws {
    try check(depth: 3, steps: 8, seed: seed) { host, garden in
      let settings = try #require(host.screen?.settings)
      return Self.frames(in: TestHost(screen: settings) { GardenView(garden: garden) })
    }
  }

  @Test(arguments: 1...28)
  func `A random layout is mirrored if all directions are reversed`(seed: UInt64) throws {
    try check(depth: 3, steps: 8, seed: seed) { host, garden in
      let settings = try #require(host.screen?.settings)
      let mirror = garden.mirror
      let frames = Self.frames(in: TestHost(screen: settings) { GardenView(garden: mirror) })
      return frames.map { frame in
        frame.map { CGRect(x: settings.size.width - $0.maxX, y: $0.minY, size: $0.size) }
      }
    }
  }

  /// Changes a random tree repeatedly, and compares its frames with the expected frames.
  ///
  /// - Parameters:
  ///   - depth: The largest depth of each random view; see ``ViewPlanner/plan(depth:)``.
  ///   - steps: The number of changes.
  ///   - seed: The seed of the random numbers.
  ///   - expected: Returns the expected frames of all elements, in the order of the tree.
  /// - Throws: An error if a frame differs from the expected frame.
  private func check(
    depth: Int,
    steps: Int,
    seed: UInt64,
    expected: (TestHost, Garden) throws -> [CGRect?]
  ) throws {
    var planner = ViewPlanner(seed: seed)
    let garden = Garden((0..<3).map { _ in planner.plan(depth: depth) })
    var settings = ScreenSettings(size: CGSize(width: 320, height: 480))
    // With lazy rows, the layout also depends on which rows were visible before.
    settings.usesLazyRows = false
    let host = TestHost(screen: settings) { GardenView(garden: garden) }
    for step in 0...steps {
      let name = "seed \(seed), step \(step)"
      let (actual, expected) = (Self.frames(in: host), try expected(host, garden))
      try #require(actual.count == expected.count, "\(name): \(garden.plans)")
      for (index, pair) in zip(actual, expected).enumerated() {
        let element = host.elements[index]
        try #require(
          Self.areNear(pair.0, pair.1),
          "\(name), \(element.kind) \(element.text ?? ""): \(garden.plans)"
        )
      }
      switch Int.random(in: 0..<10, using: &planner.random) {
      case 0, 1:
        let width = Int.random(in: 20...500, using: &planner.random)
        host.size = CGSize(width: width, height: 300)
      case 2: garden.turn()
      case 3: garden.plans.shuffle(using: &planner.random)
      default:
        let index = Int.random(in: garden.plans.indices, using: &planner.random)
        planner.change(&garden.plans[index], depth: depth)
      }
      host.settle()
    }
  }

  /// Returns the frames of all elements, in the order of the tree.
  private static func frames(in host: TestHost) -> [CGRect?] {
    host.elements.map { element in
      host.screen.flatMap { screen in screen.nodes[element.id].flatMap(screen.exactFrame) }
    }
  }

  private static func areNear(_ first: CGRect?, _ second: CGRect?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    let pairs = [
      (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width),
      (first.height, second.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
