import Ambient
import AmbientHosting
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A gesture around several views` {
  private let board = TapBoard()

  private func box(_ width: CGFloat = 40, _ height: CGFloat = 40) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// Two rows without a container.
  ///
  /// The second row is drawn at half of its size.
  private struct Rows: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20)
      Color.red.frame(width: 40, height: 20).scaleEffect(0.5)
    }
  }

  @Test func `The location of a tap in a group is relative to the tapped view`() {
    let host = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box().scaleEffect(2)
        }
        .onTapGesture { board.add("box", $0) }
      }
    }
    // The layout puts the top left corners of the views at (50, 80) and (110, 80). The gesture is
    // around the scale effect, so locations are measured from these corners, in points of the
    // board. The effect only changes where the second view is drawn: from x = 90 to 170, and from
    // y = 60 to 140.
    #expect(
      board.taps(host, (60, 90), (130, 100), (165, 65), (100, 70))
        == ["box 10,10", "box 20,20", "box 55,-15", "box -10,-10"]
    )
  }

  @Test func `The location of a tap in a transformed group is relative to the tapped view`() {
    let scaled = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .onTapGesture { board.add("box", $0) }
        .scaleEffect(2)
      }
    }
    // The views are drawn from x = 30 to 110 and from x = 90 to 170. Both are drawn from y = 60 to
    // 140. Where they overlap, the second view is in front of the first.
    #expect(
      board.taps(scaled, (40, 70), (84, 100), (100, 100))
        == ["box 5,5", "box 27,20", "box 5,20"]
    )
    let turned = board.host {
      HStack(spacing: 20) {
        Group {
          box(40, 20)
          box(40, 20)
        }
        .onTapGesture { board.add("box", $0) }
        .rotationEffect(.degrees(90))
        .offset(y: 50)
      }
    }
    // The views turn around their centers, (70, 150) and (130, 150). The top left corner of each
    // view is drawn 10 points to the right of the center, and 20 points above it. From there, the
    // view's x axis points down, and its y axis points to the left.
    #expect(board.taps(turned, (65, 135), (125, 135)) == ["box 5,15", "box 5,15"])
  }

  @Test func `The location of a tap in nested groups and loops is relative to the tapped view`() {
    let host = board.host {
      VStack(spacing: 0) {
        Group {
          Group {
            box(40, 20)
            box(40, 20).rotationEffect(.degrees(90))
          }
          .padding(10)
          ForEach(0..<2, id: \.self) { box(40, 20).scaleEffect($0 == 0 ? 0.5 : 1) }
        }
        .onTapGesture { board.add("box", $0) }
      }
    }
    // The gesture is around the padding and the effects. The layout puts the top left corners of
    // the padded views at (70, 40) and (70, 80), and those of the views in the loop at (80, 120)
    // and (80, 140).
    #expect(
      board.taps(host, (85, 55), (95, 85), (92, 126), (108, 154))
        == ["box 15,15", "box 25,5", "box 12,6", "box 28,14"]
    )
  }

  @Test func `The location of a tap in a view of several rows is relative to the tapped row`() {
    let host = board.host {
      VStack(spacing: 0) { Rows().onTapGesture { board.add("row", $0) }.scaleEffect(2) }
    }
    // The rows are drawn from y = 70 to 110, and from y = 100 to 120. The gesture is inside the
    // outer scale effect. One point of its coordinates is therefore 2 points on the board. The
    // second row's own scale effect is inside the gesture, so this effect does not change
    // locations.
    #expect(
      board.taps(host, (62, 72), (138, 98), (84, 118)) == ["row 1,1", "row 39,14", "row 12,14"]
    )
  }

  @Test func `The location of a tap in a scrolled loop is relative to the tapped row`() {
    let host = board.host {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in Text("\(row)").frame(width: 100, height: 40) }
            .contentShape(Rectangle())
            .onTapGesture { board.add("row", $0) }
        }
      }
    }
    #expect(board.taps(host, (60, 35), (60, 45)) == ["row 10,35", "row 10,5"])
    host.scroll("0", by: CGSize(width: 0, height: 30))
    #expect(board.taps(host, (60, 5), (60, 15), (60, 55)) == ["row 10,35", "row 10,5", "row 10,5"])
  }

  @Test func `The location of a tap in a right-to-left group is relative to the leading edge`() {
    var settings = TapBoard.settings
    settings.layoutDirection = .rightToLeft
    let host = board.host(settings) {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .onTapGesture { board.add("box", $0) }
        .scaleEffect(0.5)
      }
    }
    // The board measures x from its right edge. The views are drawn from x = 60 to 80 and from
    // x = 120 to 140. Both are drawn from y = 90 to 110.
    #expect(board.taps(host, (62, 92), (125, 95)) == ["box 4,4", "box 10,10"])
    let mirrored = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .onTapGesture { board.add("box", $0) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The board measures x from its left edge, but the location in a view is measured from the
    // view's right edge. These right edges are at x = 150 and x = 90.
    #expect(board.taps(mirrored, (145, 90), (85, 90)) == ["box 5,10", "box 5,10"])
  }

  @Test func `The location of a tap can be relative to a space around the tapped view`() {
    func taps(in space: some CoordinateSpaceProtocol) -> [String] {
      let host = board.host {
        HStack(spacing: 20) {
          Group {
            box(20, 20)
            box(20, 20)
          }
          .onTapGesture(coordinateSpace: space) { board.add("box", $0) }
          .padding(10)
          .coordinateSpace(.named("padded"))
          .scaleEffect(0.5)
        }
      }
      return board.taps(host, (67, 98), (127, 98))
    }
    // The padded views are drawn at half of their size. Their top left corners are at (60, 90) and
    // (120, 90).
    #expect(taps(in: .named("padded")) == ["box 14,16", "box 14,16"])
    #expect(taps(in: .named("board")) == ["box 67,98", "box 127,98"])
    #expect(taps(in: .global) == ["box 67,98", "box 127,98"])
  }

  @Test func `A drag keeps the coordinates of the view in which it began`() {
    let host = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .gesture(
          DragGesture(minimumDistance: 0).onEnded {
            board.add("from", $0.startLocation)
            board.add("to", $0.location)
          }
        )
        .scaleEffect(2)
      }
    }
    // The drag goes from the center of the second view to the center of the first view. In the
    // scaled coordinates, the distance is 30 points.
    host.touch("board", at: CGPoint(x: 130, y: 100))?.move(to: CGPoint(x: 70, y: 100)).up()
    #expect(board.lines == ["from 20,20", "to -10,20"])
  }

  @Test func `The location of a tap in an overlay of a group is relative to the tapped view`() {
    let inside = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .overlay {
          Color.green.frame(width: 10, height: 10).onTapGesture { board.add("dot", $0) }
        }
      }
    }
    // The top left corners of the dots are at (65, 95) and (125, 95).
    #expect(board.taps(inside, (67, 97), (133, 103)) == ["dot 2,2", "dot 8,8"])
    let outside = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .overlay { Color.green }
        .onTapGesture { board.add("box", $0) }
      }
    }
    #expect(board.taps(outside, (60, 90), (130, 100)) == ["box 10,10", "box 20,20"])
  }

  @Test func `The location of a tap is relative to the tapped view even after the group changes`() {
    struct Growing: View {
      let board: TapBoard
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Group {
            if count > 1 { Color.blue.frame(width: 40, height: 20) }
            Color.red.frame(width: 40, height: 20)
          }
          .onTapGesture {
            board.add("box", $0)
            count = 3 - count
          }
        }
      }
    }
    let host = board.host { Growing(board: board) }
    // The top edge of the red view is first at y = 90. The first tap adds the blue view above the
    // red view. The top edge of the red view is then at y = 100. The second tap removes the blue
    // view.
    #expect(
      board.taps(host, (90, 95), (90, 105), (90, 95)) == ["box 10,5", "box 10,5", "box 10,5"]
    )
  }

  @Test func `A pointer leaves a view of a group when the pointer moves to the next view`() {
    let host = board.host {
      HStack(spacing: 0) {
        Group {
          box()
          box()
        }
        .onHover { board.add($0 ? "enters" : "leaves") }
        .onContinuousHover { if case .active(let point) = $0 { board.add("at", point) } }
        .scaleEffect(0.5)
      }
    }
    for x in [72, 78, 122] { host.hover("board", at: CGPoint(x: CGFloat(x), y: 100)) }
    // The views are drawn from x = 70 to 90 and from x = 110 to 130. When the pointer enters a
    // view, the action of the outer modifier, `onContinuousHover`, runs before the action of
    // `onHover`.
    #expect(board.lines == ["at 4,20", "enters", "at 16,20", "leaves", "at 24,20", "enters"])
  }

  @Test func `onHover does not run again when its action replaces the view under the pointer`() {
    struct Card: View {
      let board: TapBoard
      @State private var isHovered = false
      var body: some View {
        Group {
          if isHovered {
            Color.red.frame(width: 40, height: 40)
          } else {
            Color.blue.frame(width: 40, height: 40)
          }
        }
        .onHover {
          board.add($0 ? "enters" : "leaves")
          isHovered = $0
        }
      }
    }
    let host = board.host { Card(board: board) }
    for x in [95, 100, 105, 20] { host.hover("board", at: CGPoint(x: CGFloat(x), y: 100)) }
    #expect(board.lines == ["enters", "leaves"])
  }

  @Test func `A position in a modifier around two views is relative to the nearest view`() throws {
    let host = board.host {
      HStack(spacing: 20) {
        Group {
          box()
          box()
        }
        .contentShape(Rectangle())
        .scaleEffect(0.5)
      }
    }
    let screen = try #require(host.screen)
    let shape = try #require(host.elements(of: .contentShape).first)
    // The views are drawn from x = 60 to 80 and from x = 120 to 140. Both are drawn from y = 90 to
    // 110. The last point is between the views, and closer to the second view.
    #expect(screen.position(of: CGPoint(x: 61, y: 91), in: shape) == ElementPoint(x: 2, y: 2))
    #expect(screen.position(of: CGPoint(x: 130, y: 100), in: shape) == ElementPoint(x: 20, y: 20))
    #expect(screen.position(of: CGPoint(x: 115, y: 100), in: shape) == ElementPoint(x: -10, y: 20))
  }

  @Test func `The visible frame of a modifier covers the visible parts of its views`() throws {
    let host = board.host {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in box() }.opacity(0.5) }
      }
    }
    let opacity = try #require(host.elements(of: .opacity).first)
    let visible = host.screen?.visibleFrame(of: opacity)
    #expect(visible == CGRect(x: 80, y: 0, width: 40, height: 200))
  }
}
