import Ambient

private struct RainfallKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The rain of the week in liters.
  ///
  /// The setter ignores amounts that no rain gauge can show: the last valid value stays.
  var rainfall: Int {
    get { self[RainfallKey.self] }
    set {
      guard (0...1000).contains(newValue) else { return }
      self[RainfallKey.self] = newValue
    }
  }
}
