import SwiftUI

// Declarations that only language mode 5 accepts, above all defaults in mutable static variables.
// Tests refer to each form by the identifier, such as E03, that starts its comment.

/// E03: a variable with a type.
struct OldSpeedKey: EnvironmentKey { static var defaultValue: Int = 5 }

/// E04: a variable with an inferred type.
struct OldCourseKey: EnvironmentKey { static var defaultValue = "north" }

/// E06: an optional without an initial value.
struct OldEscortKey: EnvironmentKey { static var defaultValue: Cargo? }

/// E03: variables of a closure, an object and an existential.
struct OldSignalKey: EnvironmentKey {
  static var defaultValue: (String) -> String = { $0 }
}

final class OldShip {
  var name = "Old Anna"
}

class OldShipKey: EnvironmentKey {
  typealias Value = OldShip
  static var defaultValue = OldShip()
}

enum OldFlagKey: EnvironmentKey {
  static var defaultValue: Flag = Pennant(letter: "O")
}

/// E02: a constant that is not sendable.
struct OldLogKey: EnvironmentKey { static let defaultValue = Watching.Log() }

extension EnvironmentValues {
  var oldSpeed: Int {
    get { self[OldSpeedKey.self] }
    set { self[OldSpeedKey.self] = newValue }
  }

  var oldCourse: String {
    get { self[OldCourseKey.self] }
    set { self[OldCourseKey.self] = newValue }
  }

  var oldEscort: Cargo? {
    get { self[OldEscortKey.self] }
    set { self[OldEscortKey.self] = newValue }
  }

  var oldSignal: (String) -> String {
    get { self[OldSignalKey.self] }
    set { self[OldSignalKey.self] = newValue }
  }

  var oldShip: OldShip {
    get { self[OldShipKey.self] }
    set { self[OldShipKey.self] = newValue }
  }

  /// An existential without `any`.
  var oldFlag: Flag {
    get { self[OldFlagKey.self] }
    set { self[OldFlagKey.self] = newValue }
  }
}

struct OldReadout: View {
  @Environment(\.oldSpeed) var speed
  @Environment(\.oldCourse) var course
  @Environment(\.oldEscort) var escort: Cargo?
  @Environment(\.oldSignal) var signal
  @Environment(\.oldShip.name) var name
  @Environment(\.oldFlag) var flag: Flag
  var body: some View {
    Text("\(speed) \(signal(course)) \(escort?.weight ?? 0) \(name) \(flag.letter)")
  }
}

/// B12: a key path that is composed of two literals.
///
/// In language mode 6, the first literal is sendable. For that reason, `appending` returns a key
/// path that is not writable.
struct AppendedLiterals: View {
  var body: some View {
    Readout().environment((\EnvironmentValues.cargo).appending(path: \.weight), 12)
  }
}
