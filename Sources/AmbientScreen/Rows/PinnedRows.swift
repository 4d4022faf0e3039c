import AmbientHosting
import AmbientLayout
import AmbientViews

/// The header or the footer of a section, or both, if they stay visible while the section scrolls.
struct PinnedRows: Equatable {
  /// The direction in which the rows follow each other.
  let axis: Axis

  /// The index of the header among the rows of the section; nil if the section has no header, or if
  /// the header scrolls with the rows.
  let header: Int?

  /// The index of the footer among the rows of the section; nil if the section has no footer, or if
  /// the footer scrolls with the rows.
  let footer: Int?

  /// Creates the pinned rows of a section; nil if neither the header nor the footer is pinned.
  ///
  /// The attributes of the list, lazy stack or lazy grid around the section decide which rows are
  /// pinned.
  @MainActor
  init?(_ section: Element, in container: Element) {
    guard let rows = section.detail(RowsDetail.self), let names = container.pinnedRowKinds else {
      return nil
    }
    axis = [.lazyHStack, .lazyHGrid].contains(container.kind) ? .horizontal : .vertical
    header = rows.hasHeader && names.contains("sectionHeaders") ? 0 : nil
    footer = rows.hasFooter && names.contains("sectionFooters") ? rows.count - 1 : nil
    if header == nil, footer == nil { return nil }
  }
}

extension Element {
  /// The kinds of rows that stay visible in a list, lazy stack or lazy grid: `sectionHeaders`,
  /// `sectionFooters` or both; nil for none.
  var pinnedRowKinds: String? {
    self[.pinnedViews] ?? (kind == .list && self[.style] == "plain" ? "sectionHeaders" : nil)
  }
}

extension ElementKind {
  /// Whether elements of the kind are arranged by the list, lazy stack or lazy grid around them.
  var isPartOfRows: Bool { self == .section || self == .header || self == .footer }
}
