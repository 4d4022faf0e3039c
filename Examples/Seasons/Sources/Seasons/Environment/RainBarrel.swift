import Ambient

/// A plain class: all readers share the object, and its changes run no body.
final class RainBarrel {
  private(set) var liters: Int

  init(liters: Int) { self.liters = liters }

  /// Removes an amount of water, or all that is left.
  func draw(_ amount: Int) { liters -= min(amount, liters) }
}

extension EnvironmentValues {
  /// The barrel under the gutter.
  ///
  /// The parentheses state that readers share one default on purpose.
  @Entry var rainBarrel = (RainBarrel(liters: 0))
}
