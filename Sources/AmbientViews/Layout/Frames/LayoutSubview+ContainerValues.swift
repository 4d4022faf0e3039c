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
    // The innermost value is the last one, and replaces the others.
    values(for: ContainerValueChangeKey.self).reduce(into: ContainerValues()) { values, change in
      change?.apply(&values)
    }
  }
}

/// The key of the changes of container values, which a layout gets as layout values.
enum ContainerValueChangeKey: LayoutValueKey {
  static var defaultValue: ContainerValueChange? { nil }
}
