import Ambient
import Observation

#if Objects
import AmbientCombine
#endif

/// An object that publishes.
///
/// Without the trait there are no such objects, and programs ask for none.
final class Station {
  /// How many are shared.
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

  /// How a view comes to a station that it follows.
  enum Way: String, CaseIterable, Sendable {
    /// By its type.
    case surrounding
    /// As a field.
    case given
    /// As a state.
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

/// A station in the body of a view.
enum StationSource: Sendable {
  /// One of the shared ones.
  case shared(Expression)
  /// One that the view follows, which reads it.
  case followed(Station.Way)
}

// That it can be found by its type without `@EnvironmentObject`; of its properties nothing is observed.
extension Station: Observable {}

extension EnvironmentValues {
  fileprivate var station: Station? {
    get { self[Station.self] }
    set { self[Station.self] = newValue }
  }
}

extension View {
  /// Puts a station into the surroundings if there is none, where reading one would stop the program.
  func surrounded(atLeastBy station: Station) -> some View {
    modifier(LeastStation(station: station))
  }
}

/// Has no closure, so that two of them can be compared.
private struct LeastStation: EnvironmentalModifier {
  let station: Station

  func resolve(in environment: EnvironmentValues) -> _EnvironmentKeyWritingModifier<Station?> {
    _EnvironmentKeyWritingModifier(keyPath: \.station, value: environment.station ?? station)
  }
}

#if Objects
extension Station: ObservableObject {
  /// Publishes, and nothing has changed.
  func send() { objectWillChange.send() }
}

extension View {
  /// Puts a station into the surroundings.
  func surrounded(by station: Station) -> some View { environmentObject(station) }
}

/// The stations that a fixture follows, in a property of properties.
struct Followed: DynamicProperty {
  @EnvironmentObject private var surrounding: Station
  @ObservedObject private var given: Station
  @StateObject private var owned = Station()

  init(given: Station) { _given = ObservedObject(wrappedValue: given) }

  /// A station, read now.
  @MainActor func station(_ way: Station.Way) -> Station {
    switch way {
    case .surrounding: surrounding
    case .given: given
    case .owned: owned
    }
  }

  /// A binding to a property of a station, of which nothing is read.
  @MainActor func binding(_ way: Station.Way, _ field: Source.Field) -> Binding<Int> {
    switch (way, field) {
    case (.surrounding, .x): $surrounding.x
    case (.surrounding, .y): $surrounding.y
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
  func surrounded(by station: Station) -> some View { self }
}

struct Followed: DynamicProperty {
  private let given: Station

  init(given: Station) { self.given = given }

  func station(_ way: Station.Way) -> Station { given }
  func binding(_ way: Station.Way, _ field: Source.Field) -> Binding<Int> { .constant(0) }
}
#endif
