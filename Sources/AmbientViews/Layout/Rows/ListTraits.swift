import AmbientCore

/// The values that modifiers such as `listStyle` set for lists.
struct ListTraits: Equatable {
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  /// The name of the style; nil for the default.
  var style: String?
  /// Whether the backgrounds of rows alternate; nil if the host decides.
  var alternatesRows: Bool?
  var sectionIndex = Visibility.automatic

  func describe(_ description: inout ElementDescription) {
    description[.rowSpacing] = rowSpacing.doubleValue
    description[.style] = style
    description[.alternatesRowBackgrounds] = alternatesRows
    if sectionIndex != .automatic { description[.sectionIndex] = "\(sectionIndex)" }
  }
}

extension EnvironmentValues {
  var listTraits: ListTraits {
    get { customListTraits ?? ListTraits() }
    set { self[ListTraitsKey.self] = Boxed(newValue, unless: ListTraits()) }
  }

  /// The traits; nil if all of them are the defaults.
  var customListTraits: ListTraits? { self[ListTraitsKey.self]?.value }
}

private struct ListTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ListTraits>? { nil }
}
