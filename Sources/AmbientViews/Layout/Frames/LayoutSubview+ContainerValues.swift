public import AmbientCore

extension LayoutSubview {
  /// The container values of the view, which `containerValue` sets.
  ///
  /// ```swift
  /// let pinned = subviews.filter { $0.containerValues.isPinned }
  /// ```
  ///
  /// The values that a modifier sets inside the body of a view count too. Tags are not among the
  /// values.
  ///
  /// - Complexity: O(n) in the number of modifiers around the view.
  public var containerValues: ContainerValues {
    // The changes of inner modifiers come last, and so replace the changes of outer modifiers.
    values(for: ContainerValueChangeKey.self).reduce(into: ContainerValues()) { values, change in
      change?.apply(&values)
    }
  }
}

/// The key of the layout values by which a layout gets the changes of container values.
enum ContainerValueChangeKey: LayoutValueKey {
  static var defaultValue: ContainerValueChange? { nil }
}
