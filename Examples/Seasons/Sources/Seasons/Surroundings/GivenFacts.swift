import Ambient

/// Private, so that nobody else finds the key to write it.
private struct SoilKey: EnvironmentKey {
  static let defaultValue = "loam"
}

extension EnvironmentValues {
  /// What the garden stands on: a value with a key, that has no setter.
  var soil: String { self[SoilKey.self] }

  /// The hours of light in a day: a value without a key, made of another one.
  ///
  /// Two seasons have the same: who reads only this is not woken between them.
  var daylight: Int {
    switch season {
    case .spring, .autumn: 12
    case .summer: 16
    case .winter: 8
    }
  }
}
