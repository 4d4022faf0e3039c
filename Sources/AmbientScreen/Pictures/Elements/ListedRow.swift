import AmbientHosting
import AmbientLayout
import AmbientViews

/// A row of a list, with the traits that determine the separators at its edges.
struct ListedRow {
  let content: LayoutNode

  /// The frame of the content, in points from the top leading corner of the screen.
  let contentFrame: CGRect

  /// The frame of the row, in points from the top leading corner of the screen.
  let frame: CGRect

  var section: ElementID?

  /// Whether the row is a header or a footer.
  var isTitle = false

  /// Whether the row is a header that has left its place to stay visible.
  ///
  /// The footers of a list never leave their places.
  @MainActor var isPinned: Bool {
    isTitle && content.placement?.origin.y != content.frame?.origin.y
  }

  var traits = SeparatorTraits()

  var sectionTraits = SeparatorTraits()
}

extension LayoutNode {
  /// The list, or the section of a list, that contains the view as a row; nil if the view is not a
  /// row.
  var list: LayoutNode? {
    let container = ancestors.first { !$0.rule.isModifier }
    return container?.rule.rows == nil ? nil : container
  }
}

extension ScreenLayout {
  /// Returns the rows that are not hidden, from the top to the bottom; empty if the node is not a
  /// list.
  ///
  /// The rows may be scrolled out of view.
  func listedRows(of list: LayoutNode) -> [ListedRow] {
    listedRows(of: list, section: nil, SeparatorTraits())
  }

  private func listedRows(
    of list: LayoutNode,
    section: ElementID?,
    _ sectionTraits: SeparatorTraits
  ) -> [ListedRow] {
    guard let rows = list.rule.rows, let width = list.frame?.size.width else { return [] }
    return list.views.flatMap { view -> [ListedRow] in
      guard let frame = layoutFrame(of: view) else { return [] }
      var row = ListedRow(
        content: view,
        contentFrame: frame,
        frame: rows.rowFrame(around: LayoutSubview(view), frame.size, in: width)
          .offsetBy(dx: frame.minX, dy: frame.minY),
        section: section,
        sectionTraits: sectionTraits
      )
      for node in sequence(first: view, next: \.modified) {
        guard let element = node.element else { continue }
        switch element.kind {
        case .listRow: row.traits.merge(element)
        case .listSection: row.sectionTraits.merge(element)
        case .section: row.section = element.id
        case .header, .footer: row.isTitle = true
        default: break
        }
        if node.rule.rows != nil, node.rule.scrolling == nil {
          return listedRows(of: node, section: row.section, row.sectionTraits)
        }
      }
      return [row]
    }
  }
}
