public import AmbientCore

extension View {
  /// Sets which view gets the focus of an assistive technology when this view appears.
  ///
  /// When the view is inserted into the tree, the state is set to the value, unless the state names
  /// a view already. The modifier `accessibilityFocused` gives a view its name.
  ///
  /// ```swift
  /// enum Part { case items, total }
  /// @AccessibilityFocusState private var focus: Part?
  ///
  /// Receipt()
  ///   .accessibilityDefaultFocus($focus, .total)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The state that names the view with the focus.
  ///   - value: The name of the view that gets the focus.
  /// - Returns: The modified view.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    onInsertion {
      if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value }
    }
  }
}
