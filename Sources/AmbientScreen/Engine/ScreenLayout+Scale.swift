import AmbientCore
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Sets the environment value `displayScale` to the scale of the screen, unless the host has set
  /// another value.
  ///
  /// - Parameter oldScale: The scale of the screen before a change; for a new screen, the default
  ///   of the environment value.
  func updateDisplayScale(from oldScale: CGFloat = EnvironmentValues().displayScale) {
    guard settings.scale != oldScale, let tree = tree as? ViewTree,
      tree.environment.displayScale == oldScale
    else { return }
    tree.environment.displayScale = settings.scale
  }
}
