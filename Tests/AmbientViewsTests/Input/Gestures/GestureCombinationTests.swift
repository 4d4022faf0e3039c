import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A combined gesture` {
  private let log = ActionLog()

  private func text(
    _ value: SequenceGesture<LongPressGesture, DragGesture>.Value
  ) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(let isPressed, let drag): "second \(isPressed) \(drag?.text ?? "nil")"
    }
  }

  @Test func `A sequenced gesture begins its second part when the first part has ended`() {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
    let host = TestHost { Text("a").gesture(gesture.logged("", in: log, text)) }
    let touch = host.touch("a")
    #expect(log.take() == [" first true"])
    host.advance(by: 0.5)
    #expect(log.take() == [" second true nil"])
    touch?.move(to: CGPoint(x: 5, y: 0))
    #expect(log.take() == [])
    touch?.move(to: CGPoint(x: 15, y: 0))
    touch?.up()
    #expect(log.take() == [" second true 15,0", " ended second true 15,0"])
  }

  @Test func `A sequenced gesture reports no end if one of its parts fails`() {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
    let host = TestHost { Text("a").gesture(gesture.logged("", in: log, text)) }
    host.drag("a", to: CGPoint(x: 50, y: 0))
    #expect(log.take() == [" first true"])
    host.longPress("a")
    #expect(log.take() == [" first true", " second true nil"])
  }

  @Test func `A sequenced gesture can begin its second part with a second press`() {
    let gesture = TapGesture().sequenced(before: DragGesture(minimumDistance: 0))
    let host = TestHost { Text("a").gesture(gesture.onEnded { _ in log.add("ended") }) }
    host.touch("a")?.up()
    #expect(log.take() == [])
    host.touch("a")?.up()
    #expect(log.take() == ["ended"])
  }

  @Test func `A simultaneous gesture reports the values of both parts`() {
    let gesture = LongPressGesture().simultaneously(with: DragGesture(minimumDistance: 0))
    let host = TestHost {
      Text("a").gesture(
        gesture.logged("", in: log) {
          "\($0.first.map { "\($0)" } ?? "nil") \($0.second?.text ?? "nil")"
        }
      )
    }
    let touch = host.touch("a")
    #expect(log.take() == [" true 0,0"])
    touch?.move(to: CGPoint(x: 3, y: 0))
    #expect(log.take() == [" true 3,0"])
    touch?.move(to: CGPoint(x: 30, y: 0))
    #expect(log.take() == [" nil 30,0"])
    touch?.up()
    #expect(log.take() == [" ended nil 30,0"])
  }

  @Test func `An exclusive gesture tries its second part after the first part has failed`() {
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
    let host = TestHost {
      Text("a").gesture(
        gesture.onEnded { value in
          switch value {
          case .first: log.add("first")
          case .second: log.add("second")
          }
        }
      )
    }
    host.doubleTap("a")
    #expect(log.take() == ["double", "first"])
    host.touch("a")?.up()
    #expect(log.take() == [])
    host.advance(by: 0.35)
    #expect(log.take() == ["single", "second"])
    host.tap("a")
    #expect(log.take() == ["single", "second"])
  }

  private struct Swipe: Gesture {
    let log: ActionLog
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 20).onChanged { log.add("inner \($0.text)") }
    }
  }

  @Test func `The body of a custom gesture consists of other gestures`() {
    let host = TestHost {
      Text("a").gesture(Swipe(log: log).onEnded { log.add("outer \($0.text)") })
    }
    host.drag("a", to: CGPoint(x: 30, y: 0), steps: 2)
    #expect(log.take() == ["inner 30,0", "outer 30,0"])
  }

  @Test func `A view can replace its type-erased gesture`() {
    struct Board: View {
      @State private var isTap = true
      let log: ActionLog
      var gesture: AnyGesture<Void> {
        isTap ? AnyGesture(TapGesture()) : AnyGesture(LongPressGesture().map { _ in () })
      }
      var body: some View {
        Text("a").gesture(
          gesture.onEnded {
            log.add(isTap ? "tap" : "press")
            isTap.toggle()
          }
        )
      }
    }
    let host = TestHost { Board(log: log) }
    host.touch("a")?.up()
    host.touch("a")?.up()
    #expect(log.take() == ["tap"])
    host.longPress("a")
    #expect(log.take() == ["press"])
    host.touch("a")?.up()
    #expect(log.take() == ["tap"])
  }
}
