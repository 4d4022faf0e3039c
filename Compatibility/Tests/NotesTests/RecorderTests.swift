import AmbientTesting
import Combine
@testable import Notes
import SwiftUI
import Testing

@MainActor
struct `A client that imports SwiftUI and Combine` {
  let pulse = PassthroughSubject<Void, Never>()

  @Test func `A client creates objects, passes them on and finds them by type`() {
    let host = TestHost { RecorderView(title: "Talk", pulse: pulse) }
    #expect(
      host.texts == [
        "Talk", "talk", "Title", "0 s of 3", "Bigger", "Start", "dark", "Light",
      ]
    )
    host.type("Song", into: "Title")
    #expect(host.texts.starts(with: ["Song", "song"]))
    host.tap("Bigger")
    host.tap("Light")
    #expect(host.texts.contains("0 s of 13"))
    #expect(host.texts.contains("lit"))
  }

  @Test func `A client runs the bodies that read an object after the object has published`() {
    let host = TestHost { RecorderView(title: "Talk", pulse: pulse) }
    host.tap("Start")
    host.takeBodies()
    pulse.send()
    host.settle()
    #expect(host.texts.contains("1 s of 4"))
    #expect(host.takeBodies() == ["RecorderView", "RecorderTitle", "RecorderTime"])
    host.tap("Bigger")
    #expect(host.takeBodies() == ["RecorderView", "RecorderTime"])
    host.tap("Stop")
    pulse.send()
    host.settle()
    #expect(host.texts.contains("1 s of 15"))
  }

  @Test func `A client receives values from timers and on run loops`() {
    let recorder = Recorder(title: "a")
    var received: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    Feeds.ticks(every: 0.005, on: .current).first().sink { _ in received.append("tick") }
      .store(in: &subscriptions)
    Feeds.settled(recorder.$title, on: .current).first().sink { received.append($0) }
      .store(in: &subscriptions)
    for _ in 0..<1_000 where received.count < 2 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005))
    }
    #expect(received.sorted() == ["a", "tick"])
  }

  @Test func `A client receives notifications and the values of futures`() async {
    var received: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    Feeds.notices(.recorded).first().sink { _ in received.append("notice") }.store(
      in: &subscriptions
    )
    Feeds.later(7).sink { received.append("\($0)") }.store(in: &subscriptions)
    NotificationCenter.default.post(name: .recorded, object: nil)
    for _ in 0..<1_000 where received.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(received.sorted() == ["7", "notice"])
  }

  @Test func `A client receives values from Foundation's publishers without importing Combine`() {
    let clock = ClockModel()
    let host = TestHost { ClockView(clock: clock) }
    clock.ticks = 5
    host.settle()
    #expect(host.texts == ["ticks"])
    NotificationCenter.default.post(name: .rewind, object: nil)
    host.settle()
    #expect(host.texts == ["silent"])
  }
}

extension Notification.Name {
  fileprivate static let recorded = Notification.Name("recorded")
}
