import Foundation

/// The phases of a workout, one after another.
struct Plan: Identifiable, Hashable, Sendable {
  struct Phase: Hashable, Sendable, Identifiable {
    enum Kind: String, Hashable, Sendable, CaseIterable {
      case warmUp = "Warm up"
      case work = "Work"
      case rest = "Rest"
      case done = "Done"
    }

    let id: Int
    var kind: Kind
    var seconds: TimeInterval
  }

  var id: String { name }
  var name: String
  var phases: [Phase]

  var duration: TimeInterval { phases.reduce(0) { $0 + $1.seconds } }

  static func intervals(_ name: String, rounds: Int, work: TimeInterval, rest: TimeInterval) -> Self
  {
    var phases = [Phase(id: 0, kind: .warmUp, seconds: 10)]
    for round in 0..<rounds {
      phases.append(Phase(id: 2 * round + 1, kind: .work, seconds: work))
      phases.append(Phase(id: 2 * round + 2, kind: .rest, seconds: rest))
    }
    return Plan(name: name, phases: phases)
  }

  static let samples: [Plan] = [
    intervals("Tabata", rounds: 8, work: 20, rest: 10),
    intervals("Short", rounds: 2, work: 30, rest: 15),
  ]

  /// Returns the phase at a time, and the seconds that are left of it.
  func moment(at elapsed: TimeInterval) -> (phase: Phase, left: TimeInterval) {
    var end: TimeInterval = 0
    for phase in phases {
      end += phase.seconds
      if elapsed < end { return (phase, end - elapsed) }
    }
    return (Phase(id: -1, kind: .done, seconds: 0), 0)
  }
}
