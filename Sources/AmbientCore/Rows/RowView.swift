import AmbientGraph

/// A row of a container.
///
/// The states of the row are kept while the row is not in the tree.
package struct RowView<Content: View> {
  fileprivate let rows: RowList
  fileprivate let index: Int
  fileprivate let states: RowStates
  fileprivate let content: (Row) -> Content

  /// The value that identifies this row in its container.
  ///
  /// If a `ForEach` makes the row from an element of its data, this value is the identity of that
  /// element. The value then stays the same if the view of the element switches to another branch.
  /// For a row outside of loops, this value is `Row.id`.
  package let id: Subview.ID

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - rows: The rows of the container.
  ///   - states: The states of rows that are not in the tree.
  ///   - content: Returns the view of the row. The result may depend on the row and the container,
  ///     but not on which other rows are in the tree.
  /// - Invalidation: The closure runs again if the container gets another list of rows. The closure
  ///   also runs again after a change of a value that a `ForEach` read to make the row.
  @MainActor
  package init(
    _ index: Int,
    of rows: RowList,
    states: RowStates,
    content: @escaping (Row) -> Content
  ) {
    self.rows = rows
    self.index = index
    self.states = states
    self.content = content
    id = rows.element(at: index)
  }
}

extension RowView: Identifiable {}

extension RowView: ListedSubview {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(RowNodeOf(view, inputs))
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(RowNodeOf<Content>.self).update(with: view)
  }
}

private final class RowNodeOf<Content: View>: RowNode {
  // Nil after the node has left the tree.
  private var view: RowView<Content>?
  private let type: ViewType

  @MainActor init(_ view: RowView<Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(RowView<Content>.self, .view)
    super.init(element: view.id, view.states, inputs)
    graph.schedule(self)
  }

  @MainActor func update(with new: RowView<Content>) {
    if let view, view.rows.isSameList(as: new.rows), view.index == new.index { return }
    view = new
    graph.schedule(self)
  }

  override func run() {
    guard let view else { return }
    let row = observing(as: type) { view.rows[view.index] }
    willShow(row.id, in: view.rows.section)
    show(view.content(row))
  }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}
