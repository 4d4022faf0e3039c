import AmbientTesting
import SwiftUI
import Testing

@testable import Workout

@MainActor
@Suite struct WorkoutTests {
  /// A clock that moves with the clock of the tree.
  @MainActor private final class Clock {
    weak var host: TestHost?
    static let start = Date(timeIntervalSinceReferenceDate: 1000)
    var date: Date { Self.start + (host?.time ?? 0) }
  }

  private func open() -> TestHost {
    let clock = Clock()
    var environment = EnvironmentValues()
    environment.clockStart = Clock.start
    environment.now = { MainActor.assumeIsolated { clock.date } }
    let host = TestHost(environment: environment) { PlanList() }
    clock.host = host
    return host
  }

  private func left(_ host: TestHost) -> String? {
    host.find(.text, "Time left").value
  }

  @Test func `Plans show their length`() {
    let host = open()
    let plans = host.findAll(.button)
    #expect(plans.map(\.name) == ["Tabata, 17 phases", "Short, 5 phases"])
    #expect(plans.map(\.value) == ["4:10", "1:40"])
  }

  @Test func `A workout goes through its phases`() {
    let host = open()
    host.find(.button, "Short, 5 phases").tap()
    host.find(.button, "Start").tap()
    #expect(host.find(.heading, "Warm up").exists)
    #expect(left(host) == "10 seconds")
    let bodies = host.bodies { host.advance(by: 4) }
    #expect(bodies == ["PhaseView", "PhaseView", "PhaseView", "PhaseView"])
    #expect(left(host) == "6 seconds")
    host.advance(by: 8)
    #expect(host.find(.heading, "Work").exists)
    #expect(left(host) == "28 seconds")
    host.advance(by: 100)
    #expect(host.find(.heading, "Done").exists)
  }

  @Test func `A pause stops the time`() {
    let host = open()
    host.find(.button, "Tabata, 17 phases").tap()
    host.find(.button, "Start").tap()
    host.advance(by: 3)
    host.find(.button, "Pause").tap()
    host.advance(by: 60)
    #expect(left(host) == "7 seconds")
    host.find(.button, "Start").tap()
    host.advance(by: 2)
    #expect(left(host) == "5 seconds")
  }

  @Test func `Laps are listed until a reset`() {
    let host = open()
    host.find(.button, "Tabata, 17 phases").tap()
    #expect(!host.find(.button, "Reset").isEnabled)
    host.find(.button, "Start").tap()
    host.advance(by: 12.5)
    host.find(.button, "Lap").tap()
    #expect(host.find(.text, "Lap 1: 12.5 s").exists)
    host.find(.button, "Pause").tap()
    host.find(.button, "Reset").tap()
    #expect(host.findAll(.text, "Lap 1: 12.5 s").isEmpty)
    #expect(left(host) == "10 seconds")
  }

  @Test func `The escape action leaves a paused workout`() {
    let host = open()
    host.find(.button, "Short, 5 phases").tap()
    #expect(host.find(.page).name == "Short")
    host.find(.button, "Start").tap()
    host.find(.button, "Pause").tap()
    host.find(.heading, "Short").escape()
    #expect(host.find(.page).name == "Workouts")
  }
}
