import Ambient
import AmbientTesting
import Foundation
import Testing

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension CGRect {
  /// The x-coordinates of the left edge and the right edge, such as `5...14`.
  fileprivate var span: String { "\(Int(minX))...\(Int(maxX))" }
}

@Suite("The geometry of right-to-left views") @MainActor
struct LayoutDirectionGeometryTests {
  private let screen = CGSize(width: 200, height: 100)

  @Test func `Right-to-left frames are measured from the leading edge of the coordinate space`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        GeometryReader { proxy in
          let space = NamedCoordinateSpace.named("box")
          Text("\(proxy.frame(in: space).span), \(proxy.frame(in: .global).span)")
            .accessibilityIdentifier(proxy.bounds(of: space)?.span ?? "")
        }
        .frame(width: 60, height: 10)
        Spacer()
      }
      .coordinateSpace(.named("box"))
      .frame(width: 150)
      .environment(\.layoutDirection, .rightToLeft)
      .padding(.leading, 20)
    }
    // The box with its padding is centered. The box covers 35 to 185 points of the screen. Its
    // leading edge is the right edge. The red color covers the first 30 points from that edge, and
    // the reader covers the next 60 points.
    //
    // In the box, the reader covers 30 to 90 points from the right edge of the box. On the screen,
    // which is left-to-right, it covers 95 to 155 points from the left edge.
    #expect(host.texts == ["30...90, 95...155"])
    // The reader measures from its own right edge, which is at 155 points of the screen. The right
    // edge of the box is 30 points further to the right. The left edge of the box is 120 points to
    // the left.
    #expect(host.element("-30...120") != nil)
  }

  @Test func `A geometry reader converts anchors to its own layout direction`() {
    func view(_ inner: LayoutDirection, _ outer: LayoutDirection) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).padding(.leading, 5)
          .anchorPreference(
            key: BoundsKey.self,
            value: .rect(CGRect(x: 5, y: 0, width: 9, height: 1))
          ) { $0 }
        Spacer()
      }
      .environment(\.layoutDirection, inner)
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Text(proxy[anchor].span)
            Color.blue.frame(width: proxy[anchor].width, height: 1)
              .accessibilityIdentifier("mark")
              .offset(x: proxy[anchor].minX)
          }
        }
      }
      .environment(\.layoutDirection, outer)
    }
    // The anchor covers 5 to 14 points from the leading edge of the row. The row is as wide as the
    // screen: 200 points. The direction of the geometry reader is the outer direction.
    var host = TestHost(size: screen) { view(.leftToRight, .leftToRight) }
    #expect(host.texts == ["5...14"])
    #expect(host.frame(of: "mark")?.span == "5...14")
    host = TestHost(size: screen) { view(.rightToLeft, .rightToLeft) }
    #expect(host.texts == ["5...14"])
    #expect(host.frame(of: "mark")?.span == "186...195")
    // The row starts at the right edge, but the reader measures from the left edge.
    host = TestHost(size: screen) { view(.rightToLeft, .leftToRight) }
    #expect(host.texts == ["186...195"])
    #expect(host.frame(of: "mark")?.span == "186...195")
  }

  @Test func `The safe area insets of a geometry reader follow its layout direction`() {
    struct Reader: View {
      var body: some View {
        GeometryReader { proxy in
          Text("\(Int(proxy.safeAreaInsets.leading)) \(Int(proxy.safeAreaInsets.trailing))")
        }
      }
    }
    var settings = ScreenSettings(size: screen)
    settings.safeAreaInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    var host = TestHost(screen: settings) { Reader() }
    #expect(host.texts == ["10 20"])
    host = TestHost(screen: settings) { Reader().environment(\.layoutDirection, .rightToLeft) }
    // The screen has the same two insets, but the leading edge of the reader is now the right edge.
    #expect(host.texts == ["20 10"])
  }

  @Test func `ignoresSafeArea finds the leading edge by the layout direction of the view`() {
    var settings = ScreenSettings(size: screen)
    settings.safeAreaInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let host = TestHost(screen: settings) {
      Color.red.accessibilityIdentifier("color").ignoresSafeArea(edges: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    // The screen is left-to-right, so its inset is 10 points at the left edge and 20 points at the
    // right edge. The leading edge of the color is the right edge, so the color ignores only the
    // inset at the right edge.
    #expect(host.frame(of: "color")?.span == "10...200")
  }

  @Test func `A geometry reader runs again if its layout direction changes`() {
    struct Reader: View {
      var body: some View { GeometryReader { Text($0.frame(in: .global).span) } }
    }
    struct Page: View {
      @State private var isRightToLeft = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Turn") { isRightToLeft.toggle() }
          HStack(spacing: 0) {
            Reader().frame(width: 50)
            Spacer()
          }
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
      }
    }
    let host = TestHost(size: screen) { Page() }
    #expect(host.texts.last == "0...50")
    #expect(host.bodies { host.tap("Turn") } == ["Page", "GeometryReader"])
    #expect(host.texts.last == "150...200")
  }
}
