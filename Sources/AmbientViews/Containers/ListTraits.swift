import AmbientCore

/// All environment values for the distances in lists, in one value.
struct ListTraits: Equatable {
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
}

extension EnvironmentValues {
  /// The values for the distances in lists.
  var listTraits: ListTraits {
    get { customListTraits ?? ListTraits() }
    set { self[ListTraitsKey.self] = Boxed(newValue, unless: ListTraits()) }
  }

  /// The values for the distances in lists; nil if all of them are the defaults.
  var customListTraits: ListTraits? { self[ListTraitsKey.self]?.value }
}

private struct ListTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ListTraits>? { nil }
}
