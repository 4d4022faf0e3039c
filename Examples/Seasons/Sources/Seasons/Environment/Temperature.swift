import Ambient

/// The key of the temperature in degrees Celsius.
private struct TemperatureKey: EnvironmentKey {
  static let defaultValue = 15
}

extension EnvironmentValues {
  /// The temperatures that the thermometers can show, in degrees Celsius.
  static let temperatures = -30...45

  /// The temperature; the setter limits it to the range of the thermometers.
  var celsius: Int {
    get { self[TemperatureKey.self] }
    set { self[TemperatureKey.self] = newValue.clamped(to: Self.temperatures) }
  }

  /// The temperature in degrees Fahrenheit: another property for the same key.
  var fahrenheit: Int {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue.clamped(to: -1000...1000) - 32) * 5 / 9 }
  }
}

extension Int {
  /// The number, limited to a range.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
