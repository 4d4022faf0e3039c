import Ambient

/// A plain class: all readers share the object, and its changes run no body.
final class RainBarrel {
  private(set) var litres: Int

  init(litres: Int) { self.litres = litres }

  /// Removes an amount of water, or all that is left.
  func draw(_ amount: Int) { litres -= min(amount, litres) }
}

extension EnvironmentValues {
  /// The barrel under the gutter.
  ///
  /// The parentheses state that readers share one default on purpose.
  @Entry var rainBarrel = (RainBarrel(litres: 0))
}
