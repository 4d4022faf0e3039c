import Ambient
import AmbientHosting
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A pointer over transformed views` {
  private let board = TapBoard()

  /// Returns a view that records the location of each tap in a coordinate space.
  private func box(
    _ width: CGFloat,
    _ height: CGFloat,
    in space: some CoordinateSpaceProtocol = .local
  ) -> some View {
    Color.red.frame(width: width, height: height)
      .onTapGesture(coordinateSpace: space) { board.add("box", $0) }
  }

  @Test func `A scaled view gets taps where it is drawn, with locations in its own coordinates`() {
    let host = board.host { box(50, 50).scaleEffect(2) }
    #expect(
      board.taps(host, (60, 70), (148, 100), (45, 100)) == [
        "box 5,10", "box 49,25", "board 45,100",
      ]
    )
  }

  @Test func `A rotated view gets taps where it is drawn, with locations in its own coordinates`() {
    let turned = board.host { box(60, 20).rotationEffect(.degrees(90)) }
    // On the screen, the first tap is 5 points to the left of the center, and 25 points above it.
    // The rotation moves the left edge of the view to the top, and the lower edge to the left. In
    // the view, the tap is therefore 25 points left of the center, and 5 points below it.
    #expect(board.taps(turned, (95, 75), (75, 100)) == ["box 5,15", "board 75,100"])
    let diagonal = board.host { box(50, 50).rotationEffect(.degrees(45)) }
    // The top left corner of the view is drawn at (100, 64.6). From there, the top edge goes down
    // to the right, and the left edge goes down to the left. The first tap is 3.4 points below the
    // corner, which is 2.4 points along each of the two edges.
    #expect(board.taps(diagonal, (100, 68), (80, 80)) == ["box 2,2", "board 80,80"])
  }

  @Test func `A view in nested transforms gets taps where the view is drawn`() {
    let host = board.host { box(60, 20).scaleEffect(2).rotationEffect(.degrees(90)) }
    // The view is drawn from x = 80 to 120, and from y = 40 to 160. Its left edge is at the top.
    // The first tap is 4 points below this edge, which is 2 points in the view. From the view's top
    // edge, at x = 120, the tap is 26 points to the left, which is 13 points in the view.
    #expect(board.taps(host, (94, 44), (125, 100)) == ["box 2,13", "board 125,100"])
  }

  @Test func `A tap does not hit a view that is scaled to nothing or seen from its edge`() {
    #expect(board.taps(board.host { box(50, 50).scaleEffect(0) }, (100, 100)) == ["board 100,100"])
    #expect(
      board.taps(board.host { box(50, 50).scaleEffect(x: 1, y: 0) }, (100, 100)) == [
        "board 100,100"
      ]
    )
    let edge = board.host { box(50, 50).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
    #expect(board.taps(edge, (100, 100)) == ["board 100,100"])
    // The top left corner of the view is at (75, 75). The projection divides the coordinates of a
    // point by 1 - 0.04 * y. In the lower half, this divisor is negative, so the lower half is
    // behind the eye and is not drawn. The formula would move the point (10, 43) of the view to
    // (-14, -60), which is (61, 15) on the board.
    var projection = ProjectionTransform()
    projection.m23 = -0.04
    let half = board.host { box(50, 50).projectionEffect(projection) }
    #expect(board.taps(half, (82, 85), (61, 15)) == ["box 5,7", "board 61,15"])
  }

  @Test func `A tap has the right location in coordinate spaces inside and outside a transform`() {
    #expect(
      board.taps(board.host { box(50, 50, in: .global).scaleEffect(2) }, (60, 70)) == ["box 60,70"]
    )
    let outside = board.host { box(50, 50, in: .named("board")).scaleEffect(2) }
    #expect(board.taps(outside, (60, 70)) == ["box 60,70"])
    let inside = board.host {
      box(50, 50, in: .named("inside")).padding(10).coordinateSpace(.named("inside")).scaleEffect(2)
    }
    // The padded view is drawn from 30 to 170 in both directions. One point of its coordinates is 2
    // points on the board.
    #expect(board.taps(inside, (60, 70)) == ["box 15,20"])
  }

  @Test func `In a right-to-left layout, the location of a tap is relative to the leading edge`() {
    func row() -> some View {
      HStack(spacing: 0) {
        box(60, 20).scaleEffect(2)
        Spacer(minLength: 0)
      }
      .frame(width: 100)
    }
    // The view is drawn from x = 60 to 180, and from y = 80 to 120. The leading edge is at x = 180.
    let mirrored = board.host { row().environment(\.layoutDirection, .rightToLeft) }
    #expect(board.taps(mirrored, (70, 90)) == ["box 55,5"])
    var settings = TapBoard.settings
    settings.layoutDirection = .rightToLeft
    // Now the whole screen is right-to-left, so the board also measures x from its right edge.
    #expect(board.taps(board.host(settings) { row() }, (130, 90)) == ["box 55,5"])
    let global = board.host(settings) { box(60, 20, in: .global) }
    #expect(board.taps(global, (110, 95), (10, 10)) == ["box 110,95", "board 10,10"])
    global.size.width = 300
    // The view stays in the middle of the screen, from x = 120 to 180.
    #expect(board.taps(global, (130, 95)) == ["box 130,95"])
  }

  @Test func `A drag in a scaled view measures distances in the gesture's coordinate space`() {
    func drag(in space: some CoordinateSpaceProtocol) -> DragGesture.Value? {
      var last: DragGesture.Value?
      let host = board.host {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box")
          .gesture(DragGesture(coordinateSpace: space).onEnded { last = $0 })
          .scaleEffect(2)
      }
      host.drag(
        "box",
        from: CGPoint(x: 5, y: 5),
        to: CGPoint(x: 25, y: 15),
        steps: 4,
        duration: 0.4
      )
      return last
    }
    let local = drag(in: .local)
    #expect(local?.startLocation == CGPoint(x: 5, y: 5))
    #expect(local?.translation == CGSize(width: 20, height: 10))
    #expect(local.map { abs($0.velocity.width - 50) < 0.001 } == true)
    let global = drag(in: .global)
    #expect(global?.startLocation == CGPoint(x: 60, y: 60))
    #expect(global?.translation == CGSize(width: 40, height: 20))
    #expect(global.map { abs($0.velocity.width - 100) < 0.001 } == true)
  }

  @Test func `onContinuousHover in a transformed view gets locations in the view's coordinates`() {
    let host = board.host {
      Color.red.frame(width: 60, height: 20)
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): board.add("over", point)
          case .ended: board.add("out")
          }
        }
        .rotationEffect(.degrees(90))
    }
    host.hover("board", at: CGPoint(x: 95, y: 75))
    host.hover("board", at: CGPoint(x: 75, y: 100))
    #expect(board.lines == ["over 5,15", "out"])
  }

  @Test func `An effect that the layout ignores moves the area in which a pointer hits the view`() {
    let lowered = board.host { box(50, 20).modifier(Lowering().ignoredByLayout()) }
    #expect(board.taps(lowered, (80, 115), (80, 95)) == ["box 5,5", "board 80,95"])
    let affected = board.host { box(50, 20).visualEffect { content, _ in content.offset(y: 20) } }
    #expect(board.taps(affected, (80, 115), (80, 95)) == ["box 5,5", "board 80,95"])
  }

  @Test func `A pointer does not hit content that a transformed scroll view cuts off`() {
    let host = board.host {
      ScrollView {
        box(100, 80)
        box(100, 80)
      }
      .frame(width: 100, height: 100).rotationEffect(.degrees(90))
    }
    // The rotation draws the top edge of the scroll view at x = 150, and its bottom edge at x = 50.
    #expect(board.taps(host, (145, 60), (45, 60)) == ["box 10,5", "board 45,60"])
  }

  @Test func `A pointer hits a button in a rotated view where the button is drawn`() {
    let host = board.host { Button("Press") {}.rotationEffect(.degrees(90)) }
    let hit = host.screen?.element(at: CGPoint(x: 100, y: 90))
    #expect(hit.map { sequence(first: $0, next: \.parent).contains { $0.kind == .button } } == true)
  }

  @Test func `A screen layout converts points of the screen to positions in an element`() throws {
    let host = TestHost(size: TapBoard.settings.size) {
      Color.red.accessibilityIdentifier("box").frame(width: 50, height: 50).scaleEffect(2)
      Color.red.accessibilityIdentifier("none").frame(width: 50, height: 50).scaleEffect(0)
    }
    let layout = try #require(host.screen)
    let frame = try #require(host.frame(of: "box"))
    let (box, none) = try (#require(host.element("box")), #require(host.element("none")))
    let point = CGPoint(x: frame.minX + 20, y: frame.minY + 30)
    #expect(layout.position(of: point, in: box) == ElementPoint(x: 10, y: 15))
    #expect(layout.position(of: point, in: none) == nil)
    layout.settings.layoutDirection = .rightToLeft
    #expect(layout.position(of: point, in: box) == ElementPoint(x: 40, y: 15))
  }
}
