public import AmbientCore

extension View {
  /// Builds an overlay of this view from the value of a preference that this view's subtree sets.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the overlay in relation to the view.
  ///   - transform: Builds the overlay from the value of the preference.
  /// - Returns: A view with the overlay.
  /// - Invalidation: `transform` runs again when the preference or another dependency of the
  ///   closure has changed, and when the body that applies the modifier runs again.
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

  /// Builds a background of this view from the value of a preference that this view's subtree sets.
  ///
  /// The background precedes this view in tree order, and an update runs bodies in tree order. When
  /// an update changes the preference, the background is therefore built again only in the next
  /// update.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the background in relation to the view.
  ///   - transform: Builds the background from the value of the preference.
  /// - Returns: A view with the background.
  /// - Invalidation: `transform` runs again when the preference or another dependency of the
  ///   closure has changed, and when the body that applies the modifier runs again.
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
