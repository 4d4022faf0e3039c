import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

@testable import AmbientScreen

/// The data of several scroll views, which are below each other in an outer scroll view.
///
/// The test changes the data at random.
@Observable @MainActor
private final class Shelves {
  struct Shelf {
    var axis: Axis
    var lengths: [CGFloat]
    var margin: CGFloat
  }

  var shelves: [Shelf]
  init(_ shelves: [Shelf]) { self.shelves = shelves }
}

private struct ShelvesView: View {
  let shelves: Shelves

  var body: some View {
    ScrollView {
      VStack(spacing: 3) {
        ForEach(shelves.shelves.indices, id: \.self) { index in
          ShelfView(shelf: shelves.shelves[index])
        }
      }
    }
  }
}

private struct ShelfView: View {
  let shelf: Shelves.Shelf

  private var isRow: Bool { shelf.axis == .horizontal }

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    ScrollView(isRow ? .horizontal : .vertical) {
      layout {
        ForEach(shelf.lengths.indices, id: \.self) { number in
          let length = shelf.lengths[number]
          Placed().frame(width: isRow ? length : 40, height: isRow ? 40 : length)
        }
      }
    }
    .contentMargins(shelf.margin, for: .scrollContent)
    .frame(width: 150, height: 90)
  }
}

/// A view whose text shows its position on the screen and its position in the inner scroll view.
private struct Placed: View {
  var body: some View {
    GeometryReader { proxy in
      let (global, inner) = (proxy.frame(in: .global), proxy.frame(in: .scrollView))
      Text(verbatim: "\(global.minX) \(global.minY) \(inner.minX) \(inner.minY)")
    }
  }
}

@Suite("Scroll views after random scrolls and changes") @MainActor
struct RandomScrollTests {
  @Test(arguments: 1...30)
  func `Each view is at its unscrolled place, moved by the scroll offsets`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let shelves = Shelves((0..<4).map { _ in Self.shelf(&generator) })
    let settings = ScreenSettings(size: CGSize(width: 200, height: 180))
    let host = TestHost(screen: settings) { ShelvesView(shelves: shelves) }
    let layout = try #require(host.screen)
    for step in 0..<12 {
      let scrollViews = host.elements(of: .scrollView)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let index = Int.random(in: 0..<4, using: &generator)
        shelves.shelves[index] = Self.shelf(&generator)
      case 1:
        host.size.height = CGFloat(Int.random(in: 50...500, using: &generator))
      default:
        let scrollView = try #require(scrollViews.randomElement(using: &generator))
        let distance = CGSize(
          width: Int.random(in: -90...120, using: &generator),
          height: Int.random(in: -90...120, using: &generator)
        )
        layout.scroll(scrollView, by: distance)
      }
      host.settle()
      try check(host, layout, shelves, "seed \(seed), step \(step)")
    }
  }

  private static func shelf(_ generator: inout SplitMix64) -> Shelves.Shelf {
    let count = Int.random(in: 0...6, using: &generator)
    return Shelves.Shelf(
      axis: Bool.random(using: &generator) ? .horizontal : .vertical,
      lengths: (0..<count).map { _ in CGFloat(Int.random(in: 5...80, using: &generator)) },
      margin: CGFloat(Int.random(in: 0...10, using: &generator))
    )
  }

  /// Compares each frame with the frame in a new host, in which nothing has been scrolled.
  ///
  /// The two frames may differ only by the offsets of the scroll views around the element. The
  /// method also checks that each `Placed` view shows its positions.
  private func check(
    _ host: TestHost,
    _ layout: ScreenLayout,
    _ shelves: Shelves,
    _ name: String
  ) throws {
    let other = TestHost(screen: layout.settings) { ShelvesView(shelves: shelves) }
    let new = try #require(other.screen)
    let (elements, others) = (host.elements, other.elements)
    try #require(elements.count == others.count)
    // The frames of texts differ, because the texts show different positions.
    for (element, twin) in zip(elements, others) where element.kind != .text {
      guard var expected = new.nodes[twin.id].flatMap(new.exactFrame) else { continue }
      var scrollViews: [Element] = []
      var next = (element.parent, twin.parent)
      while let outer = next.0, let twin = next.1 {
        if let offset = layout.offset(of: outer), let first = new.offset(of: twin) {
          scrollViews.append(outer)
          expected = expected.offsetBy(dx: first.x - offset.x, dy: first.y - offset.y)
        }
        next = (outer.parent, twin.parent)
      }
      let node = try #require(layout.nodes[element.id])
      let actual = try #require(layout.exactFrame(of: node))
      try #require(Self.areNear(actual, expected), "\(name), \(element.kind)")
      if element.kind == .scrollView { try checkRange(element, layout, name) }
      if element.kind == .geometryReader, let scrollView = scrollViews.first {
        let outer = try #require(layout.nodes[scrollView.id].flatMap(layout.exactFrame))
        let (x, y) = (actual.minX - outer.minX, actual.minY - outer.minY)
        let text = "\(actual.minX) \(actual.minY) \(x) \(y)"
        try #require(element.children.first?.text == text, "\(name)")
      }
    }
  }

  /// Checks that a scroll view does not scroll beyond its content.
  private func checkRange(_ element: Element, _ layout: ScreenLayout, _ name: String) throws {
    let geometry = try #require(layout.scrollGeometry(of: element))
    let visible = geometry.visibleRect
    try #require(visible.minX >= -0.001 && visible.minY >= -0.001, "\(name)")
    let (width, height) = (geometry.contentSize.width, geometry.contentSize.height)
    try #require(visible.maxX <= max(width, visible.width) + 0.001, "\(name)")
    try #require(visible.maxY <= max(height, visible.height) + 0.001, "\(name)")
  }

  private static func areNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.001 && abs(first.minY - second.minY) < 0.001
      && abs(first.width - second.width) < 0.001 && abs(first.height - second.height) < 0.001
  }
}
