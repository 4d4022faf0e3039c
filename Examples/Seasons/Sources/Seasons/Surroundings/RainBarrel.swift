import Ambient

/// A plain class: all who find it share it, and nobody is told when it changes.
final class RainBarrel {
  var litres: Int

  init(litres: Int) { self.litres = litres }
}

extension EnvironmentValues {
  /// The barrel under the gutter, if there is one.
  @Entry var rainBarrel: RainBarrel?
}
