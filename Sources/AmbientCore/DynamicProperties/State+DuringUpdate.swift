import AmbientGraph

extension State {
  /// Replaces the value from a body of the library's own, for views elsewhere in the tree to read.
  ///
  /// Those behind this view in the order of the tree see it in the same update. The body that sets it
  /// must not read it.
  package func setDuringUpdate(_ newValue: Value) { storage?.input.set(newValue) }
}
