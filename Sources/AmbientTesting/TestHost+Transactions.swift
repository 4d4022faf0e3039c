public import AmbientCore

/// An element that changed, and what went along with the change.
public struct ElementChange: CustomStringConvertible {
  /// What happened to the element.
  public enum Kind: String, Sendable {
    /// It came.
    case inserted
    /// It went; what went along with that is its parent's.
    case removed
    /// It stands elsewhere among its parent's children; likewise.
    case moved
    /// It looks different.
    case updated
  }

  /// What happened.
  public let kind: Kind

  /// The text of the element, or its kind if it has none.
  public let element: String

  /// What went along with the change.
  public let transaction: Transaction

  /// How the change is to be animated.
  public var animation: Animation? { transaction.animation }

  /// The change in one line, as `updated "Hello" by timing(0.0, 0.0, 1.0, 1.0, duration: 0.35)`.
  public var description: String {
    "\(kind) \"\(element)\"" + (animation.map { " by \($0)" } ?? "")
  }
}

extension TestHost {
  /// What changes in the elements while something is done, as a host is told of it.
  ///
  /// ```swift
  /// let changes = host.changes { host.tap("More") }
  /// #expect(changes.map(\.animation) == [.default])
  /// ```
  public func changes(during work: () -> Void) -> [ElementChange] {
    let outer = viewTree.onMutations
    defer { viewTree.onMutations = outer }
    settle()
    var names = Dictionary(uniqueKeysWithValues: elements.map { ($0.id, $0.name) })
    var changes: [ElementChange] = []
    viewTree.onMutations = { [viewTree] mutations in
      for mutation in mutations {
        if case .insert(let element, _, _) = mutation { names[element.id] = element.name }
        changes.append(ElementChange(mutation, names: names, in: viewTree))
      }
      outer?(mutations)
    }
    // What a host is told at first has not changed.
    if outer == nil { changes = [] }
    work()
    settle()
    return changes
  }
}

extension ElementChange {
  @MainActor
  fileprivate init(_ mutation: ElementMutation, names: [ElementID: String], in tree: ViewTree) {
    func name(_ id: ElementID) -> String { names[id] ?? "\(id)" }
    func transaction(_ parent: ElementID?) -> Transaction {
      parent.flatMap(tree.element)?.transaction ?? tree.transaction
    }
    switch mutation {
    case .insert(let element, _, _):
      self.init(kind: .inserted, element: element.name, transaction: element.transaction)
    case .update(let element):
      self.init(kind: .updated, element: element.name, transaction: element.transaction)
    case .remove(let id, let parent):
      self.init(kind: .removed, element: name(id), transaction: transaction(parent))
    case .move(let id, let parent, _):
      self.init(kind: .moved, element: name(id), transaction: transaction(parent))
    }
  }
}

extension Element {
  fileprivate var name: String { text ?? kind.rawValue }
}
