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
  fileprivate var ends: String { "\(Int(minX))...\(Int(maxX))" }
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
          Text("\(proxy.frame(in: space).ends), \(proxy.frame(in: .global).ends)")
            .accessibilityIdentifier(proxy.bounds(of: space)?.ends ?? "")
        }
        .frame(width: 60, height: 10)
        Spacer()
      }
      .coordinateSpace(.named("box"))
      .frame(width: 150)
      .environment(\.layoutDirection, .rightToLeft)
      .padding(.leading, 20)
    }
    #expect(host.texts == ["30...90, 95...155"])
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
            Text(proxy[anchor].ends)
            Color.blue.frame(width: proxy[anchor].width, height: 1)
              .accessibilityIdentifier("mark")
              .offset(x: proxy[anchor].minX)
          }
        }
      }
      .environment(\.layoutDirection, outer)
    }
    var host = TestHost(size: screen) { view(.leftToRight, .leftToRight) }
    #expect(host.texts == ["5...14"])
    #expect(host.frame(of: "mark")?.ends == "5...14")
    host = TestHost(size: screen) { view(.rightToLeft, .rightToLeft) }
    #expect(host.texts == ["5...14"])
    #expect(host.frame(of: "mark")?.ends == "186...195")
    host = TestHost(size: screen) { view(.rightToLeft, .leftToRight) }
    #expect(host.texts == ["186...195"])
    #expect(host.frame(of: "mark")?.ends == "186...195")
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
    #expect(host.texts == ["20 10"])
  }

  @Test func `ignoresSafeArea finds the leading edge by the layout direction of the view`() {
    var settings = ScreenSettings(size: screen)
    settings.safeAreaInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let host = TestHost(screen: settings) {
      Color.red.accessibilityIdentifier("color").ignoresSafeArea(edges: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame(of: "color")?.ends == "10...200")
  }

  @Test func `A geometry reader runs again if its layout direction changes`() {
    struct Reader: View {
      var body: some View { GeometryReader { Text($0.frame(in: .global).ends) } }
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
