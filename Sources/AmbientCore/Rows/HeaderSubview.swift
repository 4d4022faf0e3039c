import AmbientGraph

/// A subview of a section's header or footer.
package struct HeaderSubview: Identifiable {
  private let row: Row
  private let section: Subview.ID

  package init(_ row: Row, in section: Subview.ID) {
    self.row = row
    self.section = section
  }

  package var id: Subview.ID { row.id }
}

extension HeaderSubview: ListedSubview {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = HeaderSubviewNode(inputs)
    node.show(view)
    return _ViewNode(node)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(HeaderSubviewNode.self).show(view)
  }

  private final class HeaderSubviewNode: ParentNode, IdentifiedNode {
    private(set) var identifiers: [AnyHashable] = []

    @MainActor func show(_ view: HeaderSubview) {
      identifiers = view.row.id.path.identifiers(after: view.section.path)
      show(view.row.content)
    }
  }
}
