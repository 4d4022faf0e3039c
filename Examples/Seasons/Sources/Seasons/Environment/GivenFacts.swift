import Ambient

/// The key of the soil, which is private so that no other file can set the value.
private struct SoilKey: EnvironmentKey {
  static let defaultValue = "loam"
}

extension EnvironmentValues {
  /// The soil of the garden: a value with a key but without a setter.
  var soil: String { self[SoilKey.self] }

  /// The hours of light in a day: a value without a key, computed from another one.
  ///
  /// Spring and autumn have the same number, so a change from one to the other does not run the
  /// readers of this value.
  var daylight: Int {
    switch season {
    case .spring, .autumn: 12
    case .summer: 16
    case .winter: 8
    }
  }
}
