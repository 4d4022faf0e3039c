import Ambient

/// Holds the temperature in degrees Celsius.
private struct TemperatureKey: EnvironmentKey {
  static let defaultValue = 15
}

extension EnvironmentValues {
  /// The temperatures that the thermometers can show, in degrees Celsius.
  static let temperatures = -30...45

  /// The temperature; what is written is brought into the range of the thermometers.
  var celsius: Int {
    get { self[TemperatureKey.self] }
    set { self[TemperatureKey.self] = newValue.clamped(to: Self.temperatures) }
  }

  /// The same temperature on the other scale: another property over the same key.
  var fahrenheit: Int {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue.clamped(to: -1000...1000) - 32) * 5 / 9 }
  }
}

extension Int {
  /// The number, or the end of the range that it lies beyond.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
