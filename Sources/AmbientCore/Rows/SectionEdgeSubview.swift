import AmbientGraph

/// A subview of a section's header or footer.
package struct SectionEdgeSubview: Identifiable {
  private let row: Row
  private let section: Subview.ID

  package init(_ row: Row, in section: Subview.ID) {
    self.row = row
    self.section = section
  }

  package var id: Subview.ID { row.id }
}

extension SectionEdgeSubview: ListedSubview {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SectionEdgeSubviewNode(inputs)
    node.show(view)
    return _ViewNode(node)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(SectionEdgeSubviewNode.self).show(view)
  }

  private final class SectionEdgeSubviewNode: ParentNode, IdentifiedNode {
    private(set) var identifiers: [AnyHashable] = []

    @MainActor func show(_ view: SectionEdgeSubview) {
      identifiers = view.row.id.path.identifiers(after: view.section.path)
      show(view.row.content)
    }
  }
}
