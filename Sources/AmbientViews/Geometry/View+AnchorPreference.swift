public import AmbientCore

extension View {
  /// Sets a preference that contains an anchor of this view.
  ///
  /// The value replaces all values that descendants of the view set for the same key. Until the
  /// host has laid out the view, the preference has the key's default. If the modifier is applied
  /// to several views, such as those in a `Group`, the preference combines the values of all these
  /// views.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The part of the view that the anchor is made from.
  ///   - transform: Makes the value of the preference from the anchor.
  /// - Returns: The modified view.
  /// - Invalidation: If an ancestor reads the preference, `transform` runs when the position or
  ///   size of the view changes. The readers of the preference run if the value of the preference
  ///   changes. No other body runs.
  /// - Note: A host that does not lay out views leaves the preference at its default.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorPreference<Self, A, K>(base: self, source: value) { value, anchors in
      value = anchors.first.map(transform) ?? K.defaultValue
      for anchor in anchors.dropFirst() { K.reduce(value: &value) { transform(anchor) } }
    }
  }

  /// Changes a preference of this view's descendants, using an anchor of this view.
  ///
  /// Until the host has laid out the view, the preference keeps the value that descendants set.
  /// If the modifier is applied to several views, such as those in a `Group`, `transform` runs once
  /// for each of them.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The part of the view that the anchor is made from.
  ///   - transform: Changes the value of the preference, which is its first argument. If no
  ///     descendant sets a value, the argument is the key's default.
  /// - Returns: The modified view.
  /// - Invalidation: If an ancestor reads the preference, `transform` runs when the position or
  ///   size of the view changes. The readers of the preference run if the value of the preference
  ///   changes. No other body runs.
  /// - Note: A host that does not lay out views leaves the preference as descendants set it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorPreference<Self, A, K>(base: self, source: value) { value, anchors in
      for anchor in anchors { transform(&value, anchor) }
    }
  }
}

/// A view with a preference that depends on the view's position.
private struct AnchorPreference<Base: View, Value, Key: PreferenceKey> {
  let base: Base
  let source: Anchor<Value>.Source

  /// Changes the preference with the anchors of the views.
  ///
  /// Before the first layout, the list of anchors is empty.
  let change: (inout Key.Value, [Anchor<Value>]) -> Void

  var storage = GeometryStorage()
}

extension AnchorPreference: View, LibraryView {
  var body: some View {
    let (geometry, source, change) = (storage.geometry, source, change)
    GeometryElement(
      kind: .geometryObserver,
      geometry: geometry,
      content: base.transformPreference(Key.self) { value in
        let views = geometry?.views.map(\.geometry) ?? []
        change(&value, views.map { Anchor(source, at: $0.coordinates, $0.size) })
      }
    )
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with a preference of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        AnchorPreference<AnyView, Value, Key>(base: $0, source: view.source, change: view.change)
      )
    }
  }
}
