import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

@testable import AmbientScreen

/// A description of a random view.
private indirect enum Plan {
  case text(String)
  case color
  case spacer
  case divider
  case row([Plan], VerticalAlignment)
  case column([Plan], HorizontalAlignment)
  case pile([Plan], Alignment)
  case frame(CGFloat?, CGFloat?, Plan)
  case limits(CGFloat?, CGFloat?, Plan)
  case padding(CGFloat, Plan)
  case priority(Double, Plan)
  case ideal(Plan)
  case overlay(Plan, Plan)
  case guide(CGFloat, Plan)
  case fitting([Plan])
  case padded([Plan])
  case backed([Plan], Plan)
  case grid([[Plan]])
  case lazyGrid([Plan])
  case list([[Plan]])
  case turned(LayoutDirection, Plan)

  /// The plan with all directions reversed.
  var reversed: Plan {
    switch self {
    case .text, .color, .spacer, .divider: self
    case .row(let plans, let alignment): .row(plans.map(\.reversed), alignment)
    case .column(let plans, let alignment): .column(plans.map(\.reversed), alignment)
    case .pile(let plans, let alignment): .pile(plans.map(\.reversed), alignment)
    case .frame(let width, let height, let plan): .frame(width, height, plan.reversed)
    case .limits(let minimum, let maximum, let plan): .limits(minimum, maximum, plan.reversed)
    case .padding(let length, let plan): .padding(length, plan.reversed)
    case .priority(let priority, let plan): .priority(priority, plan.reversed)
    case .ideal(let plan): .ideal(plan.reversed)
    case .overlay(let base, let layer): .overlay(base.reversed, layer.reversed)
    case .guide(let distance, let plan): .guide(distance, plan.reversed)
    case .fitting(let plans): .fitting(plans.map(\.reversed))
    case .padded(let plans): .padded(plans.map(\.reversed))
    case .backed(let plans, let layer): .backed(plans.map(\.reversed), layer.reversed)
    case .grid(let rows): .grid(rows.map { $0.map(\.reversed) })
    case .lazyGrid(let plans): .lazyGrid(plans.map(\.reversed))
    case .list(let sections): .list(sections.map { $0.map(\.reversed) })
    case .turned(let direction, let plan): .turned(direction.reversed, plan.reversed)
    }
  }

  static func random(_ depth: Int, _ generator: inout SplitMix64) -> Plan {
    let texts = ["a", "two words", "a longer line of text", "three\nlines\nhere"]
    func text() -> Plan { .text(texts.randomElement(using: &generator) ?? "") }
    guard depth > 0 else {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return .color
      case 1: return .spacer
      case 2: return .divider
      default: return text()
      }
    }
    let one = { (generator: inout SplitMix64) in random(depth - 1, &generator) }
    func several() -> [Plan] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in one(&generator) }
    }
    func length() -> CGFloat? {
      Bool.random(using: &generator) ? CGFloat(Int.random(in: 5...90, using: &generator)) : nil
    }
    switch Int.random(in: 0..<21, using: &generator) {
    case 0, 1:
      let alignments: [VerticalAlignment] = [.top, .center, .firstTextBaseline, .bottom]
      return .row(several(), alignments.randomElement(using: &generator) ?? .center)
    case 2, 3:
      let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
      return .column(several(), alignments.randomElement(using: &generator) ?? .center)
    case 4:
      let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing]
      return .pile(several(), alignments.randomElement(using: &generator) ?? .center)
    case 5: return .frame(length(), length(), one(&generator))
    case 6: return .limits(length(), length().map { $0 + 90 }, one(&generator))
    case 7: return .padding(CGFloat(Int.random(in: 0...9, using: &generator)), one(&generator))
    case 8: return .priority(Double(Int.random(in: -1...2, using: &generator)), one(&generator))
    case 9: return .ideal(one(&generator))
    case 10: return .overlay(one(&generator), one(&generator))
    case 11: return .guide(CGFloat(Int.random(in: -9...9, using: &generator)), one(&generator))
    case 12: return .fitting(several())
    case 13: return .padded(several())
    case 14: return .backed(several(), one(&generator))
    case 15: return .grid((0..<Int.random(in: 0...3, using: &generator)).map { _ in several() })
    case 16: return .lazyGrid(several())
    case 17: return .list((0..<Int.random(in: 0...2, using: &generator)).map { _ in several() })
    case 18, 19:
      return .turned(LayoutDirection.random(using: &generator), one(&generator))
    default: return text()
    }
  }
}

extension LayoutDirection {
  fileprivate var reversed: LayoutDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }

  fileprivate static func random(using generator: inout SplitMix64) -> LayoutDirection {
    Bool.random(using: &generator) ? .leftToRight : .rightToLeft
  }
}

/// Plans that can be replaced one by one.
@Observable @MainActor
private final class Garden {
  var plans: [Plan]

  /// The direction of all plans that set no direction.
  var direction = LayoutDirection.leftToRight

  init(_ plans: [Plan]) { self.plans = plans }
}

private struct PlanView: View {
  let plan: Plan

  var body: some View {
    switch plan {
    case .text(let text): AnyView(Text(text))
    case .color: AnyView(Color.red)
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .row(let plans, let alignment): AnyView(HStack(alignment: alignment) { views(plans) })
    case .column(let plans, let alignment): AnyView(VStack(alignment: alignment) { views(plans) })
    case .pile(let plans, let alignment): AnyView(ZStack(alignment: alignment) { views(plans) })
    case .frame(let width, let height, let plan):
      AnyView(PlanView(plan: plan).frame(width: width, height: height))
    case .limits(let minimum, let maximum, let plan):
      AnyView(PlanView(plan: plan).frame(minWidth: minimum, maxWidth: maximum))
    case .padding(let length, let plan): AnyView(PlanView(plan: plan).padding(length))
    case .priority(let priority, let plan): AnyView(PlanView(plan: plan).layoutPriority(priority))
    case .ideal(let plan): AnyView(PlanView(plan: plan).fixedSize())
    case .overlay(let base, let layer):
      AnyView(PlanView(plan: base).overlay(alignment: .topTrailing) { PlanView(plan: layer) })
    case .guide(let distance, let plan):
      AnyView(PlanView(plan: plan).alignmentGuide(.leading) { $0[.leading] + distance })
    case .fitting(let plans): AnyView(ViewThatFits { views(plans) })
    case .padded(let plans): AnyView(views(plans).padding(3).layoutPriority(1))
    case .backed(let plans, let layer):
      AnyView(
        views(plans).background(alignment: .bottomLeading) { PlanView(plan: layer) }.opacity(0.5)
      )
    case .grid(let rows):
      AnyView(
        Grid(alignment: .topLeading) {
          ForEach(rows.indices, id: \.self) { row in GridRow { views(rows[row]) }.padding(1) }
        }
      )
    case .lazyGrid(let plans):
      AnyView(LazyVGrid(columns: [GridItem(), GridItem(.fixed(40))]) { views(plans) })
    case .list(let sections):
      AnyView(
        List {
          ForEach(sections.indices, id: \.self) { section in
            Section("Section") { views(sections[section]) }.listRowInsets(.leading, 5)
          }
        }
      )
    case .turned(let direction, let plan):
      AnyView(PlanView(plan: plan).environment(\.layoutDirection, direction))
    }
  }

  private func views(_ plans: [Plan]) -> some View {
    ForEach(plans.indices, id: \.self) { PlanView(plan: plans[$0]) }
  }
}

private struct GardenView: View {
  let garden: Garden

  var body: some View {
    VStack(spacing: 3) {
      ForEach(garden.plans.indices, id: \.self) { index in
        HStack {
          PlanView(plan: garden.plans[index])
          Text("Plot \(index)")
        }
      }
    }
    .environment(\.layoutDirection, garden.direction)
  }
}

@Suite("Layouts of random trees") @MainActor
struct RandomLayoutTests {
  // The trees are small: without a cache, the work of a layout grows exponentially with the depth.
  @Test(arguments: 1...4)
  func `After a change, a random layout equals a layout without a cache`(seed: UInt64) throws {
    try check(depth: 1, steps: 3, seed: seed) { host, _ in
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
      let mirror = Garden(garden.plans.map(\.reversed))
      mirror.direction = garden.direction.reversed
      let frames = Self.frames(in: TestHost(screen: settings) { GardenView(garden: mirror) })
      return frames.map { frame in
        frame.map { CGRect(x: settings.size.width - $0.maxX, y: $0.minY, size: $0.size) }
      }
    }
  }

  /// Changes a random tree repeatedly, and compares its layout with the expected layout.
  private func check(
    depth: Int,
    steps: Int,
    seed: UInt64,
    expected: (TestHost, Garden) throws -> [CGRect?]
  ) throws {
    var generator = SplitMix64(seed: seed)
    let garden = Garden((0..<3).map { _ in Plan.random(depth, &generator) })
    var settings = ScreenSettings(size: CGSize(width: 320, height: 480))
    // With lazy rows, the layout also depends on which rows were visible before.
    settings.usesLazyRows = false
    let host = TestHost(screen: settings) { GardenView(garden: garden) }
    for step in 0..<steps {
      let (actual, expected) = (Self.frames(in: host), try expected(host, garden))
      try #require(actual.count == expected.count)
      for (index, pair) in zip(actual, expected).enumerated() {
        let element = host.elements[index]
        try #require(
          Self.areNear(pair.0, pair.1),
          "seed \(seed), step \(step), \(element.kind) \(element.text ?? "")"
        )
      }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        host.size = CGSize(width: Int.random(in: 20...500, using: &generator), height: 300)
      case 2:
        garden.direction = garden.direction.reversed
      default:
        let index = Int.random(in: 0..<3, using: &generator)
        garden.plans[index] = Plan.random(depth, &generator)
      }
      host.settle()
    }
  }

  /// The frames of all elements, in the order of the tree.
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
