import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@testable import AmbientScreen

/// Tests random views in random transforms.
///
/// The test computes where the corners of each view are drawn: it moves the corners with each
/// transform around the view, from the innermost to the outermost. It then checks that the hits,
/// positions and frames of the screen agree with these corners.
@Suite("Random transforms") @MainActor
struct RandomTransformTests {
  @Test(arguments: 1...30)
  func `Hit areas and frames of random views match the drawn views`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let log = FrameLog()
    let region = Region.random(4, &generator)
    var settings = ScreenSettings(size: CGSize(width: 300, height: 300))
    // The pixels are small, so that rounding does not move an edge across a point of the test.
    settings.scale = 1024
    if seed.isMultiple(of: 3) { settings.layoutDirection = .rightToLeft }
    let host = TestHost(screen: settings) { RegionView(region: region, log: log) }
    let screen = try #require(host.screen)
    let leaves = try screen.drawingOrder.filter { $0.element.kind == .color }.map {
      try #require(Leaf($0.element, in: screen))
    }
    try #require(!leaves.isEmpty)
    for leaf in leaves {
      check(leaf, in: screen, log, "seed \(seed)")
    }
    for _ in 0..<60 {
      let point = CGPoint(
        x: CGFloat(Int.random(in: 100..<2900, using: &generator)) / 10,
        y: CGFloat(Int.random(in: 100..<2900, using: &generator)) / 10
      )
      // At an edge, rounding decides which view is hit. The test skips such a point.
      guard !leaves.contains(where: { !$0.isFlat && $0.hasEdge(near: point) }) else { continue }
      let expected = leaves.last(where: { $0.contains(point) })
      let found = screen.element(at: point)
      #expect(found?.id == expected?.element.id, "\(point), seed \(seed)")
      guard found?.id == expected?.element.id else { return }
    }
  }

  /// Checks the positions that the screen returns for the corners of a view, and the global frame
  /// that the view has reported.
  private func check(_ leaf: Leaf, in screen: ScreenLayout, _ log: FrameLog, _ name: String) {
    for (corner, local) in zip(leaf.corners, leaf.localCorners) {
      let position = screen.position(of: corner, in: leaf.element)
      guard !leaf.isFlat else {
        #expect(position == nil, "\(name)")
        continue
      }
      let isNear =
        position.map { abs($0.x - local.x) < 0.01 && abs($0.y - local.y) < 0.01 } ?? false
      #expect(isNear, "\(corner) is at \(String(describing: position)), not \(local), \(name)")
    }
    let around = sequence(first: leaf.element, next: \.parent)
    let label = around.compactMap { $0[.accessibilityIdentifier] }.first ?? ""
    // On a right-to-left screen, global x coordinates are measured from the right edge of the
    // screen, which is 300 points wide.
    var frame = leaf.bounds
    if screen.settings.layoutDirection == .rightToLeft { frame.origin.x = 300 - frame.maxX }
    let reported = log[label]
    let isNear =
      reported.map {
        abs($0.minX - frame.minX) < 0.01 && abs($0.minY - frame.minY) < 0.01
          && abs($0.maxX - frame.maxX) < 0.01 && abs($0.maxY - frame.maxY) < 0.01
      } ?? false
    #expect(isNear, "\(label): \(String(describing: reported)), not \(frame), \(name)")
  }
}

/// A colored rectangle, and the places at which its corners are drawn.
@MainActor
private struct Leaf {
  let element: Element
  /// The corners on the screen, in order around the view.
  ///
  /// Each x is measured from the left edge of the screen.
  private(set) var corners: [CGPoint]

  /// The corners in the coordinates of the view, in the same order.
  ///
  /// Each x is measured from the leading edge of the view.
  let localCorners: [CGPoint]

  /// Computes where the corners of an element are drawn; returns nil if the layout has not placed
  /// the element.
  init?(_ element: Element, in screen: ScreenLayout) {
    /// Returns the frame that the layout gives an element, with x measured from the left edge.
    func frame(_ element: Element) -> CGRect? {
      screen.nodes[element.id].flatMap(screen.exactFrame).map { frame in
        guard screen.settings.layoutDirection == .rightToLeft else { return frame }
        return CGRect(origin: CGPoint(x: 300 - frame.maxX, y: frame.minY), size: frame.size)
      }
    }
    guard let own = frame(element) else { return nil }
    self.element = element
    corners = Self.corners(of: own)
    localCorners = Self.corners(of: CGRect(origin: .zero, size: own.size)).map {
      screen.settings.layoutDirection == .rightToLeft
        ? CGPoint(x: own.width - $0.x, y: $0.y) : $0
    }
    for outer in sequence(first: element, next: \.parent) {
      guard let around = frame(outer) else { continue }
      let anchor = outer[.anchor].flatMap(UnitPoint.init(attributeText:)) ?? .center
      let center = CGPoint(
        x: around.minX + around.width * anchor.x,
        y: around.minY + around.height * anchor.y
      )
      switch outer.kind {
      case .scale:
        let (x, y) = (outer[.x] ?? 1, outer[.y] ?? 1)
        corners = corners.map {
          CGPoint(x: center.x + ($0.x - center.x) * x, y: center.y + ($0.y - center.y) * y)
        }
      case .rotation:
        // All rotations of the test consist of eighth turns, which need no trigonometry.
        let eighths = Int((outer[.degrees] ?? 0) / 45)
        let half = 0.5.squareRoot()
        for _ in 0..<eighths {
          corners = corners.map {
            let (x, y) = ($0.x - center.x, $0.y - center.y)
            return CGPoint(x: center.x + (x - y) * half, y: center.y + (x + y) * half)
          }
        }
      case .projection:
        // Each projection of the test moves a point to the right, by half of the point's distance
        // from the top edge of the modified view.
        corners = corners.map { CGPoint(x: $0.x + ($0.y - around.minY) / 2, y: $0.y) }
      default: break
      }
    }
  }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The smallest rectangle around the corners on the screen.
  var bounds: CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Whether the view is drawn as a line or a point.
  var isFlat: Bool {
    let (first, second) = (corners[1], corners[3])
    let (x, y) = (first.x - corners[0].x, first.y - corners[0].y)
    return abs(x * (second.y - corners[0].y) - y * (second.x - corners[0].x)) < 1e-6
  }

  private var edges: [(start: CGPoint, end: CGPoint)] {
    Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }

  /// The distance of a point from the line through an edge.
  ///
  /// The distance is negative on one side of the line.
  private static func distance(_ point: CGPoint, _ edge: (start: CGPoint, end: CGPoint)) -> CGFloat
  {
    let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = max((x * x + y * y).squareRoot(), 1e-9)
    return ((point.y - edge.start.y) * x - (point.x - edge.start.x) * y) / length
  }

  /// Whether all edges have the point on the same side.
  func contains(_ point: CGPoint) -> Bool {
    let distances = edges.map { Self.distance(point, $0) }
    return distances.allSatisfy { $0 > 0 } || distances.allSatisfy { $0 < 0 }
  }

  /// Whether the point is closer than 0.1 points to the line through an edge.
  func hasEdge(near point: CGPoint) -> Bool {
    edges.contains { abs(Self.distance(point, $0)) < 0.1 }
  }
}

/// A box, or a container or a modified view with other regions inside.
private indirect enum Region {
  case box(Int, CGSize)
  case row([Region])
  case layers([Region])
  case padded(Region, CGFloat)
  case moved(Region, CGSize)
  case scaled(Region, CGFloat, CGFloat, UnitPoint)
  /// A region that is rotated by a number of eighth turns.
  case rotated(Region, Int, UnitPoint)
  case slanted(Region)

  /// Returns a random region with `depth` levels of containers and modifiers around its boxes.
  static func random(_ depth: Int, _ generator: inout SplitMix64) -> Region {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    guard depth > 0 else {
      return .box(
        Int.random(in: 0..<1_000_000, using: &generator),
        CGSize(width: length(20...60), height: length(20...60))
      )
    }
    var parts: [Region] {
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in random(depth - 1, &generator) }
    }
    func anchor() -> UnitPoint {
      let anchors: [UnitPoint] = [.center, .topLeading, .trailing, UnitPoint(x: 0.25, y: 1)]
      return anchors[Int.random(in: 0..<4, using: &generator)]
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .row(parts)
    case 1, 2: return .layers(parts)
    case 3: return .padded(random(depth - 1, &generator), length(0...10))
    case 4:
      return .moved(
        random(depth - 1, &generator),
        CGSize(width: length(-20...20), height: length(-20...20))
      )
    case 5:
      // On average, one of twelve scaled views has the vertical factor 0, and becomes a line.
      let factors: [CGFloat] = [0.5, 0.75, 1.5, -1]
      let isFlat = generator.isOnce(in: 12)
      return .scaled(
        random(depth - 1, &generator),
        factors[Int.random(in: 0..<4, using: &generator)],
        isFlat ? 0 : factors[Int.random(in: 0..<4, using: &generator)],
        anchor()
      )
    case 6:
      return .rotated(
        random(depth - 1, &generator),
        Int.random(in: 1..<8, using: &generator),
        anchor()
      )
    default: return .slanted(random(depth - 1, &generator))
    }
  }
}

private struct RegionView: View {
  let region: Region
  let log: FrameLog

  var body: some View {
    switch region {
    case .box(let id, let size):
      Color.red.logged("\(id)", in: .global, to: log)
        .frame(width: size.width, height: size.height)
        .accessibilityIdentifier("\(id)")
    case .row(let parts): HStack(spacing: 4) { views(parts) }
    case .layers(let parts): ZStack { views(parts) }
    case .padded(let inner, let length): view(inner).padding(.leading, length)
    case .moved(let inner, let offset): view(inner).offset(offset)
    case .scaled(let inner, let x, let y, let anchor):
      view(inner).scaleEffect(x: x, y: y, anchor: anchor)
    case .rotated(let inner, let eighths, let anchor):
      view(inner).rotationEffect(.degrees(Double(eighths) * 45), anchor: anchor)
    case .slanted(let inner):
      view(inner).transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    }
  }

  private func view(_ region: Region) -> some View { AnyView(RegionView(region: region, log: log)) }

  private func views(_ regions: [Region]) -> some View {
    ForEach(regions.indices, id: \.self) { view(regions[$0]) }
  }
}
