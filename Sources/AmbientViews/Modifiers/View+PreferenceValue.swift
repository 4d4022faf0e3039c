public import AmbientCore

extension View {
  /// Puts a view in front of this one that is made of a preference which is set within this one.
  ///
  /// - Invalidation: The closure runs when the value has changed, when the view around it makes it anew,
  ///   and when something else that it read has changed.
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

  /// Puts a view behind this one that is made of a preference which is set within this one.
  ///
  /// - Invalidation: The closure runs when the value has changed, when the view around it makes it anew,
  ///   and when something else that it read has changed. What it makes comes before this view in the
  ///   order of the tree, and is therefore brought up to date in the update that follows.
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
