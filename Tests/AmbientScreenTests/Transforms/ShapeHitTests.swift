import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A pointer over a shape` {
  private let board = TapBoard()

  /// Shows a view in a square of 80 points, taps at three points, and returns the name of the view
  /// that received each tap: `shape` or `board`.
  ///
  /// The square covers x = 60 to 140 and y = 60 to 140. The taps are near its top left corner, near
  /// the middle of its left edge, and at its center.
  private func taps(_ view: some View) -> [String] {
    let host = board.host {
      view.frame(width: 80, height: 80).onTapGesture { board.add("shape") }
    }
    return board.taps(host, (63, 63), (61, 100), (100, 100)).map {
      $0.hasPrefix("board") ? "board" : $0
    }
  }

  @Test func `A filled shape is hit inside its outline`() {
    #expect(taps(Circle()) == ["board", "shape", "shape"])
    #expect(taps(Circle().fill(.red)) == ["board", "shape", "shape"])
    #expect(taps(Rectangle()) == ["shape", "shape", "shape"])
    #expect(taps(Circle().inset(by: 10)) == ["board", "board", "shape"])
    #expect(taps(Circle().offset(x: 40)) == ["board", "board", "shape"])
  }

  @Test func `A stroked shape is hit on its line`() {
    #expect(taps(Circle().stroke(lineWidth: 8)) == ["board", "shape", "board"])
    #expect(taps(Circle().stroke(.red, lineWidth: 8)) == ["board", "shape", "board"])
    #expect(taps(Circle().strokeBorder(.red, lineWidth: 8)) == ["board", "shape", "board"])
    #expect(taps(Rectangle().stroke(.red, lineWidth: 8)) == ["shape", "shape", "board"])
    let filled = Circle().fill(.blue).stroke(.red, lineWidth: 8)
    #expect(taps(filled) == ["board", "shape", "shape"])
  }

  @Test func `The hole of a shape is hit unless the even-odd rule leaves it out`() {
    var ring = Path(CGRect(x: 0, y: 0, width: 80, height: 80))
    ring.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(taps(ring) == ["shape", "shape", "shape"])
    #expect(taps(ring.fill(style: FillStyle(eoFill: true))) == ["shape", "shape", "board"])
  }

  @Test func `A content shape replaces the outline of a shape`() {
    #expect(taps(Circle().contentShape(Rectangle())) == ["shape", "shape", "shape"])
    #expect(
      taps(Circle().stroke(.red, lineWidth: 8).contentShape(Circle()))
        == ["board", "shape", "shape"]
    )
  }

  @Test func `A painted background is hit around a text, but only in the background's shape`() {
    /// Shows a view in the middle of the board, taps at the same three points as the method above,
    /// and returns the name of the view that received each tap: `view` or `board`.
    func taps(_ view: some View) -> [String] {
      let host = board.host { view.onTapGesture { board.add("view") } }
      return board.taps(host, (63, 63), (61, 100), (100, 100)).map {
        $0.hasPrefix("board") ? "board" : $0
      }
    }
    let padded = Text("Text").frame(width: 80, height: 80)
    #expect(taps(padded) == ["board", "board", "view"])
    #expect(taps(padded.background(.red)) == ["view", "view", "view"])
    #expect(taps(padded.background(Color.red)) == ["view", "view", "view"])
    #expect(taps(padded.background(.red, in: Circle())) == ["board", "view", "view"])
    #expect(taps(padded.background { Circle() }) == ["board", "view", "view"])
    #expect(taps(padded.overlay(.red.opacity(0.5), in: Circle())) == ["board", "view", "view"])
  }

  @Test func `A shape is hit where it is drawn outside of its frame`() {
    let host = board.host {
      Circle().stroke(.red, lineWidth: 20).frame(width: 40, height: 40)
        .onTapGesture { board.add("line") }
    }
    // The left edge of the frame is at x = 80. The line, 20 points wide, covers x = 70 to 90 there.
    #expect(board.taps(host, (72, 100), (68, 100)) == ["line", "board 68,100"])
  }

  @Test func `A button is hit outside the outline of a shape in its label`() {
    let host = board.host {
      Button {
      } label: {
        Circle().frame(width: 80, height: 80)
      }
    }
    #expect(host.screen?.element(at: CGPoint(x: 63, y: 63))?.kind == .button)
  }
}
