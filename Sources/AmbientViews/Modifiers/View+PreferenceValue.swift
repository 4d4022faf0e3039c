public import AmbientCore

extension View {
  /// Puts a view in front of this view that is built from a preference of this view's subtree.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the overlay in relation to the view.
  ///   - transform: Builds the overlay from the value of the preference.
  /// - Returns: A view with the overlay.
  /// - Invalidation: `transform` runs when the value has changed, when the body that applies the
  ///   modifier runs again, and when another dependency that it read has changed.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    Wrapper(
      kind: .overlay,
      content: PreferenceReader(key, of: self, .after) { value in
        Wrapper.layer(transform(value), alignment)
      }
    )
  }

  /// Puts a view behind this view that is built from a preference of this view's subtree.
  ///
  /// The background precedes this view in tree order. After a change of the preference, it is
  /// therefore brought up to date in the update that follows.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the background in relation to the view.
  ///   - transform: Builds the background from the value of the preference.
  /// - Returns: A view with the background.
  /// - Invalidation: `transform` runs when the value has changed, when the body that applies the
  ///   modifier runs again, and when another dependency that it read has changed.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    Wrapper(
      kind: .background,
      content: PreferenceReader(key, of: self, .before) { value in
        Wrapper.layer(transform(value), alignment)
      }
    )
  }
}
