import AmbientScopes
public import AmbientGraph
package import AmbientSupport

/// The node of a `ForEach`, with one child for each element.
///
/// An update finds the child of an element by the element's identifier.
@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  @usableFromInline var ids: [ID] = []
  @usableFromInline var rows: [ViewNode] = []
  @usableFromInline let type: ViewType

  @MainActor init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(ForEach<Data, ID, Content>.self, .view)
    super.init(inputs)
    graph.schedule(self)
  }

  override var lastChild: ViewNode? { rows.last }

  override func key(of child: ViewNode) -> AnyHashable? {
    guard let index = rows.firstIndex(where: { $0 === child }) else { return nil }
    return ids.indices.contains(index) ? AnyHashable(ids[index]) : nil
  }

  @MainActor func update(with view: ForEach<Data, ID, Content>) {
    self.view = view
    graph.schedule(self)
  }

  override func run() { view.run(view, self) }

  override func willRetire() {
    super.willRetire()
    rows = []
  }

  /// Updates, inserts, moves and removes rows, so that the rows match the elements of a view.
  @inlinable @MainActor
  func show(_ view: ForEach<Data, ID, Content>) {
    if rows.isEmpty, !hasRun || !insertsWithTransitions { return makeRows(view) }
    var new: [ID] = []
    var contents: [Content] = []
    new.reserveCapacity(view.data.count)
    contents.reserveCapacity(view.data.count)
    observing(as: type) {
      for element in view.data {
        new.append(view.id(element))
        contents.append(view.content(element))
      }
    }
    // Only debug builds search for duplicates, because the search is slow.
    assert(warnOfDuplicates(new))
    if new == ids {
      for (row, content) in zip(rows, contents) { Content._updateNode(_ViewNode(row), content) }
    } else {
      rearrange(contents, new, KeyedChanges(from: ids, to: new))
      ids = new
    }
  }

  /// Makes the rows of a node without rows.
  ///
  /// The rows are made one by one. The contents of all rows are not collected first.
  @inlinable @MainActor
  func makeRows(_ view: ForEach<Data, ID, Content>) {
    if !view.data.isEmpty { willMountFirstChild() }
    let inputs = inputs()
    observing(as: type) {
      let data = view.data
      ids.reserveCapacity(data.count)
      rows.reserveCapacity(data.count)
      // The loop goes by index, because an iterator returns optional elements. Unspecialized code
      // would request the metadata of the optional type for each element.
      var index = data.startIndex
      for _ in 0..<data.count {
        let element = data[index]
        ids.append(view.id(element))
        rows.append(Content._makeNode(view.content(element), inputs).node)
        data.formIndex(after: &index)
      }
    }
    assert(warnOfDuplicates(ids))
  }

  @inlinable @MainActor
  func rearrange(
    _ contents: [Content],
    _ identifiers: [ID],
    _ changes: KeyedChanges<ID>
  ) {
    for index in changes.removed { removeRow(rows[index], ids[index]) }
    let old = rows
    var new: [ViewNode] = []
    new.reserveCapacity(contents.count)
    var hasMoved = false
    for (index, content) in contents.enumerated() {
      if let position = changes.oldPositions[index] {
        let row = old[position]
        if !changes.isSettled[index] {
          moveRow(row, after: new.last)
          hasMoved = true
        }
        Content._updateNode(_ViewNode(row), content)
        new.append(row)
      } else if insertsWithTransitions, let row = willInsertRow(identifiers[index]) {
        moveRow(row, after: new.last)
        hasMoved = true
        Content._updateNode(_ViewNode(row), content)
        new.append(row)
      } else {
        willMakeRow(after: new.last)
        new.append(Content._makeNode(content, inputs()).node)
      }
    }
    rows = new
    if hasMoved { rowsDidMove() }
  }

  /// Warns if an identifier occurs twice; returns true, so that an assertion can call this method.
  @usableFromInline @MainActor
  func warnOfDuplicates(_ ids: [ID]) -> Bool {
    var seen: Set<ID> = []
    if let duplicate = ids.first(where: { !seen.insert($0).inserted }) {
      Diagnostic.duplicateID("\(duplicate)", views: chainOfViews).warn()
    }
    return true
  }
}

/// A view that shows one of the subviews that a container has listed.
///
/// The container shows such views in a `ForEach`, and creates the identifiers for this `ForEach`.
/// Only the nodes of the subviews know the identifiers that the program gave to the subviews.
package protocol ListedSubview: View {}

/// The node of a `ForEach` of any type.
///
/// The node has one child (a row) for each item of the data.
///
/// If the view of each row is a `ListedSubview`, `row(identifiedBy:)` and `identifier(of:)` return
/// nil.
protocol LoopNode: AnyObject {
  /// Returns the row of the item with an identifier; nil if no item has the identifier.
  func row(identifiedBy id: AnyHashable) -> ViewNode?

  func identifier(of row: ViewNode) -> AnyHashable?

  /// Returns the rows after a row if the view of each row is a `ListedSubview`; otherwise an empty
  /// slice.
  func listedSubviews(after row: ViewNode) -> ArraySlice<ViewNode>
}

extension ForEachNode: LoopNode {
  func row(identifiedBy id: AnyHashable) -> ViewNode? {
    guard !showsListedSubviews, let id = id.base as? ID, let index = ids.firstIndex(of: id) else {
      return nil
    }
    return rows.indices.contains(index) ? rows[index] : nil
  }

  func identifier(of row: ViewNode) -> AnyHashable? {
    showsListedSubviews ? nil : key(of: row)
  }

  func listedSubviews(after row: ViewNode) -> ArraySlice<ViewNode> {
    guard showsListedSubviews else { return [] }
    return rows.drop { $0 !== row }.dropFirst()
  }

  private var showsListedSubviews: Bool { Content.self is any ListedSubview.Type }
}

extension ViewNode {
  @usableFromInline @MainActor final var insertsWithTransitions: Bool { tree.runsAnimations }

  @usableFromInline @MainActor
  final func removeRow<ID: Hashable>(_ row: ViewNode, _ id: ID) {
    // An identifier is boxed only if it may be needed.
    if tree.runsAnimations { removeChild(row, AnyHashable(id)) } else { unmount(row) }
  }

  /// Prepares the tree for the insertion of a row.
  ///
  /// - Returns: The removed row with the identifier, if its transition or fade has not ended yet;
  ///   otherwise nil. The caller updates the returned row instead of making a new one.
  @usableFromInline @MainActor
  final func willInsertRow<ID: Hashable>(_ id: ID) -> ViewNode? {
    willInsertChild(AnyHashable(id))
  }

  /// Moves a row and its descendants to the position after another row.
  ///
  /// If `previous` is nil, the row becomes the first row.
  @usableFromInline @MainActor
  final func moveRow(_ row: ViewNode, after previous: ViewNode?) {
    childrenWillChange()
    scope.inheritedContext?.orderWillChange()
    graph.order.move(from: row, through: row.lastInOrder, after: previous?.lastInOrder ?? self)
  }

  /// Called after a run of the node has moved rows.
  @usableFromInline @MainActor final func rowsDidMove() { tree.viewsDidMove() }

  /// Prepares the tree for a new row at the position after another row.
  ///
  /// If `previous` is nil, the new row becomes the first row.
  @usableFromInline @MainActor
  final func willMakeRow(after previous: ViewNode?) {
    tree.insertNext(after: previous?.lastInOrder ?? self)
    childrenWillChange()
  }
}

extension Diagnostic {
  package static func duplicateID(_ id: String, views: [String]) -> Diagnostic {
    Diagnostic(
      "ForEach: the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!",
      facts: [("Views", chain(views))],
      remedies: ["Identify the elements by something that differs between them."]
    )
  }
}
