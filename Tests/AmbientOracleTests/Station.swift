import Ambient
import Observation

#if Objects
import AmbientCombine
#endif

/// An object that publishes its changes.
///
/// Without the package trait `Objects`, stations do not publish. A random ``Program`` then neither
/// reads nor changes stations.
final class Station {
  /// The number of shared stations.
  static let count = 2

  #if Objects
  static let isPublishing = true
  #else
  static let isPublishing = false
  #endif

  #if Objects
  @Published
  #endif
  var x = 0
  #if Objects
  @Published
  #endif
  var y = 0

  /// The way in which a view obtains a station.
  ///
  /// A view *follows* a station if it observes the station through a property wrapper.
  enum Way: String, CaseIterable, Sendable {
    /// From the environment, by the type `Station`.
    case environment
    /// As a field that the parent of the view passes.
    case given
    /// As a state object.
    case owned
  }

  subscript(field: Source.Field) -> Int {
    get {
      switch field {
      case .x: x
      case .y: y
      }
    }
    set {
      switch field {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}

/// A station that a body passes to a child or sets in the environment.
enum StationSource: Sendable {
  /// One of the shared stations.
  case shared(Expression)
  /// A station that the view follows, and the way in which the view obtains it.
  ///
  /// The body gets the station from the property wrapper. This counts as a read of the station.
  case followed(Station.Way)
}

// Lets `@Environment(Station.self)` find a station. Observation does not track the properties.
extension Station: Observable {}

extension EnvironmentValues {
  fileprivate var station: Station? {
    get { self[Station.self] }
    set { self[Station.self] = newValue }
  }
}

extension View {
  /// Sets a station in the environment if the environment has none.
  ///
  /// A read of a missing station would stop the program.
  func defaultStation(_ station: Station) -> some View {
    modifier(DefaultStation(station: station))
  }
}

/// A modifier that the library can compare, because the modifier has no closures.
private struct DefaultStation: EnvironmentalModifier {
  let station: Station

  func resolve(in environment: EnvironmentValues) -> _EnvironmentKeyWritingModifier<Station?> {
    _EnvironmentKeyWritingModifier(keyPath: \.station, value: environment.station ?? station)
  }
}

#if Objects
extension Station: ObservableObject {
  /// Publishes without a change.
  func send() { objectWillChange.send() }
}

extension View {
  func environmentStation(_ station: Station) -> some View { environmentObject(station) }
}

/// A dynamic property with the stations that a view follows, one for each `Station.Way`.
struct Followed: DynamicProperty {
  @EnvironmentObject private var environmentStation: Station
  @ObservedObject private var given: Station
  @StateObject private var owned = Station()

  init(given: Station) { _given = ObservedObject(wrappedValue: given) }

  @MainActor func station(_ way: Station.Way) -> Station {
    switch way {
    case .environment: environmentStation
    case .given: given
    case .owned: owned
    }
  }

  /// Returns a binding to a property of a station, without reading the property.
  @MainActor func binding(_ way: Station.Way, _ field: Source.Field) -> Binding<Int> {
    switch (way, field) {
    case (.environment, .x): $environmentStation.x
    case (.environment, .y): $environmentStation.y
    case (.given, .x): $given.x
    case (.given, .y): $given.y
    case (.owned, .x): $owned.x
    case (.owned, .y): $owned.y
    }
  }
}
#else
extension Station {
  func send() {}
}

extension View {
  func environmentStation(_ station: Station) -> some View { self }
}

struct Followed: DynamicProperty {
  private let given: Station

  init(given: Station) { self.given = given }

  func station(_ way: Station.Way) -> Station { given }
  func binding(_ way: Station.Way, _ field: Source.Field) -> Binding<Int> { .constant(0) }
}
#endif
