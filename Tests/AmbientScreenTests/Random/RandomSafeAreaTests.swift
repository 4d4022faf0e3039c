import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

/// Tests random views in random safe areas.
///
/// A simple model of safe areas computes the frames; see `Model`. The test compares these frames
/// with the frames on the screen.
@Suite @MainActor struct `Random safe areas` {
  @Test(arguments: 1...40)
  func `Scroll views and other views have the frames that a simple model computes`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    let plan = Plan(Plan.region(4, &generator))
    var settings = ScreenSettings(size: CGSize(width: 400, height: 600))
    // Centering a view halves a distance. A point has 16 pixels, so a distance in whole points can
    // be halved four times before a frame needs rounding.
    settings.scale = 16
    settings.safeAreaInsets = EdgeInsets(
      top: length(0...50),
      leading: length(0...1) * 30,
      bottom: length(0...40),
      trailing: length(0...1) * 20
    )
    let host = TestHost(screen: settings) { PlanView(plan: plan) }
    let screen = try #require(host.screen)
    for step in 0..<8 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: plan.region = Plan.region(4, &generator)
      case 1: host.keyboardHeight = length(0...2) * 75
      case 2: host.size = CGSize(width: 300 + length(0...200), height: 500 + length(0...200))
      default: screen.settings.safeAreaInsets.top = length(0...50)
      }
      host.settle()
      let expected = Model.frames(of: plan.region, on: screen.settings)
      let scrollViews = host.elements(of: .scrollView).compactMap(host.frame)
      #expect(scrollViews == expected.scrollViews, "seed \(seed), step \(step)")
      for (id, frame) in expected.leaves {
        let found = host.frame(of: "\(id)")
        #expect(found == frame, "\(id), seed \(seed), step \(step), \(plan.region)")
        guard found == frame else { return }
      }
    }
  }
}

@Observable @MainActor
private final class Plan {
  /// A description of a view: a color, or a view around another view.
  indirect enum Region {
    /// A color with this accessibility identifier.
    case leaf(Int)

    /// A view with a bar at an edge. The numbers are the length of the bar, and the spacing between
    /// the bar and the view.
    case inset(Edge, CGFloat, CGFloat, Region)

    case safeAreaPadded(Edge.Set, CGFloat, Region)
    case padded(Edge.Set, CGFloat, Region)
    case ignoring(SafeAreaRegions, Edge.Set, Region)

    /// A view of a fixed size, which is aligned in the available space.
    case small(CGSize, Alignment, Region)

    /// A view below a color of this height.
    case below(CGFloat, Region)

    /// A view of this height in a scroll view.
    case scrolled(CGFloat, Region)
  }

  var region: Region

  init(_ region: Region) { self.region = region }

  static func region(_ depth: Int, _ generator: inout SplitMix64) -> Region {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    guard depth > 0 else { return .leaf(Int.random(in: 10...9_999_999, using: &generator)) }
    let inner = region(depth - 1, &generator)
    let edge = Edge.allCases[Int.random(in: 0..<4, using: &generator)]
    let edges = Edge.Set(rawValue: Int8.random(in: 1...15, using: &generator))
    let regions: [SafeAreaRegions] = [.container, .keyboard, .all]
    let alignments: [Alignment] = [.top, .bottom, .leading, .trailing, .center]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return .inset(edge, length(5...30), length(0...8), inner)
    case 2: return .safeAreaPadded(edges, length(0...20), inner)
    case 3: return .padded(edges, length(1...10), inner)
    case 4, 5, 6: return .ignoring(regions[Int.random(in: 0..<3, using: &generator)], edges, inner)
    case 7:
      // `depth` is the number of views around the leaf, from this view inward. Each of these views
      // takes at most 40 points of width and at most 40 points of height for itself, for example
      // for a bar. With 45 points for each of them, a small view has room for the small views
      // inside it.
      let side = CGFloat(45 * depth)
      let size = CGSize(width: side + length(0...4), height: side + length(0...4))
      return .small(size, alignments[Int.random(in: 0..<5, using: &generator)], inner)
    case 8: return .below(length(5...30), inner)
    default: return .scrolled(length(180...220), inner)
    }
  }
}

private struct PlanView: View {
  let plan: Plan
  var body: some View { RegionView(region: plan.region) }
}

private struct RegionView: View {
  let region: Plan.Region

  var body: some View {
    switch region {
    case .leaf(let id): Color.red.accessibilityIdentifier("\(id)")
    case .inset(.top, let length, let spacing, let inner):
      view(inner).safeAreaInset(edge: .top, spacing: spacing) { Color.blue.frame(height: length) }
    case .inset(.bottom, let length, let spacing, let inner):
      view(inner)
        .safeAreaInset(edge: .bottom, spacing: spacing) { Color.blue.frame(height: length) }
    case .inset(.leading, let length, let spacing, let inner):
      view(inner)
        .safeAreaInset(edge: .leading, spacing: spacing) { Color.blue.frame(width: length) }
    case .inset(.trailing, let length, let spacing, let inner):
      view(inner)
        .safeAreaInset(edge: .trailing, spacing: spacing) { Color.blue.frame(width: length) }
    case .safeAreaPadded(let edges, let length, let inner):
      view(inner).safeAreaPadding(edges, length)
    case .padded(let edges, let length, let inner): view(inner).padding(edges, length)
    case .ignoring(let regions, let edges, let inner):
      view(inner).ignoresSafeArea(regions, edges: edges)
    case .small(let size, let alignment, let inner):
      view(inner).frame(width: size.width, height: size.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    case .below(let length, let inner):
      VStack(spacing: 0) {
        Color.green.frame(height: length)
        view(inner)
      }
    case .scrolled(let height, let inner): ScrollView { view(inner).frame(height: height) }
    }
  }

  private func view(_ region: Plan.Region) -> some View { AnyView(RegionView(region: region)) }
}

/// A model that computes the frames of views in safe areas.
///
/// For each edge of the screen, the model has a list of obstacles. A view that ignores the safe
/// area is extended toward the edge until an obstacle stops it. The obstacles are the edge itself,
/// the safe area insets of the screen, the keyboard, and the bars and the safe area padding around
/// a view.
private struct Model {
  struct Obstacle {
    /// The region of the obstacle, or nil if no view can extend beyond the obstacle.
    ///
    /// The obstacles at the edges of the screen have no region. The obstacles that `stopAtEdges`
    /// adds have no region either.
    let region: SafeAreaRegions?

    /// The y coordinate of an obstacle at the top or bottom, or the x coordinate of an obstacle at
    /// the left or right.
    let position: CGFloat
  }

  struct Frames {
    var leaves: [(id: Int, frame: CGRect)] = []
    var scrollViews: [CGRect] = []
  }

  /// The obstacles at each edge.
  ///
  /// The content of a scroll view has no obstacles at the top and at the bottom. Inside the
  /// content, bars and safe area padding add new obstacles there.
  var obstacles: [Edge: [Obstacle]] = [:]

  static func frames(of region: Plan.Region, on settings: ScreenSettings) -> Frames {
    let (size, insets) = (settings.size, settings.safeAreaInsets)
    var model = Model()
    model.obstacles = [
      .top: [Obstacle(region: nil, position: 0), .init(region: .container, position: insets.top)],
      .leading: [
        Obstacle(region: nil, position: 0), .init(region: .container, position: insets.leading),
      ],
      .trailing: [
        Obstacle(region: nil, position: size.width),
        .init(region: .container, position: size.width - insets.trailing),
      ],
      .bottom: [
        Obstacle(region: nil, position: size.height),
        .init(region: .container, position: size.height - insets.bottom),
        .init(region: .keyboard, position: size.height - settings.keyboardHeight),
      ],
    ]
    var frames = Frames()
    model.place(region, in: settings.safeArea, &frames)
    return frames
  }

  private func place(_ region: Plan.Region, in rect: CGRect, _ frames: inout Frames) {
    var inner = self
    switch region {
    case .leaf(let id): frames.leaves.append((id, rect))
    case .inset(let edge, let length, let spacing, let view):
      inner.stopAtEdges(of: rect)
      let rest = rect.cut(length + spacing, at: edge)
      inner.obstacles[edge]?.append(.init(region: .container, position: rest[edge]))
      inner.place(view, in: rest, &frames)
    case .safeAreaPadded(let edges, let length, let view):
      inner.stopAtEdges(of: rect)
      var rest = rect
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && length > 0 {
        rest = rest.cut(length, at: edge)
        inner.obstacles[edge]?.append(.init(region: .container, position: rest[edge]))
      }
      inner.place(view, in: rest, &frames)
    case .padded(let edges, let length, let view):
      var rest = rect
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        rest = rest.cut(length, at: edge)
      }
      place(view, in: rest, &frames)
    case .ignoring(let regions, let edges, let view):
      let grown = grown(rect, into: regions, at: edges)
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        inner.obstacles[edge]?.removeAll { $0.region.map(regions.contains) ?? false }
      }
      inner.place(view, in: grown, &frames)
    case .small(let size, let alignment, let view):
      var x = rect.minX + (rect.width - size.width) / 2
      var y = rect.minY + (rect.height - size.height) / 2
      switch alignment {
      case .top: y = rect.minY
      case .bottom: y = rect.maxY - size.height
      case .leading: x = rect.minX
      case .trailing: x = rect.maxX - size.width
      default: break
      }
      place(view, in: CGRect(origin: CGPoint(x: x, y: y), size: size), &frames)
    case .below(let length, let view): place(view, in: rect.cut(length, at: .top), &frames)
    case .scrolled(let height, let view):
      frames.scrollViews.append(grown(rect, into: .all, at: .all))
      inner.stopAtEdges(of: rect)
      inner.obstacles[.top] = nil
      inner.obstacles[.bottom] = nil
      let content = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
      inner.place(view, in: content, &frames)
    }
  }

  /// Returns a rectangle that is extended over the obstacles of the given regions.
  ///
  /// At each of the given edges, the rectangle is extended up to the next obstacle that is not in
  /// these regions. At an edge at which the rectangle touches no obstacle, the rectangle is not
  /// extended.
  private func grown(_ rect: CGRect, into regions: SafeAreaRegions, at edges: Edge.Set) -> CGRect {
    var result = rect
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard touches(rect, edge), let all = obstacles[edge] else { continue }
      let ahead = all.filter { edge.isOutside($0.position, of: rect[edge]) }
      let stops = ahead.filter { $0.region.map { !regions.contains($0) } ?? true }
      guard let nearest = stops.map(\.position).min(by: { edge.isOutside($1, of: $0) }) else {
        continue
      }
      result = result.cut(-abs(nearest - rect[edge]), at: edge)
    }
    return result
  }

  /// Returns whether an edge of the rectangle is at an obstacle, or beyond it.
  private func touches(_ rect: CGRect, _ edge: Edge) -> Bool {
    obstacles[edge]?.contains { edge.isOutside(rect[edge], of: $0.position) } ?? false
  }

  /// Replaces the obstacles at each edge at which a rectangle touches none of them.
  ///
  /// The edge of the rectangle is then the only obstacle there. No view in the rectangle is
  /// extended beyond this edge.
  private mutating func stopAtEdges(of rect: CGRect) {
    for edge in Edge.allCases where !touches(rect, edge) {
      obstacles[edge] = [Obstacle(region: nil, position: rect[edge])]
    }
  }
}

extension Edge {
  /// Returns whether `position` is at least as close to this edge of the screen as `other`.
  fileprivate func isOutside(_ position: CGFloat, of other: CGFloat) -> Bool {
    self == .top || self == .leading ? position <= other + 0.001 : position >= other - 0.001
  }
}

extension CGRect {
  fileprivate subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: minX
    case .trailing: maxX
    }
  }

  /// Returns the rectangle without a strip at an edge.
  ///
  /// A negative length extends the rectangle beyond the edge.
  fileprivate func cut(_ length: CGFloat, at edge: Edge) -> CGRect {
    var result = self
    switch edge {
    case .top, .bottom:
      if edge == .top { result.origin.y += length }
      result.size.height -= length
    case .leading, .trailing:
      if edge == .leading { result.origin.x += length }
      result.size.width -= length
    }
    return result
  }
}
