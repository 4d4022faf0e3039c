import Ambient
import AmbientTesting
import Foundation
import Testing

/// A drag gesture that stores its distance in a gesture state.
private struct Slide: Gesture {
  @GestureState private var distance = 0.0
  let log: ActionLog

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0)
      .updating($distance) { value, distance, _ in distance = value.translation.width }
      .onChanged { _ in log.add("at \(Int(distance))") }
  }
}

/// A tap gesture that is first recognized after one tap, then after two taps, and so on.
private struct Patience: Gesture {
  @State private var taps = 1
  let log: ActionLog

  var body: some Gesture<Void> {
    TapGesture(count: taps).onEnded {
      log.add("\(taps)")
      taps += 1
    }
  }
}

/// A tap gesture that logs the identifier of the locale.
private struct Spoken: Gesture {
  @Environment(\.locale) private var locale
  let log: ActionLog

  var body: some Gesture<Void> {
    let name = locale.identifier
    return TapGesture().onEnded { log.add(name) }
  }
}

@Suite @MainActor struct `The dynamic properties of a custom gesture` {
  private let log = ActionLog()

  private struct Page: View {
    let log: ActionLog
    @State private var isShown = true
    @State private var isPatient = true

    var body: some View {
      Button("Show") { isShown.toggle() }
      Button("Swap") { isPatient.toggle() }
      if isShown {
        Text("a").gesture(
          isPatient
            ? AnyGesture(Patience(log: log)) : AnyGesture(TapGesture().onEnded { log.add("tap") })
        )
      }
    }
  }

  @Test
  func `A custom gesture updates its own gesture state, which is reset when the gesture ends`() {
    let host = TestHost { Text("a").gesture(Slide(log: log)) }
    host.touch("a")?.move(to: CGPoint(x: 30, y: 0)).up()
    #expect(log.take() == ["at 0", "at 30"])
    host.touch("a")?.up()
    #expect(log.take() == ["at 0"])
  }

  @Test func `A change of a gesture's state runs the body of the gesture, and no body of a view`() {
    let host = TestHost { Text("a").gesture(Patience(log: log)) }
    #expect(host.bodies { host.touch("a")?.up() } == [])
    #expect(log.take() == ["1"])
    host.touch("a")?.up()
    #expect(log.take() == [])
    host.advance(by: 1)
    host.doubleTap("a")
    #expect(log.take() == ["2"])
  }

  @Test func `Views with the same custom gesture do not share the state of the gesture`() {
    let gesture = Patience(log: log)
    let host = TestHost {
      Text("a").gesture(gesture)
      Text("b").gesture(gesture)
    }
    host.touch("a")?.up()
    host.touch("b")?.up()
    #expect(log.take() == ["1", "1"])
  }

  @Test
  func `A custom gesture loses its state if the view is removed or the gesture is replaced`() {
    let host = TestHost { Page(log: log) }
    host.touch("a")?.up()
    host.tap("Show")
    host.tap("Show")
    host.touch("a")?.up()
    #expect(log.take() == ["1", "1"])
    host.tap("Swap")
    host.touch("a")?.up()
    host.tap("Swap")
    host.touch("a")?.up()
    #expect(log.take() == ["tap", "1"])
  }

  @Test func `The state of a gesture survives a run of the body that creates the gesture`() {
    struct Counter: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        Button("Next") { count += 1 }
        Text("\(count)")
        Text("a").gesture(Patience(log: log).simultaneously(with: Slide(log: ActionLog())))
      }
    }
    let host = TestHost { Counter(log: log) }
    host.touch("a")?.up()
    host.advance(by: 1)
    host.tap("Next")
    host.touch("a")?.up()
    #expect(log.take() == ["1"])
  }

  @Test func `A custom gesture reads the environment of its view`() {
    let host = TestHost { Text("a").gesture(Spoken(log: log)) }
    host.set(\.locale, to: Locale(identifier: "fr"))
    host.touch("a")?.up()
    host.set(\.locale, to: Locale(identifier: "de"))
    host.touch("a")?.up()
    #expect(log.take() == ["fr", "de"])
  }
}
