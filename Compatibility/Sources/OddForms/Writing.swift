import SwiftUI

// Ways of writing environment values. Each form is a view with a descendant that reads the values.
// Tests refer to each form by the identifier, such as B01, that starts its comment.

/// A view that shows the values written in this file.
struct Readout: View {
  @Environment(\.speed) private var speed
  @Environment(\.course) private var course
  @Environment(\.cargo) private var cargo
  @Environment(\.signal) private var signal
  var body: some View { Text("\(speed) \(signal(course)) \(cargo.weight)") }
}

/// B01: an expression.
struct Expression: View {
  var body: some View { Readout().environment(\.speed, "12".count + 1) }
}

/// B02: a member of the type.
struct Member: View {
  var body: some View { Readout().environment(\.cargo, .heavy) }
}

extension Cargo { static let heavy = Cargo(weight: 99) }

/// B03: a trailing closure.
struct TrailingClosure: View {
  var body: some View { Readout().environment(\.signal) { "(\($0))" } }
}

/// B04: a closure as an argument.
struct ClosureArgument: View {
  var body: some View { Readout().environment(\.signal, { "[\($0)]" }) }
}

/// B05: a value created from a closure.
struct Horn: View {
  @Environment(\.horn) private var horn
  var body: some View { Button("Horn") { horn("toot") } }
}

struct HornAction {
  private let action: (String) -> Void
  init(_ action: @escaping (String) -> Void = { _ in }) { self.action = action }
  func callAsFunction(_ sound: String) { action(sound) }
}

extension EnvironmentValues {
  @Entry var horn = HornAction()
}

extension View {
  func onHorn(_ action: @escaping (String) -> Void) -> some View {
    environment(\.horn, HornAction(action)).environment(\.ring, { action("ring") })
  }

  func onShortHorn(_ action: @escaping (String) -> Void) -> some View {
    environment(\.horn, .init { action(String($0.prefix(2))) })
  }
}

/// B06, B07: a binding, and a constant one.
struct Bindings: View {
  @State private var isAnchored = false
  var body: some View {
    SecondWrapper().environment(\.isAnchored, $isAnchored)
    SecondWrapper().environment(\.isAnchored, .constant(true))
  }
}

/// B08: nil.
struct Nothing: View {
  var body: some View { Chained().environment(\.escort, nil).environment(\.escort, Cargo()) }
}

/// B09: a condition.
struct Condition: View {
  var isFast = true
  var body: some View { Readout().environment(\.speed, isFast ? 30 : 3) }
}

/// B10: a part of a value.
struct PartOfAValue: View {
  var body: some View {
    Nested()
      .environment(\.cargo.weight, 11)
      .environment(\.cargo.crates[1], "salt")
      .environment(\.position.y, 8)
  }
}

/// B11: subscripts.
struct SubscriptWrites: View {
  var body: some View {
    Subscripts()
      .environment(\.[StepKey()], 4)
      .environment(\.[crate: 0], "silk")
      .environment(\.[styles: .init(Sail.self)], [Sail(), Sail()])
  }
}

/// B11: a subscript with a key path that names the type of the key.
struct KeyedByType: View {
  var body: some View {
    EmptyArgument().environment(\.[key: \Beacon.self], Beacon(color: "green"))
  }
}

/// B12: key paths in variables, and composed.
struct KeyPathVariables: View {
  private let speed: WritableKeyPath<EnvironmentValues, Int> = \.speed
  private let cargo: WritableKeyPath<EnvironmentValues, Cargo> = \.cargo
  var body: some View {
    Readout()
      .environment(speed, 8)
      .environment(cargo.appending(path: \.weight), 12)
      .writing(\.course, "south")
  }
}

extension View {
  /// B12: a key path as a parameter.
  func writing<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    environment(keyPath, value)
  }

  /// I04: a value that is copied from one key path to another.
  func copying<V>(
    from source: KeyPath<EnvironmentValues, V>,
    to target: WritableKeyPath<EnvironmentValues, V>
  ) -> some View {
    transformEnvironment(\.self) { $0[keyPath: target] = $0[keyPath: source] }
  }
}

/// B13: a whole environment: the environment of the view, and a new one.
struct WholeEnvironment: View {
  @Environment(\.self) private var environment
  var body: some View {
    Readout().environment(\.speed, 1).environment(\.self, environment)
    Readout().environment(\.self, created)
  }
  private var created: EnvironmentValues {
    var values = EnvironmentValues()
    values.speed = 2
    values[CourseKey.self] = "west"
    return values
  }
}

/// B14: objects.
struct ObjectWrites: View {
  @State private var ship = Ship("Anna")
  var body: some View {
    ByType().environment(ship)
    OptionalReader().environment(Optional.some(ship)).environment(Ship("unseen"))
    OptionalReader().environment(Ship?.none).environment(ship)
  }

  private struct OptionalReader: View {
    @Environment(Ship.self) private var ship: Ship?
    var body: some View { Text(ship?.name ?? "none") }
  }
}

extension View {
  /// B15: a call without a receiver.
  func fast() -> some View { environment(\.speed, 40) }

  /// B16: a call on `self`.
  func eastward() -> some View { self.environment(\.course, "east") }

  /// B17: a chain over several lines.
  @ViewBuilder func heavy() -> some View {
    environment(
      \.cargo,
      Cargo(
        weight: 50
      )
    )
  }
}

/// C01 and C02: a transform, with and without a parameter name.
struct Transforms: View {
  var body: some View {
    Readout()
      .transformEnvironment(\.speed) { $0 += 1 }
      .transformEnvironment(\.speed) { speed in speed *= 10 }
      .transformEnvironment(\.cargo.crates) { $0.removeAll() }
      .transformEnvironment(\.[crate: 0]) { $0 += "!" }
  }
}

/// C03: a transform of the whole environment.
struct WholeTransform: View {
  var body: some View {
    Readout().transformEnvironment(\.self) { environment in
      environment.knotsMore = 3
      environment.isFast.toggle()
      environment[CourseKey.self] = "up"
      environment[styles: .init(Sail.self)] = [Sail()]
    }
  }
}

/// C04: a transform that is a function.
struct FunctionTransform: View {
  var body: some View {
    Readout()
      .transformEnvironment(\.speed, transform: raise)
      .transformEnvironment(\.course, transform: Self.turn(_:))
  }
  private func raise(_ speed: inout Int) { speed += 1 }
  private nonisolated static func turn(_ course: inout String) { course = "about" }
}

/// C05: a transform of one element of a tuple that a subscript returns.
struct TupleTransform: View {
  private struct Fee: View {
    @Environment(\.[service: \Pilot.self]) private var pilot
    var body: some View { Text("\(pilot.guide("to")) for \(pilot.fee)") }
  }

  var body: some View {
    Fee()
    Fee().transformEnvironment(\.[service: \Pilot.self].fee) { $0 *= 2 }
    Fee().transformEnvironment(\.[service: \Pilot.self].guide) { $0 = { "\($0) the moon" } }
  }
}

/// C06: environment modifiers stored as values.
struct StoredModifiers: View {
  private let fast = _EnvironmentKeyWritingModifier(keyPath: \.speed, value: 21)
  private let faster = _EnvironmentKeyTransformModifier(keyPath: \.speed) { $0 += 1 }
  var body: some View {
    Readout().modifier(faster.concat(fast))
    ModifiedContent(content: Readout(), modifier: fast)
  }
}
