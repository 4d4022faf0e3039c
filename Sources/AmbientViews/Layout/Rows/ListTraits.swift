import AmbientCore

/// The values that modifiers such as `listStyle` set for lists.
struct ListTraits: Equatable {
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.default
  var style: String?
  /// Whether the backgrounds of rows alternate; nil if the host decides.
  var alternatesRows: Bool?
  var sectionIndex = Visibility.automatic
  /// The minimum height of a row; nil if the host decides.
  var minRowHeight: CGFloat?
  /// The minimum height of a header; nil for the minimum height of a row.
  var minHeaderHeight: CGFloat?

  func describe(_ description: inout ElementDescription) {
    describeRows(&description)
    description[.style] = style
    description[.alternatesRowBackgrounds] = alternatesRows
    if sectionIndex != .automatic { description[.sectionIndex] = "\(sectionIndex)" }
  }

  /// The views that stay visible while their section scrolls: the section headers of a plain list.
  var pinnedViews: PinnedScrollableViews { style == "plain" ? .sectionHeaders : [] }

  /// Sets the attributes for the rows of a list or form.
  func describeRows(_ description: inout ElementDescription) {
    description[.rowSpacing] = rowSpacing.doubleValue
    description[.minRowHeight] = minRowHeight.doubleValue
    description[.minHeaderHeight] = minHeaderHeight.doubleValue
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
