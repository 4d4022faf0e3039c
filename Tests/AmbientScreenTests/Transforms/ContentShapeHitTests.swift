import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A pointer in a content shape` {
  private let board = TapBoard()

  /// A view that a pointer hits only if the view has a content shape.
  private var space: some View { Spacer().frame(width: 40, height: 40) }

  /// A rectangle and, in its middle, a second rectangle with half of its width and half of its
  /// height.
  ///
  /// With the even-odd rule, the second rectangle is a hole in the first one.
  private struct Ring: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  /// The half of a rectangle at its leading edge.
  private struct LeadingHalf: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  /// Returns a host with two views side by side, each with the content shape.
  ///
  /// The views are 40 points wide and 40 points high. Their leading edges are at x = 50 and x =
  /// 110, and their top edges are at y = 80. A line `box 10,10` records a tap 10 points from the
  /// leading edge of a view, and 10 points below its top edge.
  private func pair(
    _ shape: some Shape,
    eoFill: Bool = false,
    settings: ScreenSettings = TapBoard.settings
  ) -> TestHost {
    board.host(settings) {
      HStack(spacing: 20) {
        Group {
          space
          space
        }
        .contentShape(shape, eoFill: eoFill)
        .onTapGesture { board.add("box", $0) }
      }
    }
  }

  @Test func `The content shape of a group applies to each view of the group`() {
    #expect(
      board.taps(pair(Rectangle()), (60, 90), (100, 100), (130, 100))
        == ["box 10,10", "board 100,100", "box 20,20"]
    )
    #expect(
      board.taps(pair(Circle()), (52, 82), (70, 82), (130, 82), (148, 118))
        == ["board 52,82", "box 20,2", "box 20,2", "board 148,118"]
    )
  }

  @Test func `A pointer misses the hole of a content shape only with the even-odd rule`() {
    let points: [(CGFloat, CGFloat)] = [(52, 100), (70, 100), (112, 100), (130, 100)]
    func taps(_ eoFill: Bool) -> [String] {
      let host = pair(Ring(), eoFill: eoFill)
      return points.flatMap { board.taps(host, $0) }
    }
    #expect(taps(false) == ["box 2,20", "box 20,20", "box 2,20", "box 20,20"])
    #expect(taps(true) == ["box 2,20", "board 70,100", "box 2,20", "board 130,100"])
  }

  @Test func `A content shape limits the taps on the views inside it`() {
    let host = board.host {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 40, height: 40)
          Button("Press") { board.add("pressed") }
        }
        .contentShape(Circle())
        .onTapGesture { board.add("view", $0) }
      }
    }
    // The color covers x = 80 to 120 and y = 72 to 112. The button is below it, and 16 points high.
    #expect(board.taps(host, (82, 73), (100, 73)) == ["board 82,73", "view 20,1"])
    let button = host.frame(of: "Press")
    let left = board.taps(host, ((button?.minX ?? 0) + 1, button?.midY ?? 0))
    #expect(left.map { $0.prefix(5) } == ["board"])
    #expect(board.taps(host, (100, button?.midY ?? 0)) == ["pressed"])
  }

  @Test func `A content shape that is larger than its view is hit outside of the view`() {
    let host = pair(Rectangle().inset(by: -8))
    #expect(
      board.taps(host, (43, 73), (41, 100), (157, 127))
        == ["box -7,-7", "board 41,100", "box 47,47"]
    )
  }

  @Test func `A content shape of a kind other than interaction does not affect taps`() {
    let host = board.host {
      HStack(spacing: 20) {
        Group {
          space
          Color.red.frame(width: 40, height: 40)
        }
        .contentShape([.hoverEffect, .dragPreview], Circle())
        .onTapGesture { board.add("box", $0) }
      }
    }
    #expect(board.taps(host, (70, 100), (112, 82)) == ["board 70,100", "box 2,2"])
  }

  @Test func `A content shape of several kinds receives taps if one kind is interaction`() {
    let host = board.host {
      space.contentShape([.interaction, .hoverEffect], Circle())
        .onTapGesture { board.add("box", $0) }
    }
    #expect(board.taps(host, (100, 100), (82, 82)) == ["box 20,20", "board 82,82"])
  }

  @Test func `A transformed content shape is hit where it is drawn`() {
    let scaled = board.host {
      HStack(spacing: 20) {
        Group {
          space
          space.scaleEffect(3)
        }
        .contentShape(Circle())
        .onTapGesture { board.add("box", $0) }
        .scaleEffect(0.5)
      }
    }
    // The circles are drawn around (70, 100) and (130, 100), with a radius of 10. Without the scale
    // of 0.5, their radius would be 20. The inner scale does not change the content shape.
    #expect(
      board.taps(scaled, (62, 92), (62, 100), (122, 92), (130, 91))
        == ["board 62,92", "box 4,20", "board 122,92", "box 20,2"]
    )
  }

  @Test func `A content shape is mirrored in a right-to-left layout`() {
    var settings = TapBoard.settings
    settings.layoutDirection = .rightToLeft
    // The board measures x from its right edge.
    #expect(
      board.taps(pair(LeadingHalf(), settings: settings), (55, 90), (75, 90), (115, 90), (135, 90))
        == ["box 5,10", "board 75,90", "box 5,10", "board 135,90"]
    )
  }

  @Test func `A content shape that is scrolled out of view is not hit`() {
    let host = board.host {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 40, height: 40) }
            .contentShape(Circle())
            .onTapGesture { board.add("row", $0) }
        }
      }
      .frame(height: 100)
    }
    host.scroll("0", by: CGSize(width: 0, height: 60))
    // The scroll view covers y = 50 to 150. After the scroll, there are circles with a radius of 20
    // around y = 50, 90, 130 and 170.
    #expect(
      board.taps(host, (100, 35), (100, 55), (82, 75), (100, 145), (100, 160))
        == ["board 100,35", "row 20,25", "board 82,75", "row 20,35", "board 100,160"]
    )
  }
}
