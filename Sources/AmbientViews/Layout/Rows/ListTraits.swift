import AmbientCore

/// The values that modifiers such as `listStyle` set for lists.
struct ListTraits: Equatable {
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
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

  var customListTraits: ListTraits? { self[ListTraitsKey.self]?.value }
}

private struct ListTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<ListTraits>? { nil }
}
