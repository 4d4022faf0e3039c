import Ambient

private struct RainfallKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The rain of the week in litres. It cannot be negative: such a write is ignored, and the last
  /// good one stays.
  var rainfall: Int {
    get { self[RainfallKey.self] }
    set {
      guard newValue >= 0 else { return }
      self[RainfallKey.self] = newValue
    }
  }
}
