import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `The frame of a transformed view` {
  private let screen = CGSize(width: 200, height: 200)

  /// Returns the frame on the screen of a view with the given size and some modifiers.
  ///
  /// The modified view is in the middle of the screen.
  private func frame<Content: View>(
    _ width: CGFloat,
    _ height: CGFloat,
    @ViewBuilder _ modify: (AnyView) -> Content
  ) -> CGRect? {
    let log = FrameLog()
    let host = TestHost(size: screen) {
      modify(
        AnyView(
          Color.red.frame(width: width, height: height)
            .logged("global", in: .global, to: log)
            .logged("local", in: .local, to: log)
        )
      )
    }
    #expect(log["local"] == CGRect(x: 0, y: 0, width: width, height: height))
    withExtendedLifetime(host) {}
    return log["global"]
  }

  @Test func `A scale effect scales the view's frame on the screen, but not the view's own size`() {
    #expect(frame(50, 50) { $0.scaleEffect(2) }.isNear(50, 50, 100, 100))
    let anchored = frame(100, 40) { $0.scaleEffect(0.5, anchor: .topLeading) }
    #expect(anchored.isNear(50, 80, 50, 20))
    #expect(frame(100, 40) { $0.scaleEffect(x: -1, y: 2) }.isNear(50, 60, 100, 80))
    #expect(frame(50, 50) { $0.scaleEffect(0) }.isNear(100, 100, 0, 0))
  }

  @Test func `The frame of a rotated view is the smallest rectangle around its corners`() {
    #expect(frame(60, 20) { $0.rotationEffect(.degrees(90)) }.isNear(90, 70, 20, 60))
    // A corner of the square is half a diagonal away from the center.
    let half = 25 * 2.0.squareRoot()
    let turned = frame(50, 50) { $0.rotationEffect(.degrees(45)) }
    #expect(turned.isNear(100 - half, 100 - half, 2 * half, 2 * half))
    let anchored = frame(60, 20) { $0.rotationEffect(.degrees(90), anchor: .topLeading) }
    #expect(anchored.isNear(50, 90, 20, 60))
  }

  @Test func `The frame of a view with a transform or a projection encloses the moved corners`() {
    let slant = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)
    #expect(frame(100, 40) { $0.transformEffect(slant) }.isNear(53, 84, 120, 40))
    // The projection divides the coordinates of a point by 1 + 0.01 * x: by 1 at the left edge, and
    // by 2 at the right edge, where x is 100. The right edge is therefore drawn 50 points from the
    // left edge.
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    #expect(frame(100, 40) { $0.projectionEffect(projection) }.isNear(50, 80, 50, 40))
    let turned = frame(100, 40) {
      $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(turned.isNear(75, 80, 50, 40))
    #expect(frame(100, 40) { $0.modifier(Lowering()) }.isNear(50, 120, 100, 40))
  }

  @Test func `The visible frame of a view partly behind the viewer's eye contains the drawn part`()
    throws
  {
    // The projection divides the coordinates of a point by 1 - 0.05 * y. The divisor is 0 in the
    // middle of the view, where y is 20, and negative below. The lower half is therefore behind the
    // viewer's eye. In the upper half, the divisor comes ever closer to 0, so the drawing extends
    // beyond the right edge and the bottom edge of the screen.
    var projection = ProjectionTransform()
    projection.m23 = -0.05
    let host = TestHost(size: screen) {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("box")
        .projectionEffect(projection)
    }
    let box = try #require(host.element("box"))
    let visible = host.screen?.visibleFrame(of: box)
    #expect(visible == CGRect(x: 50, y: 80, width: 150, height: 120))
  }

  @Test func `The frame of a view follows nested transforms from the innermost to the outermost`() {
    let rotated = frame(60, 20) { $0.scaleEffect(2).rotationEffect(.degrees(90)) }
    #expect(rotated.isNear(80, 40, 40, 120))
    let widened = frame(60, 20) { $0.rotationEffect(.degrees(90)).scaleEffect(x: 2, y: 1) }
    #expect(widened.isNear(80, 70, 40, 60))
    // In the coordinates of the padded view, the rotated view has the frame (60, -20, 20, 60). The
    // scale halves these numbers. The top left corner of the padded view is at (50, 90).
    let padded = frame(60, 20) {
      $0.rotationEffect(.degrees(90)).padding(.leading, 40).scaleEffect(0.5, anchor: .topLeading)
    }
    #expect(padded.isNear(80, 80, 10, 30))
    // Both rotations together turn the view by 90 degrees. The frame encloses the final corners.
    let twice = frame(60, 20) { $0.rotationEffect(.degrees(45)).rotationEffect(.degrees(45)) }
    #expect(twice.isNear(90, 70, 20, 60))
  }

  @Test func `An effect that the layout ignores is drawn, but does not change the view's frame`() {
    #expect(frame(100, 40) { $0.modifier(Lowering().ignoredByLayout()) }.isNear(50, 80, 100, 40))
    let outer = frame(100, 40) { $0.modifier(Lowering().ignoredByLayout()).scaleEffect(0.5) }
    #expect(outer.isNear(75, 90, 50, 20))
    let host = TestHost(size: screen) {
      Color.red.frame(width: 100, height: 40).modifier(Lowering().ignoredByLayout())
    }
    #expect(host.svg.contains("translate(0 40)"))
  }

  @Test func `An effect that the layout ignores can be animated step by step`() throws {
    struct Page: View {
      @State private var share: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 100, height: 40)
          .modifier(Lowering(share: share).ignoredByLayout())
        Button("Lower") { withAnimation(.linear(duration: 1)) { share = 1 } }
      }
    }
    let host = TestHost(size: screen, runsAnimations: true) { Page() }
    host.tap("Lower")
    host.advance(by: 0.5)
    let detail = try #require(host.elements(of: .projection).first?.detail(ProjectionDetail.self))
    #expect(detail.isIgnoredByLayout)
    #expect(detail.transform(in: CGSize(width: 1, height: 40)).m32 == 20)
  }

  @Test func `A visual effect does not change the frame of the view`() {
    let affected = frame(50, 50) { view in
      view.visualEffect { content, _ in content.scaleEffect(2).offset(x: 10) }
    }
    #expect(affected.isNear(75, 75, 50, 50))
  }

  @Test func `The frame of a view that is flipped for right to left is where the view is drawn`() {
    // In the right-to-left layout, the padding of 10 points is at the right edge. The flip draws
    // the padding at the left edge, from x = 70 to 80.
    let mirrored = frame(50, 20) {
      $0.padding(.leading, 10).flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.isNear(80, 90, 50, 20))
  }

  @Test func `The frame that a test host returns for a view follows transforms of the view`() throws
  {
    func host(_ degrees: Double, _ scale: CGFloat) -> TestHost {
      TestHost(size: screen) {
        Color.red.accessibilityIdentifier("box").frame(width: 50, height: 50)
          .rotationEffect(.degrees(degrees)).scaleEffect(scale)
      }
    }
    #expect(host(0, 2).frame(of: "box") == CGRect(x: 50, y: 50, width: 100, height: 100))
    // In both directions, the view is drawn from 64.6 to 135.4. The host rounds these numbers to
    // whole pixels.
    #expect(host(45, 1).frame(of: "box") == CGRect(x: 65, y: 65, width: 70, height: 70))
    let large = host(0, 5)
    let box = try #require(large.element("box"))
    #expect(large.frame(of: box) == CGRect(x: -25, y: -25, width: 250, height: 250))
    #expect(large.screen?.visibleFrame(of: box) == CGRect(origin: .zero, size: screen))
  }

  @Test func `The frame of a group encloses its views as they are drawn`() throws {
    let host = TestHost(size: screen) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 40, height: 20)
          Color.blue.frame(width: 40, height: 20)
        }
        .accessibilityIdentifier("group")
        .scaleEffect(2)
      }
    }
    // The layout puts the views at y = 80 to 100 and y = 100 to 120. Each is scaled around its own
    // middle, so they are drawn at y = 70 to 110 and y = 90 to 130.
    let frame = CGRect(x: 60, y: 70, width: 80, height: 60)
    #expect(host.frame(of: "group") == frame)
    let group = try #require(host.element("group"))
    #expect(host.screen?.visibleFrame(of: group) == frame)
  }

  @Test func `A transformed scroll view clips the visible frame of the views in it`() throws {
    let host = TestHost(size: screen) {
      ScrollView {
        Color.red.frame(width: 100, height: 80).accessibilityIdentifier("first")
        Color.red.frame(width: 100, height: 80).accessibilityIdentifier("second")
      }
      .frame(width: 100, height: 100).rotationEffect(.degrees(90))
    }
    let second = try #require(host.element("second"))
    // The rotation draws the top edge of the scroll view at x = 150, and its bottom edge at x = 50.
    // Between them, from right to left, are the first view (80 points), the spacing between the
    // views, and the beginning of the second view.
    let gap = try #require(host.frame(of: "first")).minX - (host.frame(of: "second")?.maxX ?? 0)
    let visible = host.screen?.visibleFrame(of: second)
    #expect(visible == CGRect(x: 50, y: 50, width: 20 - gap, height: 100))
  }
}
