import AmbientGraph

/// A node that edits the transaction of changes in its descendants.
///
/// The node does no work of its own in an update. When a descendant's transaction is requested, the
/// ancestors of this node edit the transaction first, and then this node edits it. This node edits
/// the transaction at most once per update, and caches the result.
class TransactionNode: ParentNode {
  @MainActor private var edited = Transaction()
  private var editedIn: UInt64 = 0

  @MainActor init(_ inputs: _ViewInputs) {
    super.init(inputs)
    if tree.transactionEditing == nil { tree.transactionEditing = TransactionEditing() }
  }

  /// Whether the node belongs to a modifier with a placeholder, such as `transaction(_:body:)`.
  ///
  /// Views inside the placeholder ignore this node. They also ignore all transaction nodes between
  /// the placeholder and this node.
  var isForPlaceholder: Bool { false }

  @MainActor func edit(_ transaction: inout Transaction) {}

  override func willRetire() {
    super.willRetire()
    edited = Transaction()
  }

  @MainActor fileprivate var cachedTransaction: Transaction? {
    editedIn == graph.updates ? edited : nil
  }

  @MainActor fileprivate func editAndCache(_ transaction: inout Transaction) {
    edit(&transaction)
    edited = transaction
    editedIn = graph.updates
  }
}

/// The node of the placeholder that a modifier such as `transaction(_:body:)` passes to `body`.
///
/// For changes inside the view that the placeholder shows, neither the modifier nor transaction
/// modifiers in `body` edit the transaction.
///
/// A modifier with ``ViewModifier/transaction(_:)`` also puts such a node around its content. For
/// changes inside the content, the closure of `transaction(_:)` does not edit the transaction.
final class TransactionPlaceholderNode: ParentNode {
  @MainActor init(_ inputs: _ViewInputs) { super.init(inputs) }
}

@MainActor
extension ViewNode {
  /// The transaction of the last update, as edited by this node's ancestors.
  ///
  /// - Complexity: O(depth) for the first request in an update.
  var transaction: Transaction {
    guard tree.transactionEditing != nil else { return tree.transaction }
    var unedited: [TransactionNode] = []
    var transaction = tree.transaction
    var placeholders = 0
    var candidate = parent
    search: while let node = candidate {
      candidate = node.parent
      switch node {
      case is TransactionPlaceholderNode:
        placeholders += 1
      case let editor as TransactionNode where placeholders > 0:
        if editor.isForPlaceholder { placeholders -= 1 }
      case let editor as TransactionNode:
        if let cached = editor.cachedTransaction {
          transaction = cached
          break search
        }
        unedited.append(editor)
      default: break
      }
    }
    for editor in unedited.reversed() { editor.editAndCache(&transaction) }
    return transaction
  }
}

/// The data of a tree whose views edit transactions.
///
/// In a tree without this data, one transaction applies to all views.
@MainActor
final class TransactionEditing {
  /// The nodes of the elements that the current update inserted or changed.
  var changed: [ViewNode] = []

  /// Whether the tree has ever had a node that edits the transaction of every update.
  ///
  /// Two kinds of nodes do not count: the node of `animation(_:value:)`, which edits a transaction
  /// only if its value changes in the update, and the node of a modifier with a placeholder.
  var hasConstantEdits = false

  /// The number of the last update in which the value of a modifier such as `animation(_:value:)`
  /// changed.
  var valueChangedIn: UInt64 = 0

  /// Returns whether a view may have edited the transaction of an update.
  ///
  /// Modifiers with a placeholder do not count.
  func mayAnimate(in update: UInt64) -> Bool { hasConstantEdits || valueChangedIn == update }
}

extension TreeState {
  /// The data of a tree whose views edit transactions; nil before the first such view.
  var transactionEditing: TransactionEditing? {
    get { self[TransactionEditing.self] }
    set { self[TransactionEditing.self] = newValue }
  }

  /// The transaction of the last update, before any view edits it.
  var transaction: Transaction { Transaction(graph.context) }

  /// Lets views edit the transaction of every element that the update changed.
  ///
  /// The method then queues actions. If the host animates and the transaction has an animation,
  /// each completion handler gets an action that calls `animate`. The last action ends the
  /// transaction.
  ///
  /// - Parameter animate: The host's animation handler; nil if the host does not animate.
  func finishTransaction(_ animate: AnimationHandler?) {
    if let editing = transactionEditing, !editing.changed.isEmpty {
      let changed = editing.changed
      editing.changed = []
      for node in changed where !node.isRetired { _ = node.transaction }
    }
    guard let context = graph.context as? TransactionContext else { return }
    let animation = context.transaction.animation
    for completion in context.transaction.completions {
      if let animation, let animate {
        completion.await()
        actions.add(.completion, of: nil) {
          animate(animation, completion.criteria) { completion.finish() }
        }
      }
    }
    actions.add(.completion, of: nil) { context.end() }
  }
}

/// Animates the changes of an update, and calls `completed` at the end of the animation.
typealias AnimationHandler = (
  _ animation: Animation, _ criteria: AnimationCompletionCriteria,
  _ completed: @escaping @MainActor () -> Void
) -> Void
