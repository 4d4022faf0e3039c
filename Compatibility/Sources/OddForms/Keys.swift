import SwiftUI

// Ways of declaring a key. Tests refer to each form by the identifier, such as E01, that starts its
// comment.

/// E01: a stored default whose type is inferred.
struct SpeedKey: EnvironmentKey { static let defaultValue = 5 }

/// E02: a stored default with its type.
struct CourseKey: EnvironmentKey { static let defaultValue: String = "north" }

/// E05: a computed default.
struct CargoKey: EnvironmentKey {
  // swift-format-ignore: OmitExplicitReturns
  static var defaultValue: Cargo {
    return Cargo()
  }
}

/// E05: a computed default that is nil.
struct EscortKey: EnvironmentKey { static var defaultValue: Cargo? { nil } }

/// E07: an explicit type alias for the value.
struct DepthKey: EnvironmentKey {
  typealias Value = Double
  static let defaultValue: Value = 2
}

/// E09: an enum without cases.
enum TideKey: EnvironmentKey { static let defaultValue = 2 }

/// E10: a class.
final class WindKey: EnvironmentKey { static let defaultValue = 3 }

/// E11: a generic struct.
struct LogKey<Entry>: EnvironmentKey { static var defaultValue: [Entry] { [] } }

/// E11: a generic enum over types of the environment.
enum Context<Wrapped: ExpressibleByIntegerLiteral>: EnvironmentKey {
  static var defaultValue: Environment<Wrapped>? { nil }
}

/// E12: the protocol qualified with its module.
struct CrewKey: SwiftUI.EnvironmentKey {
  static let defaultValue: [String] = []
}

/// E13: a default on the main actor, with `@preconcurrency` instead of an isolated conformance.
struct CaptainKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = Captain()
}

/// E13: a key that is on the main actor as a whole.
@MainActor struct MateKey: @preconcurrency EnvironmentKey {
  static let defaultValue = Captain()
}

/// E14: conditional compilation around and within a default.
struct PortKey: EnvironmentKey {
  #if os(macOS)
  static let defaultValue = "Mac"
  #else
  static var defaultValue: String {
    #if os(Linux)
    "Linux"
    #else
    "another system"
    #endif
  }
  #endif
}

/// K01: a key that is its own value.
struct Beacon: EnvironmentKey, Equatable {
  var color = "red"
  static var defaultValue: Self { Self() }
}

/// K02: a type of another module. The default value is a function that returns the type.
extension Date: @retroactive EnvironmentKey {
  /// A function that creates a date.
  public static var defaultValue: @Sendable () -> Self {
    { Date(timeIntervalSince1970: 0) }
  }
}

/// K03: a generic class that is a key for one argument.
final class Compass<Needle> {
  let needle: Needle
  init(_ needle: Needle) { self.needle = needle }
}

extension Compass: EnvironmentKey where Needle == Int {
  static var defaultValue: Compass? { nil }
}

/// K04: a protocol that refines `EnvironmentKey` and provides the default.
protocol Switch: EnvironmentKey where Value == Bool {
  static var isOnAtFirst: Bool { get }
}

extension Switch {
  static var defaultValue: Bool { isOnAtFirst }
}

enum RadarSwitch: Switch { static var isOnAtFirst: Bool { true } }

/// K05: an unsafe default; its author promises that no other code accesses it.
struct SignalKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (String) -> String = { $0 + "." }
}

/// K06: a key whose value is read from a weak reference.
struct OwnerKey: EnvironmentKey {
  static var defaultValue: WeakBox<Captain> { WeakBox(nil) }
}

struct WeakBox<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}

/// K07: a value of `Any`, and an array of existentials.
struct AnythingKey: EnvironmentKey { static var defaultValue: Any { 0 } }
struct FlagsKey: EnvironmentKey { static var defaultValue: [any Flag] { [] } }

protocol Flag { var letter: String { get } }
struct Pennant: Flag { var letter: String }

struct Cargo: Equatable {
  var weight = 10
  var crates = ["tea", "rum"]
}

/// A class on the main actor with an initializer that is nonisolated.
@MainActor final class Captain {
  nonisolated init() {}
}
