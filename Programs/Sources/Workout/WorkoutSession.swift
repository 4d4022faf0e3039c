import SwiftUI

/// A workout that runs, with its pauses.
@Observable
final class WorkoutSession {
  enum State: Equatable {
    case ready
    case running(since: Date, before: TimeInterval)
    case paused(TimeInterval)
  }

  let plan: Plan
  private(set) var state = State.ready
  private(set) var laps: [TimeInterval] = []

  init(plan: Plan) { self.plan = plan }

  var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  func elapsed(at date: Date) -> TimeInterval {
    switch state {
    case .ready: 0
    case let .running(since, before): before + date.timeIntervalSince(since)
    case let .paused(time): time
    }
  }

  func start(at date: Date) { state = .running(since: date, before: elapsed(at: date)) }
  func pause(at date: Date) { state = .paused(elapsed(at: date)) }
  func lap(at date: Date) { laps.append(elapsed(at: date)) }

  func reset() {
    state = .ready
    laps = []
  }
}
