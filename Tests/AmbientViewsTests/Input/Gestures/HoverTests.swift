import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A pointer over a view` {
  private let log = ActionLog()

  @Test func `onHover runs when the pointer enters and when the pointer leaves`() {
    let host = TestHost { Text("a").onHover { log.add("hover \($0)") } }
    host.hover("a")
    host.hover("a")
    #expect(log.take() == ["hover true"])
    host.stopHovering()
    #expect(log.take() == ["hover false"])
  }

  @Test func `onHover runs for all views that contain the pointer`() {
    let host = TestHost {
      VStack {
        Text("a").onHover { log.add("a \($0)") }
        Text("b").onHover { log.add("b \($0)") }
      }
      .onHover { log.add("stack \($0)") }
    }
    host.hover("a")
    host.hover("b")
    host.stopHovering()
    #expect(
      log.take() == ["stack true", "a true", "a false", "b true", "b false", "stack false"]
    )
  }

  @Test func `onContinuousHover reports each position of the pointer`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 50, height: 50).onContinuousHover { phase in
        switch phase {
        case .active(let point): log.add("\(point.x) \(point.y)")
        case .ended: log.add("ended")
        }
      }
      .accessibilityIdentifier("box")
    }
    host.hover("box", at: CGPoint(x: 1, y: 2))
    host.hover("box", at: CGPoint(x: 3, y: 4))
    host.stopHovering()
    #expect(log.take() == ["1.0 2.0", "3.0 4.0", "ended"])
  }

  @Test func `A hover runs only the body that reads the changed state`() {
    struct Row: View {
      @State private var isHovered = false
      var body: some View { Text(isHovered ? "over" : "away").onHover { isHovered = $0 } }
    }
    struct Rows: View {
      var body: some View { VStack { Row() } }
    }
    let host = TestHost { Rows() }
    #expect(host.bodies { host.hover("away") } == ["Row"])
    #expect(host.bodies { host.hover("over") } == [])
    #expect(host.bodies { host.stopHovering() } == ["Row"])
  }
}
