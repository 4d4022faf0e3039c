import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A long press gesture` {
  private let log = ActionLog()

  @Test func `A long press reports a change when it begins, and ends after its minimum duration`() {
    let host = TestHost { Text("a").gesture(LongPressGesture().logged("press", in: log)) }
    let touch = host.touch("a")
    #expect(log.take() == ["press true"])
    #expect(log.during { host.advance(by: 0.4) } == [])
    #expect(log.during { host.advance(by: 0.1) } == ["press ended true"])
    #expect(log.during { touch?.up() } == [])
  }

  @Test func `A long press fails if the press is short, moves or is canceled`() {
    let host = TestHost { Text("a").gesture(LongPressGesture().logged("press", in: log)) }
    host.longPress("a", for: 0.4)
    #expect(log.take() == ["press true"])
    let touch = host.touch("a")
    touch?.move(by: CGSize(width: 0, height: 11))
    host.advance(by: 1)
    touch?.up()
    #expect(log.take() == ["press true"])
    let canceled = host.touch("a")
    canceled?.cancel()
    host.advance(by: 1)
    #expect(log.take() == ["press true"])
  }

  @Test func `onLongPressGesture reports the beginning and the end of the press`() {
    let host = TestHost {
      Text("a").onLongPressGesture(minimumDuration: 1) {
        log.add("perform")
      } onPressingChanged: {
        log.add("pressing \($0)")
      }
    }
    host.longPress("a", for: 1)
    #expect(log.take() == ["pressing true", "pressing false", "perform"])
    host.longPress("a", for: 0.9)
    #expect(log.take() == ["pressing true", "pressing false"])
  }

  @Test func `The duration of a touch decides between a tap gesture and a long press gesture`() {
    let host = TestHost {
      Text("a").onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") }
    }
    host.longPress("a")
    #expect(log.take() == ["long"])
    host.longPress("a", for: 0.1)
    #expect(log.take() == ["tap"])
  }

  @Test func `The times of the host's pointer events determine when a long press ends`() {
    let host = TestHost { Text("a").onLongPressGesture { log.add("long") } }
    let element = host.elements[0]
    let place = ElementPoint(x: 1, y: 1)
    host.viewTree.send(PointerEvent(.began, at: place, time: 10), to: element)
    host.settle()
    #expect(host.viewTree.nextDeadline == 10.5)
    host.viewTree.send(PointerEvent(.moved, at: place, time: 10.6), to: element)
    #expect(log.take() == ["long"])
    #expect(host.time == 10.6)
  }
}
