import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A coordinate space and transforms` {
  private let screen = CGSize(width: 200, height: 200)
  private let log = FrameLog()

  @Test func `In a coordinate space inside a transform, a frame is not transformed`() {
    let host = TestHost(size: screen) {
      Color.red.frame(width: 30, height: 20)
        .logged("board", in: .named("board"), to: log)
        .loggedBounds(of: .named("board"), to: log)
        .frame(width: 100, height: 80, alignment: .bottomTrailing)
        .coordinateSpace(.named("board"))
        .rotationEffect(.degrees(30)).scaleEffect(0)
    }
    #expect(log["board"] == CGRect(x: 70, y: 60, width: 30, height: 20))
    // The bounds of the board are relative to the top left corner of the red view.
    #expect(log["bounds"] == CGRect(x: -70, y: -60, width: 100, height: 80))
    withExtendedLifetime(host) {}
  }

  @Test func `The bounds of a space around a transformed view are in the view's coordinates`() {
    let host = TestHost(size: screen) {
      Color.red.frame(width: 50, height: 50)
        .logged("board", in: .named("board"), to: log)
        .loggedBounds(of: .named("board"), to: log)
        .scaleEffect(2)
        .frame(width: 200, height: 200)
        .coordinateSpace(.named("board"))
        .rotationEffect(.degrees(30))
    }
    // On the board, the view is drawn from 50 to 150 in both directions. One point of the view's
    // coordinates is 2 points on the board. The board has sides of 200 points. In the coordinates
    // of the view, the board therefore has sides of 100 points.
    #expect(log["board"].isNear(50, 50, 100, 100))
    #expect(log["bounds"].isNear(-25, -25, 100, 100))
    withExtendedLifetime(host) {}
  }

  @Test func `In a scroll view inside a transform, frames are in the scroll view's coordinates`() {
    let host = TestHost(size: screen) {
      ScrollView {
        Color.clear.frame(height: 120)
        Color.red.frame(width: 100, height: 20)
          .logged("global", in: .global, to: log)
          .logged("scroll", in: .scrollView, to: log)
          .loggedBounds(of: .scrollView, to: log)
        Color.clear.frame(height: 200)
      }
      .frame(width: 100, height: 100).scaleEffect(0.5)
    }
    // Above the red view are a clear view of 120 points and the spacing of the scroll view.
    let start = log["scroll"]?.minY ?? 0
    #expect(start >= 120)
    host.scroll(by: CGSize(width: 0, height: 100))
    let top = start - 100
    #expect(log["scroll"] == CGRect(x: 0, y: top, width: 100, height: 20))
    #expect(log["bounds"] == CGRect(x: 0, y: -top, width: 100, height: 100))
    // The scroll view is drawn at half of its size, with its top left corner at (75, 75).
    #expect(log["global"].isNear(75, 75 + top / 2, 50, 10))
  }

  @Test func `A transformed view in a scroll view moves with the content`() {
    let host = TestHost(size: screen) {
      ScrollView {
        Color.red.frame(width: 40, height: 20)
          .logged("scroll", in: .scrollView, to: log)
          .loggedBounds(of: .scrollView, to: log)
          .scaleEffect(2)
          .frame(width: 100, height: 20)
        Color.clear.frame(height: 200)
      }
      .frame(width: 100, height: 100)
    }
    #expect(log["scroll"].isNear(10, -10, 80, 40))
    host.scroll(by: CGSize(width: 0, height: 30))
    #expect(log["scroll"].isNear(10, -40, 80, 40))
    // The top left corner of the scroll view is 10 points to the left of the drawn view, and 40
    // points below its top edge. One point of the view's coordinates is 2 points of the scroll
    // view.
    #expect(log["bounds"].isNear(-5, 20, 50, 50))
  }

  @Test func `A right-to-left row measures a transformed view's frame from the row's right edge`() {
    func row() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 20)
          .logged("global", in: .global, to: log)
          .logged("row", in: .named("row"), to: log)
          .scaleEffect(0.5, anchor: .topLeading)
        Spacer(minLength: 0)
      }
      .frame(width: 100).coordinateSpace(.named("row"))
    }
    // The row covers x = 50 to 150 on the screen. The row is right-to-left, so the layout puts the
    // view at the row's right edge, from x = 90 to 150. The scale does not move the left edge of
    // the view: the view is drawn from x = 90 to 120. In its own coordinates, the row measures x
    // from its right edge. The drawn view is 150 - 120 points from this edge.
    var host = TestHost(size: screen) { row().environment(\.layoutDirection, .rightToLeft) }
    #expect(log["global"].isNear(90, 90, 30, 10))
    #expect(log["row"].isNear(30, 0, 30, 10))
    var settings = ScreenSettings(size: screen)
    settings.layoutDirection = .rightToLeft
    host = TestHost(screen: settings) { row() }
    // The view is drawn at the same place. On a right-to-left screen, global x coordinates are
    // measured from the right edge: 200 - 120.
    #expect(log["global"].isNear(80, 90, 30, 10))
    #expect(log["row"].isNear(30, 0, 30, 10))
    // In a left-to-right row, the view is at the left edge, and is drawn from x = 50 to 80.
    host.screen?.settings.layoutDirection = .leftToRight
    #expect(log["global"].isNear(50, 90, 30, 10))
  }
}

/// The key of a preference with anchors of one view.
private struct PlacesKey: PreferenceKey {
  /// Anchors of a view: its bounds, its top leading corner, two points, and an anchor of no point.
  struct Places {
    var bounds: Anchor<CGRect>?
    var corner: Anchor<CGPoint>?
    var points: Anchor<[CGPoint]>?
    var noPoint: Anchor<CGPoint?>?
  }

  static var defaultValue: Places { Places() }

  static func reduce(value: inout Places, nextValue: () -> Places) {}
}

/// Views with a button that makes them larger.
private struct Growing<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var scale: CGFloat = 1

  var body: some View {
    content.scaleEffect(scale)
    Button("Grow") { scale = 2 }
  }
}

@Suite @MainActor struct `An anchor and transforms` {
  private let screen = CGSize(width: 200, height: 200)

  /// A view of 60 x 20 points that sets the preference.
  ///
  /// The points in the preference are the center and the top trailing corner of the view.
  private var box: some View {
    Color.red.frame(width: 60, height: 20)
      .anchorPreference(key: PlacesKey.self, value: .bounds) { PlacesKey.Places(bounds: $0) }
      .transformAnchorPreference(key: PlacesKey.self, value: .topLeading) { $0.corner = $1 }
      .transformAnchorPreference(key: PlacesKey.self, value: .init([.center, .topTrailing])) {
        $0.points = $1
      }
      .transformAnchorPreference(key: PlacesKey.self, value: .init(nil)) { $0.noPoint = $1 }
  }

  /// The values of the anchors in the coordinates of a geometry reader, from its last run.
  @MainActor private final class Found {
    var anchor: Anchor<CGRect>?
    var bounds: CGRect?
    var corner: CGPoint?
    var points: [CGPoint] = []
    var noPoint: CGPoint? = .zero

    func read(_ places: PlacesKey.Places, _ proxy: GeometryProxy) {
      anchor = places.bounds
      bounds = places.bounds.map { proxy[$0] }
      corner = places.corner.map { proxy[$0] }
      points = places.points.map { proxy[$0] } ?? []
      noPoint = places.noPoint.flatMap { proxy[$0] }
    }
  }

  /// Returns a view with a geometry reader in front of it.
  ///
  /// The reader passes the anchors of the view to `found`.
  private func reading(_ view: some View, _ found: Found) -> some View {
    view.overlayPreferenceValue(PlacesKey.self) { places in
      GeometryReader { proxy in
        let _ = found.read(places, proxy)
        Color.clear
      }
    }
  }

  @Test func `An anchor of a rotated view gives exact points, and bounding boxes of rectangles`() {
    let found = Found()
    let host = TestHost(size: screen) {
      reading(box.rotationEffect(.degrees(90)).frame(width: 200, height: 200), found)
    }
    // The rotation draws the box from (90, 70) to (110, 130). The left edge of the box is at the
    // top, and its top edge is at the right.
    #expect(found.bounds.isNear(90, 70, 20, 60))
    #expect(found.corner.isNear(110, 70))
    #expect(found.points.first.isNear(100, 100))
    #expect(found.points.last.isNear(110, 130))
    #expect(found.noPoint == nil)
    withExtendedLifetime(host) {}
  }

  @Test func `Rotating a view with an anchor and its reader does not change the anchor's values`() {
    let found = Found()
    let host = TestHost(size: screen) {
      reading(box.padding(.leading, 7).padding(.top, 3), found).rotationEffect(.degrees(33))
    }
    #expect(found.bounds == CGRect(x: 7, y: 3, width: 60, height: 20))
    #expect(found.corner == CGPoint(x: 7, y: 3))
    withExtendedLifetime(host) {}
  }

  @Test func `Scaling a view with an anchor and its reader creates a new anchor with equal bounds`()
  {
    let found = Found()
    let host = TestHost(size: screen) {
      Growing { reading(box.padding(.leading, 7), found) }
    }
    let first = found.anchor
    #expect(first != nil)
    host.tap("Grow")
    #expect(found.anchor != first)
    #expect(found.bounds == CGRect(x: 7, y: 0, width: 60, height: 20))
  }

  /// Mounts the box, and a scaled reader of 50 x 50 points in the middle of the screen.
  private func host(readerScale: CGFloat, _ found: Found) -> TestHost {
    TestHost(size: screen) {
      box.frame(width: 200, height: 200)
        .overlayPreferenceValue(PlacesKey.self) { places in
          GeometryReader { proxy in
            let _ = found.read(places, proxy)
            Color.clear
          }
          .frame(width: 50, height: 50).scaleEffect(readerScale)
        }
    }
  }

  @Test func `An anchor is converted to the coordinates of a reader that is itself transformed`() {
    let found = Found()
    let host = host(readerScale: 2, found)
    // The reader is drawn from 50 to 150 in both directions. One point of its coordinates is 2
    // points on the screen. The top left corner of the box is at (70, 90) on the screen.
    #expect(found.bounds.isNear(10, 20, 30, 10))
    #expect(found.corner.isNear(10, 20))
    withExtendedLifetime(host) {}
  }

  @Test func `A view that is scaled to nothing reads an anchor as if there were no scale`() {
    let found = Found()
    let host = host(readerScale: 0, found)
    // The reader is laid out from 75 to 125 in both directions. The anchor is laid out from 70 to
    // 130 horizontally, and from 90 to 110 vertically.
    #expect(found.bounds.isNear(-5, 15, 60, 20))
    #expect(found.corner.isNear(-5, 15))
    withExtendedLifetime(host) {}
  }

  @Test func `An anchor of a point behind the viewer's eye is read without the projection`() {
    let found = Found()
    // The projection divides coordinates by 1 at the top edge of the view, and by -1 in the middle.
    // The middle of the view is therefore behind the viewer's eye.
    var projection = ProjectionTransform()
    projection.m23 = -0.2
    let host = TestHost(size: screen) {
      reading(box.projectionEffect(projection).frame(width: 200, height: 200), found)
    }
    #expect(found.corner.isNear(70, 90))
    #expect(found.points.first.isNear(100, 100))
    #expect(found.points.last.isNear(130, 90))
    withExtendedLifetime(host) {}
  }
}
