public import AmbientCore

extension LayoutSubview {
  /// The container values of the view, which `containerValue` sets.
  ///
  /// ```swift
  /// let pinned = subviews.filter { $0.containerValues.isPinned }
  /// ```
  ///
  /// The values that are set inside the view's body are included. Tags are not included.
  ///
  /// - Complexity: O(n) in the number of modifiers around the view.
  public var containerValues: ContainerValues {
    // The changes of inner modifiers come last, and so replace the changes of outer modifiers.
    values(for: ContainerValueChangeKey.self).reduce(into: ContainerValues()) { values, change in
      change?.apply(&values)
    }
  }
}

/// The key with which a layout reads the changes of container values from its subviews.
enum ContainerValueChangeKey: LayoutValueKey {
  static var defaultValue: ContainerValueChange? { nil }
}
