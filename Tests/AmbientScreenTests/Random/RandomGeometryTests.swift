import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@testable import AmbientScreen

/// Tests random views that publish anchors, report their geometry and have visual effects.
///
/// The test compares the frames that the views receive with the frames of their elements.
@Suite("Random geometry") @MainActor
struct RandomGeometryTests {
  let settings = ScreenSettings(size: CGSize(width: 300, height: 240))

  @Test(arguments: 1...40)
  func `Anchors and coordinate spaces agree with the frames of the elements`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let map = Map(Map.region(3, &generator))
    let host = TestHost(screen: settings) { MapView(map: map) }
    let screen = try #require(host.screen)
    for step in 0..<12 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: map.region = Map.region(3, &generator)
      case 1: host.size.width = CGFloat(Int.random(in: 100...400, using: &generator))
      default:
        let scrollViews = host.elements(of: .scrollView)
        guard let element = scrollViews.randomElement(using: &generator) else { break }
        let distance = CGSize(
          width: Int.random(in: -60...90, using: &generator),
          height: Int.random(in: -60...90, using: &generator)
        )
        screen.scroll(element, by: distance)
      }
      host.settle()
      guard check(host, screen, map, "seed \(seed), step \(step)") else { return }
    }
  }

  /// Compares the geometry that each text has received with the frame of its element.
  private func check(_ host: TestHost, _ screen: ScreenLayout, _ map: Map, _ name: String) -> Bool {
    func frame(_ element: Element?) -> CGRect? {
      element.flatMap { screen.nodes[$0.id] }.flatMap(screen.exactFrame)
    }
    // A geometry reader resolves the anchors, so their places are relative to its frame.
    let reader = host.elements(of: .geometryReader).first.flatMap(frame)
    let leaves = host.elements(of: .text).filter { Int($0.text ?? "") != nil }
    #expect(map.anchors.count == leaves.count, "\(name)")
    for leaf in leaves {
      guard let id = leaf.text.flatMap(Int.init), let place = frame(leaf), let reader,
        let anchors = map.anchors[id], let reported = map.reported[id]
      else {
        Issue.record("A view has no place, no anchors or no geometry: \(leaf), \(name)")
        return false
      }
      let own = place.offsetBy(dx: -reader.minX, dy: -reader.minY)
      let around = sequence(first: leaf, next: \.parent)
      let space = frame(around.first { $0.kind == .coordinateSpace })
      let scrollView = frame(around.first { $0.kind == .scrollView })
      let expected = [
        "bounds": own,
        "rect": CGRect(x: own.minX + 1, y: own.minY + 2, width: 3, height: 4),
        "center": CGRect(x: own.midX, y: own.midY, width: 0, height: 0),
        "corner": CGRect(x: own.maxX, y: own.maxY, width: 0, height: 0),
        "global": place,
        "space": place.offsetBy(dx: -(space?.minX ?? 0), dy: -(space?.minY ?? 0)),
        "scrollView": place.offsetBy(dx: -(scrollView?.minX ?? 0), dy: -(scrollView?.minY ?? 0)),
        "local": CGRect(origin: .zero, size: place.size),
      ]
      let found = anchors.merging(reported) { $1 }
      for (key, rect) in expected {
        let isNear = found[key].map { Self.areNear($0, rect) } ?? false
        #expect(isNear, "\(key) of \(id): \(String(describing: found[key])), not \(rect), \(name)")
        guard isNear else { return false }
      }
    }
    return true
  }

  static func areNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.001 && abs(first.minY - second.minY) < 0.001
      && abs(first.width - second.width) < 0.001 && abs(first.height - second.height) < 0.001
  }
}

/// Random views, and the geometry that they have received.
@Observable @MainActor
private final class Map {
  /// A description of a view: a text with a number, or a view around other views.
  indirect enum Region {
    case place(Int)
    case padded(Region, CGFloat)
    case moved(Region, CGSize)
    case framed(Region, CGSize, Alignment)
    case row([Region])
    case column([Region])
    case layered(Region, Region)
    case scrolled(Region, Axis.Set, CGSize)
    case named(Region)
    case positioned(Region, CGPoint)
    case faded(Region)
  }

  var region: Region

  /// The places of the anchors of each text, relative to the geometry reader.
  ///
  /// The keys are the number of the text and the name of the anchor.
  @ObservationIgnored var anchors: [Int: [String: CGRect]] = [:]

  /// The last frame that each text has reported in each coordinate space.
  ///
  /// The keys are the number of the text and the name of the coordinate space.
  @ObservationIgnored var reported: [Int: [String: CGRect]] = [:]

  init(_ region: Region) { self.region = region }

  static func region(_ depth: Int, _ generator: inout SplitMix64) -> Region {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    guard depth > 0 else { return .place(Int.random(in: 10...9_999_999, using: &generator)) }
    var parts: [Region] {
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in region(depth - 1, &generator) }
    }
    let inner = region(depth - 1, &generator)
    let size = CGSize(width: length(30...150), height: length(20...120))
    let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .trailing]
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .padded(inner, length(0...12))
    case 1: return .moved(inner, CGSize(width: length(-20...20), height: length(-20...20)))
    case 2: return .framed(inner, size, alignments[Int.random(in: 0..<4, using: &generator)])
    case 3: return .row(parts)
    case 4: return .column(parts)
    case 5: return .layered(inner, region(depth - 1, &generator))
    case 6: return .scrolled(.column(parts), .vertical, size)
    case 7: return .scrolled(.row(parts), .horizontal, size)
    case 8: return .named(inner)
    case 9: return .positioned(inner, CGPoint(x: length(0...60), y: length(0...60)))
    default: return .faded(inner)
    }
  }
}

private enum AnchorsKey: PreferenceKey {
  struct Anchors {
    var rects: [String: Anchor<CGRect>] = [:]
    var points: [String: Anchor<CGPoint>] = [:]
  }

  static var defaultValue: [Int: Anchors] { [:] }

  static func reduce(value: inout [Int: Anchors], nextValue: () -> [Int: Anchors]) {
    value.merge(nextValue()) { first, second in
      Anchors(
        rects: first.rects.merging(second.rects) { $1 },
        points: first.points.merging(second.points) { $1 }
      )
    }
  }
}

private struct MapView: View {
  let map: Map

  var body: some View {
    RegionView(region: map.region, map: map)
      .overlayPreferenceValue(AnchorsKey.self) { anchors in
        GeometryReader { proxy in Legend(map: map, anchors: anchors, proxy: proxy) }
      }
  }
}

/// A view that resolves the anchors of all texts, and stores their places in the map.
private struct Legend: View {
  let map: Map
  let anchors: [Int: AnchorsKey.Anchors]
  let proxy: GeometryProxy

  var body: some View {
    let _ = store()
    Color.clear
  }

  private func store() {
    map.anchors = anchors.mapValues { anchors in
      anchors.rects.mapValues { proxy[$0] }
        .merging(anchors.points.mapValues { CGRect(origin: proxy[$0], size: .zero) }) { $1 }
    }
  }
}

private struct RegionView: View {
  let region: Map.Region
  let map: Map

  var body: some View {
    switch region {
    case .place(let id): PlaceView(id: id, map: map)
    case .padded(let inner, let length): view(inner).padding(length)
    case .moved(let inner, let offset): view(inner).offset(offset)
    case .framed(let inner, let size, let alignment):
      view(inner).frame(width: size.width, height: size.height, alignment: alignment)
    case .row(let parts): HStack(spacing: 4) { views(parts) }
    case .column(let parts): VStack(spacing: 4) { views(parts) }
    case .layered(let base, let layer): view(base).overlay(alignment: .bottom) { view(layer) }
    case .scrolled(let inner, let axes, let size):
      ScrollView(axes) { view(inner) }.frame(width: size.width, height: size.height)
    case .named(let inner): view(inner).coordinateSpace(.named("space"))
    case .positioned(let inner, let point): view(inner).position(point)
    case .faded(let inner):
      view(inner).visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minX).opacity(0.5).scaleEffect(0.5)
      }
    }
  }

  private func view(_ region: Map.Region) -> some View {
    AnyView(RegionView(region: region, map: map))
  }

  private func views(_ regions: [Map.Region]) -> some View {
    ForEach(regions.indices, id: \.self) { view(regions[$0]) }
  }
}

/// A text that publishes anchors, and reports its frame in several coordinate spaces.
private struct PlaceView: View {
  let id: Int
  let map: Map

  var body: some View {
    Text("\(id)")
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        note("global", $0)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("space"))
      } action: {
        note("space", $0)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .scrollView)
      } action: {
        note("scrollView", $0)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .local)
      } action: {
        note("local", $0)
      }
      .anchorPreference(key: AnchorsKey.self, value: .bounds) { [id: .init(rects: ["bounds": $0])] }
      .transformAnchorPreference(
        key: AnchorsKey.self,
        value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      ) { $0[id]?.rects["rect"] = $1 }
      .transformAnchorPreference(key: AnchorsKey.self, value: .center) {
        $0[id]?.points["center"] = $1
      }
      .transformAnchorPreference(key: AnchorsKey.self, value: .bottomTrailing) {
        $0[id]?.points["corner"] = $1
      }
  }

  private func note(_ name: String, _ frame: CGRect) {
    map.reported[id, default: [:]][name] = frame
  }
}
