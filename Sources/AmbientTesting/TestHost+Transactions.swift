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
    /// The description of the element has changed, for example its text or its attributes.
    ///
    /// The tree also reports this kind after an event with a value, such as typed text, even if the
    /// description has not changed.
    case updated
  }

  /// The kind of the change.
  public let kind: Kind

  /// The text of the element, or the kind of an element without a text.
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
  /// Returns the changes of elements that the tree reports to hosts during some work.
  ///
  /// The host settles before and after the work.
  ///
  /// ```swift
  /// let changes = host.changes { host.tap("More") }
  /// #expect(changes.map(\.animation) == [.default])
  /// ```
  ///
  /// - Parameter work: The work, such as an action of a user.
  /// - Returns: The changes, in the order in which the tree reports them.
  /// - Throws: The error of the closure.
  public func changes(during work: () throws -> Void) rethrows -> [ElementChange] {
    let log = ChangeLog(self)
    defer { log.end() }
    try work()
    settle()
    return log.changes
  }

  /// Returns the changes of elements that the tree reports to hosts during some asynchronous work.
  ///
  /// - Parameter work: The work, such as an action and the wait for its effect.
  /// - Returns: The changes, in the order in which the tree reports them.
  /// - Throws: The error of the closure.
  public func changes(during work: () async throws -> Void) async rethrows -> [ElementChange] {
    let log = ChangeLog(self)
    defer { log.end() }
    try await work()
    settle()
    return log.changes
  }
}

/// The changes of the elements of a host, from the creation of the log to its end.
@MainActor
private final class ChangeLog {
  private let tree: ViewTree
  private let outer: (([ElementMutation]) -> Void)?
  private var names: [ElementID: String]
  private(set) var changes: [ElementChange] = []

  init(_ host: TestHost) {
    host.settle()
    tree = host.viewTree
    outer = tree.onMutations
    names = Dictionary(uniqueKeysWithValues: host.elements.map { ($0.id, $0.name) })
    tree.onMutations = { [weak self] in self?.note($0) }
    // A tree that gets its first observer reports all existing elements as inserted. These reports
    // are dropped, because the work did not insert the elements.
    if outer == nil { changes = [] }
  }

  private func note(_ mutations: [ElementMutation]) {
    for mutation in mutations {
      switch mutation {
      case .insert(let element, _, _):
        for element in [element] + element.descendants { names[element.id] = element.name }
      case .update(let element): names[element.id] = element.name
      case .remove, .move: break
      }
      changes.append(ElementChange(mutation, names: names, in: tree))
    }
    outer?(mutations)
  }

  func end() { tree.onMutations = outer }
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
