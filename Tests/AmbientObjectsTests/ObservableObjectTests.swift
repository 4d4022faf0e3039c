#if Objects
import Ambient
import AmbientCombine
import AmbientTestSupport
import AmbientTesting
import Testing

@MainActor
struct `An observable object` {
  @Test func `objectWillChange sends a value before a published property changes`() {
    let tally = Tally(1)
    var seen: [Int] = []
    let subscription = tally.objectWillChange.sink { seen.append(tally.count) }
    tally.count = 2
    tally.count = 2
    tally.unpublished = 3
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func `An observable object publishes changes of properties of a subclass`() {
    final class Score: Tally { @Published var bonus = 0 }
    let score = Score()
    var times = 0
    let subscription = score.objectWillChange.sink { times += 1 }
    score.bonus = 1
    score.count = 1
    #expect(times == 2)
    subscription.cancel()
  }

  @Test func `An observable object without published properties can publish explicitly`() {
    let thermometer = Thermometer()
    var seen: [Int] = []
    let subscription = thermometer.objectWillChange.sink { seen.append(thermometer.degrees) }
    thermometer.degrees = 20
    thermometer.degrees = 21
    #expect(seen == [0, 20])
    #expect(thermometer.objectWillChange === thermometer.objectWillChange)
    #expect(thermometer.objectWillChange !== Thermometer().objectWillChange)
    subscription.cancel()
  }

  @Test func `The publisher of an observable object does not retain the object`() {
    let tracker = LifetimeTracker()
    do {
      let thermometer = tracker.track(Thermometer())
      thermometer.degrees = 1
    }
    for _ in 0..<100 { Thermometer().degrees = 1 }
    #expect(tracker.alive == [])
  }

  @Test func `An observable object can declare its own publisher`() {
    let host = TestHost { RadioView(radio: radio) }
    #expect(host.texts == ["94"])
    radio.frequency = 101
    host.settle()
    #expect(host.texts == ["101"])
    #expect(host.takeBodies() == ["RadioView", "RadioView"])
  }

  @Test func `A value that a publisher emits on subscription causes no warning and runs no body`() {
    let greeter = Greeter()
    let warnings = Warnings()
    warnings.during {
      let host = TestHost { GreeterView(greeter: greeter) }
      #expect(host.takeBodies() == ["GreeterView"])
      greeter.value.send(2)
      host.settle()
      #expect(host.takeBodies() == ["GreeterView"])
      #expect(host.texts == ["2"])
    }
    #expect(warnings.texts == [])
  }

  @Test func `A view observes an object that publishes explicitly`() {
    let thermometer = Thermometer()
    let host = TestHost { ThermometerView(thermometer: thermometer) }
    thermometer.degrees = 30
    host.settle()
    #expect(host.texts == ["30°"])
  }

  @Test func `An observable object can also conform to the protocol of OpenCombine`() {
    let foreign = Foreign()
    let host = TestHost { ForeignView(foreign: foreign) }
    foreign.value = 1
    host.settle()
    #expect(host.texts == ["1"])
  }

  @Test func `An observable object can be isolated to the main actor`() {
    let host = TestHost { MainView() }
    host.tap("More")
    #expect(host.texts == ["1", "More"])
  }

  private let radio = Radio()
}

private final class Thermometer: ObservableObject {
  var degrees = 0 { willSet { objectWillChange.send() } }
}

private struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer
  var body: some View { Text("\(thermometer.degrees)°") }
}

private final class Radio: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var frequency = 94 { willSet { objectWillChange.send("\(newValue)") } }
}

private struct RadioView: View {
  @ObservedObject var radio: Radio
  var body: some View { Text("\(radio.frequency)") }
}

private final class Greeter: ObservableObject {
  let value = CurrentValueSubject<Int, Never>(1)
  var objectWillChange: AnyPublisher<Int, Never> { value.eraseToAnyPublisher() }
}

private struct GreeterView: View {
  @ObservedObject var greeter: Greeter
  var body: some View { Text("\(greeter.value.value)") }
}

private final class Foreign: OpenCombine.ObservableObject {
  @Published var value = 0
}

extension Foreign: Ambient.ObservableObject {}

private struct ForeignView: View {
  @ObservedObject var foreign: Foreign
  var body: some View { Text("\(foreign.value)") }
}

@MainActor private final class MainModel: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  func increase() { count += 1 }
}

private struct MainView: View {
  @StateObject private var model = MainModel()
  var body: some View {
    Text("\(model.count)")
    Button("More") { model.increase() }
  }
}
#endif
