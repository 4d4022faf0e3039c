import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Animated layouts` {
  /// A layout without a type alias `AnimatableData`.
  ///
  /// Programs usually declare layouts in this way.
  private struct Fan: Layout {
    var radius: Double

    var animatableData: Double {
      get { radius }
      set { radius = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: radius, height: radius) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  private struct Page: View {
    let isNested: Bool
    @State private var isOpen = false

    var body: some View {
      let fan = Fan(radius: isOpen ? 30 : 10)
      let layout = isNested ? AnyLayout(AnyLayout(fan)) : AnyLayout(fan)
      layout { Text("Blade") }
      Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  private struct PlainPage: View {
    @State private var isOpen = false

    var body: some View {
      Fan(radius: isOpen ? 30 : 10) { Text("Blade") }
      Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  private func radius(_ host: TestHost) -> Double? {
    let detail = host.elements(of: .layout).first?.detail(LayoutDetail.self)
    return (detail?.layout as? Fan)?.radius
  }

  @Test func `A layout with animatable data is animated, and no body runs`() {
    let host = TestHost(runsAnimations: true) { PlainPage() }
    host.tap("Open")
    #expect(radius(host) == 10)
    #expect(host.bodies { host.advance(by: 0.25) } == [])
    #expect(radius(host) == 15)
    host.advance(by: 0.75)
    #expect(radius(host) == 30)
  }

  @Test(arguments: [false, true])
  func `The layout in an AnyLayout is animated`(isNested: Bool) {
    let host = TestHost(runsAnimations: true) { Page(isNested: isNested) }
    host.tap("Open")
    host.advance(by: 0.5)
    #expect(radius(host) == 20)
  }

  @Test func `An animatable layout shows new values at once in a host without animations`() {
    let host = TestHost { PlainPage() }
    host.tap("Open")
    #expect(radius(host) == 30)
  }

  #if Macros
  @Animatable
  fileprivate struct Spread: Layout {
    var width: Double
    var angle: Angle
    @AnimatableIgnored var isReversed: Bool

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: width, height: angle.degrees) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  private struct SpreadPage: View {
    @State private var isOpen = false

    var body: some View {
      Spread(width: isOpen ? 8 : 4, angle: .degrees(isOpen ? 90 : 0), isReversed: isOpen) {
        Text("Blade")
      }
      Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  @Test func `The macro Animatable animates layouts`() {
    let host = TestHost(runsAnimations: true) { SpreadPage() }
    host.tap("Open")
    host.advance(by: 0.5)
    let layout = host.elements(of: .layout).first?.detail(LayoutDetail.self)?.layout as? Spread
    #expect(layout?.width == 6)
    #expect(layout?.angle.degrees == 45)
    #expect(layout?.isReversed == true)
  }
  #endif
}
