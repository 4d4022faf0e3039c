import AmbientGraph

/// Keeps one child for each element of a collection, by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [RowID<ID>] = []
  private var rows: [ViewNode] = []
  private var observedReads: ObservedReads?
  private let type: ViewType

  @MainActor init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(ForEach<Data, ID, Content>.self, role: "views")
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
    let wanted = observing(&observedReads, isExpected: type.observes) {
      view.data.map { (id: view.id($0), content: view.content($0)) }
    }
    if observedReads != nil { type.observes = true }
    let ids = RowID.unique(wanted.map(\.id))
    if let repeated = ids.first(where: { $0.occurrence > 0 }) {
      Diagnostic.duplicateID("\(repeated.id)", views: chainOfViews).warn()
    }
    let changes = KeyedChanges(from: self.ids, to: ids)
    for index in changes.removed { unmount(rows[index]) }
    show(wanted.map(\.content), changes)
    self.ids = ids
  }

  @MainActor private func show(_ contents: [Content], _ changes: KeyedChanges<RowID<ID>>) {
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
    observedReads?.end()
    rows = []
  }
}

/// The identity of a row: its element's, and how often that came before in the same collection.
struct RowID<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  static func unique(_ ids: [ID]) -> [RowID] {
    var occurrences: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return RowID(id: id, occurrence: occurrence)
    }
  }
}
