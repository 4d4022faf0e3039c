public import AmbientCore

/// A change of an element, and the transaction of the change.
public struct ElementChange: CustomStringConvertible {
  /// The kind of a change.
  public enum Kind: String, Sendable {
    /// The element was inserted.
    case inserted
    /// The element was removed.
    ///
    /// `transaction` is the transaction of the element's parent.
    case removed
    /// The element has another position among its siblings.
    ///
    /// `transaction` is the transaction of the element's parent.
    case moved
    /// The element has another text, other attributes or other events.
    case updated
  }

  /// The kind of the change.
  public let kind: Kind

  /// The text of the element, or its kind if it has none.
  public let element: String

  /// The transaction of the change.
  public let transaction: Transaction

  /// The animation of the change; nil if it is not animated.
  public var animation: Animation? { transaction.animation }

  /// The change in one line, for example
  /// `updated "Hello" by timing(0.0, 0.0, 1.0, 1.0, duration: 0.35)`.
  public var description: String {
    "\(kind) \"\(element)\"" + (animation.map { " by \($0)" } ?? "")
  }
}

extension TestHost {
  /// Returns the changes of elements that hosts receive during some work.
  ///
  /// The host settles before and after the work.
  ///
  /// ```swift
  /// let changes = host.changes { host.tap("More") }
  /// #expect(changes.map(\.animation) == [.default])
  /// ```
  ///
  /// - Parameter work: The work, such as a tap.
  /// - Returns: The changes, in order.
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
    // A tree that gets its first observer reports all existing elements as inserted. These reports
    // are dropped, because the work did not insert the elements.
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
