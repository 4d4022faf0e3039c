import SwiftUI

// Ways of declaring a property for a key. Tests refer to each form by the identifier, such as F01,
// that starts its comment.

extension EnvironmentValues {
  /// F01: both accessors on one line each.
  var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }

  /// F02: accessors on several lines, with `return`.
  // swift-format-ignore: OmitExplicitReturns
  var course: String {
    get {
      return self[CourseKey.self]
    }
    set {
      self[CourseKey.self] = newValue
    }
  }

  /// F03: the setter first, with a named parameter.
  var cargo: Cargo {
    set(cargo) { self[CargoKey.self] = cargo }
    get { self[CargoKey.self] }
  }

  var escort: Cargo? {
    get { self[EscortKey.self] }
    set { self[EscortKey.self] = newValue }
  }

  var depth: Double {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = max(0, newValue) }
  }

  /// E08: a nested key that only the property can access.
  private enum HarborKey: EnvironmentKey { static let defaultValue = "Riga" }

  var harbor: String {
    get { self[HarborKey.self] }
    set { self[HarborKey.self] = newValue }
  }

  var crew: [String] {
    get { self[CrewKey.self] }
    set { self[CrewKey.self] = newValue }
  }

  var signal: (String) -> String {
    get { self[SignalKey.self] }
    set { self[SignalKey.self] = newValue }
  }

  /// F10: a property computed from other values, without a setter.
  var voyage: String { "\(course) at \(speed)" }

  /// F11: a setter that reads and writes another key.
  var knotsMore: Int {
    get { 0 }
    set { speed += newValue }
  }

  /// F06: a property available from a certain version.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  var lighthouse: String {
    get { self[LogKey<Character>.self].map(String.init).joined() }
    set { self[LogKey<Character>.self] = Array(newValue) }
  }

  /// F09: a property that is declared nonisolated, although it would be nonisolated anyway.
  nonisolated var tide: Int {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
}

/// F05: a property that any module may read and only this module may write.
extension EnvironmentValues {
  /// The force of the wind.
  public internal(set) var wind: Int {
    get { self[WindKey.self] }
    set { self[WindKey.self] = newValue }
  }
}

/// F09: an extension on the main actor.
@MainActor extension EnvironmentValues {
  var captain: Captain {
    get { self[CaptainKey.self] }
    set { self[CaptainKey.self] = newValue }
  }

  var mate: Captain {
    get { self[MateKey.self] }
    set { self[MateKey.self] = newValue }
  }
}

/// F07: a protocol that provides values for each conforming type.
protocol VesselDependency {
  var speed: Int { get set }
}

extension VesselDependency {
  var isFast: Bool {
    get { speed > 20 }
    set { speed = newValue ? 30 : 5 }
  }
}

extension EnvironmentValues: VesselDependency {}

/// F08: subscripts with hashable arguments of every kind.
extension EnvironmentValues {
  subscript(crate index: Int) -> String {
    get { cargo.crates[index] }
    set { cargo.crates[index] = newValue }
  }

  subscript<K: EnvironmentKey & Hashable>(key: K) -> K.Value {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }

  subscript<K: EnvironmentKey>(key _: KeyPath<K, K>) -> K.Value {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }

  subscript<Style>(styles _: StyleSpecifier<Style>) -> [Style] {
    get { self[LogKey<Style>.self] }
    set { self[LogKey<Style>.self] = newValue }
  }

  /// A value with closures that receive the environment in which the value is read.
  subscript<Service: HarborService>(service _: KeyPath<Service, Service>) -> Service.Offers {
    get { Service.offers(in: self) }
    set { self[ReplacedOffers<Service>.self] = newValue }
  }
}

/// F08: a key that is also the argument of a subscript.
struct StepKey: EnvironmentKey, Hashable { static let defaultValue = 1 }

struct StyleSpecifier<Style>: Hashable {
  init(_: Style.Type = Style.self) {}
}

struct Sail: Equatable { var area = 1 }

protocol HarborService {
  associatedtype Offers
  static func offers(in values: EnvironmentValues) -> Offers
}

enum ReplacedOffers<Service: HarborService>: EnvironmentKey {
  static var defaultValue: Service.Offers? { nil }
}

/// A service that is a tuple of closures over the environment.
enum Pilot: HarborService {
  typealias Offers = (guide: (String) -> String, fee: Int)

  static func offers(in values: EnvironmentValues) -> Offers {
    values[ReplacedOffers<Pilot>.self] ?? (guide: { "\($0) \(values.course)" }, fee: values.speed)
  }
}
