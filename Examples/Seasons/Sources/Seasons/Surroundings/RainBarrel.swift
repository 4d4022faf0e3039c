import Ambient

/// A plain class: all who find it share it, and nobody is told when it changes.
final class RainBarrel {
  private(set) var litres: Int

  init(litres: Int) { self.litres = litres }

  /// Takes out so much, or what there is.
  func draw(_ amount: Int) { litres -= min(amount, litres) }
}

extension EnvironmentValues {
  /// The barrel under the gutter; the parentheses say that one for all is meant.
  @Entry var rainBarrel = (RainBarrel(litres: 0))
}
