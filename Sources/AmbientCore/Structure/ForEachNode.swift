import AmbientGraph

/// Keeps one child for each element of a collection, by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ViewNode] = []
  private let type: ViewType

  @MainActor init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(ForEach<Data, ID, Content>.self, .view)
    super.init(inputs)
    graph.schedule(self)
  }

  override var lastChild: ViewNode? { rows.last }

  @MainActor func update(with view: ForEach<Data, ID, Content>) {
    self.view = view
    graph.schedule(self)
  }

  override func run(because reason: RunReason) {
    let view = self.view
    var ids: [ID] = []
    var contents: [Content] = []
    ids.reserveCapacity(view.data.count)
    contents.reserveCapacity(view.data.count)
    observing(&observedReads, isExpected: type.observes) {
      for element in view.data {
        ids.append(view.id(element))
        contents.append(view.content(element))
      }
    }
    if observedReads != nil { type.observes = true }
    // Looking for duplicates costs more than making a row; a debug build is where it helps.
    if _isDebugAssertConfiguration() { warnOfDuplicates(ids) }
    let changes = KeyedChanges(from: self.ids, to: ids)
    for index in changes.removed { unmount(rows[index]) }
    show(contents, changes)
    self.ids = ids
  }

  @MainActor private func warnOfDuplicates(_ ids: [ID]) {
    var seen: Set<ID> = []
    guard let duplicate = ids.first(where: { !seen.insert($0).inserted }) else { return }
    Diagnostic.duplicateID("\(duplicate)", views: chainOfViews).warn()
  }

  @MainActor private func show(_ contents: [Content], _ changes: KeyedChanges<ID>) {
    let old = rows
    var new: [ViewNode] = []
    new.reserveCapacity(contents.count)
    var hasMoved = false
    for (index, content) in contents.enumerated() {
      if let position = changes.oldPositions[index] {
        if !changes.isSettled[index] {
          move(old[position], behind: new.last)
          hasMoved = true
        }
        Content._updateNode(_ViewNode(old[position]), content)
        new.append(old[position])
      } else {
        tree.insertionPoint = new.last?.lastInOrder ?? self
        elementsBelowChanged()
        new.append(Content._makeNode(content, inputs()).node)
      }
    }
    rows = new
    // What waits to run may have moved along.
    if hasMoved { graph.orderChanged() }
  }

  /// Puts a row, with all that is below it, behind another one.
  @MainActor private func move(_ row: ViewNode, behind previous: ViewNode?) {
    elementsBelowChanged()
    graph.order.move(from: row, through: row.lastInOrder, after: previous?.lastInOrder ?? self)
  }

  override func willRetire() {
    super.willRetire()
    rows = []
  }
}
