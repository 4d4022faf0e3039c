import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A drag gesture` {
  private let log = ActionLog()

  @Test func `A drag begins after a movement of 10 points, and reports each new position`() {
    let host = TestHost { Text("a").gesture(DragGesture().logged("drag", in: log, \.text)) }
    let touch = host.touch("a", at: CGPoint(x: 5, y: 5))
    touch?.move(to: CGPoint(x: 14, y: 5))
    #expect(log.take() == [])
    touch?.move(to: CGPoint(x: 15, y: 5))
    touch?.move(to: CGPoint(x: 15, y: 5))
    touch?.move(to: CGPoint(x: 8, y: 9))
    #expect(log.take() == ["drag 10,0", "drag 3,4"])
    touch?.up()
    #expect(log.take() == ["drag ended 3,4"])
  }

  @Test func `A drag gesture without a minimum distance begins with the press`() {
    let host = TestHost {
      Text("a").gesture(DragGesture(minimumDistance: 0).logged("drag", in: log, \.text))
    }
    let touch = host.touch("a")
    #expect(log.take() == ["drag 0,0"])
    touch?.up()
    #expect(log.take() == ["drag ended 0,0"])
  }

  @Test func `A drag gesture measures the velocity of the pointer`() throws {
    var last: DragGesture.Value?
    let host = TestHost { Text("a").gesture(DragGesture().onEnded { last = $0 }) }
    host.drag("a", from: .zero, to: CGPoint(x: 40, y: -20), steps: 4, duration: 0.4)
    let value = try #require(last)
    #expect(value.translation == CGSize(width: 40, height: -20))
    #expect(value.location == CGPoint(x: 40, y: -20))
    // The velocity is the translation divided by 0.4 seconds: 100 points per second to the right,
    // and 50 points per second upward. The predicted end is the location of the release plus the
    // movement in a quarter of a second at this velocity.
    #expect(abs(value.velocity.width - 100) < 0.001)
    #expect(abs(value.velocity.height + 50) < 0.001)
    #expect(abs(value.predictedEndLocation.x - 65) < 0.001)
    #expect(abs(value.predictedEndTranslation.height + 32.5) < 0.001)
    #expect(abs(value.time.timeIntervalSinceReferenceDate - 0.4) < 0.001)
  }

  @Test func `A drag has no velocity if the pointer rests before the release`() {
    var velocity: CGSize?
    let host = TestHost { Text("a").gesture(DragGesture().onEnded { velocity = $0.velocity }) }
    let touch = host.touch("a")
    touch?.move(to: CGPoint(x: 50, y: 0))
    host.advance(by: 0.5)
    touch?.up()
    #expect(velocity == .zero)
  }

  @Test func `The velocity of a flick does not include a rest before the flick`() {
    var velocity = CGSize.zero
    let host = TestHost { Text("a").gesture(DragGesture().onEnded { velocity = $0.velocity }) }
    let touch = host.touch("a")
    host.advance(by: 2)
    for step in 1...4 {
      touch?.move(to: CGPoint(x: Double(step) * 10, y: 0))
      host.advance(by: 0.01)
    }
    touch?.up()
    #expect(abs(velocity.width - 1_000) < 0.001)
  }

  private struct Card: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
      Text("card")
      Offset(offset: offset)
      Still()
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
  }

  private struct Offset: View {
    let offset: CGSize
    var body: some View { Text("\(Int(offset.width)),\(Int(offset.height))") }
  }

  private struct Still: View {
    var body: some View { Text("still") }
  }

  @Test func `A gesture state follows the drag, and is reset when the drag ends`() {
    let host = TestHost { Card() }
    let touch = host.touch("still")
    #expect(host.bodies { touch?.move(to: CGPoint(x: 20, y: 0)) } == ["Card", "Offset"])
    #expect(host.texts == ["card", "20,0", "still"])
    #expect(host.bodies { touch?.move(to: CGPoint(x: 20, y: 0)) } == [])
    #expect(host.bodies { touch?.up() } == ["Card", "Offset"])
    #expect(host.texts == ["card", "0,0", "still"])
  }

  @Test func `A canceled drag resets its gesture state and does not run onEnded`() {
    struct Board: View {
      @GestureState(reset: { value, _ in BoardLog.lines.append("reset \(value ?? 0)") })
      private var width: Int?
      var body: some View {
        Text(width.map { "\($0)" } ?? "none")
          .gesture(
            DragGesture()
              .updating($width) { value, state, _ in state = Int(value.translation.width) }
              .onEnded { _ in BoardLog.lines.append("ended") }
          )
      }
    }
    BoardLog.lines = []
    let host = TestHost { Board() }
    let touch = host.touch("none")
    touch?.move(to: CGPoint(x: 20, y: 0))
    #expect(host.texts == ["20"])
    touch?.cancel()
    #expect(host.texts == ["none"])
    #expect(BoardLog.lines == ["reset 20"])
  }

  @MainActor private enum BoardLog {
    static var lines: [String] = []
  }

  @Test func `An updating closure sets the transaction of a gesture state; a reset has its own`() {
    struct Board: View {
      @GestureState(resetTransaction: Transaction(animation: .linear)) private var width = 0
      var body: some View {
        Text("\(width)").gesture(
          DragGesture().updating($width) { value, state, transaction in
            state = Int(value.translation.width)
            transaction.animation = .bouncy
          }
        )
      }
    }
    let host = TestHost { Board() }
    let touch = host.touch("0")
    touch?.move(to: CGPoint(x: 20, y: 0))
    #expect(host.viewTree.transaction.animation == .bouncy)
    touch?.up()
    #expect(host.viewTree.transaction.animation == .linear)
  }

  @Test func `A drag continues when the pressed text is replaced`() {
    struct Board: View {
      @State private var isMoved = false
      let log: ActionLog
      var body: some View {
        VStack {
          if isMoved { Text("moved") } else { Text("still") }
        }
        .gesture(
          DragGesture().onChanged {
            log.add($0.text)
            isMoved = true
          }
          .onEnded { _ in log.add("ended") }
        )
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Board(log: log) }
    // The drag begins at the center of the text, `20,8`.
    host.drag("still", to: CGPoint(x: 60, y: 8), steps: 2)
    #expect(host.texts == ["moved"])
    #expect(log.take() == ["20,0", "40,0", "ended"])
  }

  @Test func `A drag gesture follows only the first of two fingers`() {
    let host = TestHost { Text("a").gesture(DragGesture().logged("drag", in: log, \.text)) }
    let first = host.touch("a")
    let second = host.touch("a", pointer: 1)
    second?.move(to: CGPoint(x: 50, y: 0))
    #expect(log.take() == [])
    first?.move(to: CGPoint(x: 0, y: 30))
    second?.up()
    first?.up()
    #expect(log.take() == ["drag 0,30", "drag ended 0,30"])
  }

  @Test func `A drag gesture handles the drag events of a host without a pointer`() {
    let host = TestHost { Text("a").gesture(DragGesture().logged("drag", in: log, \.text)) }
    let (start, end) = (ElementPoint(x: 0, y: 0), ElementPoint(x: 12, y: 0))
    host.perform(DragEvent(.changed, from: start, to: end), on: "a")
    host.perform(DragEvent(.ended, from: start, to: end), on: "a")
    #expect(log.take() == ["drag 12,0", "drag ended 12,0"])
  }

  @Test func `A drag gesture can map its values to another type`() {
    let host = TestHost {
      Text("a").gesture(DragGesture().map { Int($0.translation.width) }.logged("x", in: log))
    }
    host.drag("a", to: CGPoint(x: 40, y: 0), steps: 2)
    #expect(log.take() == ["x 20", "x 40", "x ended 40"])
  }

  @Test func `A drag gesture calls the newest closure, even in the middle of a press`() {
    struct Board: View {
      @State private var width = 0
      let log: ActionLog
      var body: some View {
        Text("a").gesture(
          DragGesture().onChanged {
            log.add("was \(width)")
            width = Int($0.translation.width)
          }
        )
      }
    }
    let host = TestHost { Board(log: log) }
    host.drag("a", to: CGPoint(x: 60, y: 0), steps: 3)
    #expect(log.take() == ["was 0", "was 20", "was 40"])
  }
}
