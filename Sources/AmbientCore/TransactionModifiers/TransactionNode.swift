import AmbientGraph

/// A node that edits the transactions on their way to what is below it.
///
/// It does nothing by itself: who wants to know the transaction of a place asks the node above it, which
/// then edits the one from above, at most once in an update.
class TransactionNode: ParentNode {
  @MainActor private var edited = Transaction()
  private var editedIn: UInt64 = 0

  @MainActor init(_ inputs: _ViewInputs) {
    super.init(inputs)
    if tree.transactionEditing == nil { tree.transactionEditing = TransactionEditing() }
  }

  /// Whether a transaction below a placeholder in what is below passes by this node.
  var isForPlaceholder: Bool { false }

  /// Edits the transaction of the update of now.
  @MainActor func edit(_ transaction: inout Transaction) {}

  override func willRetire() {
    super.willRetire()
    edited = Transaction()
  }

  @MainActor fileprivate var knownTransaction: Transaction? {
    editedIn == graph.updates ? edited : nil
  }

  @MainActor fileprivate func pass(_ transaction: inout Transaction) {
    edit(&transaction)
    edited = transaction
    editedIn = graph.updates
  }
}

/// A view whose changes pass by the transaction that is edited for what is around it.
final class TransactionPlaceholderNode: ParentNode {
  @MainActor init(_ inputs: _ViewInputs) { super.init(inputs) }
}

@MainActor
extension ViewNode {
  /// The transaction of the last update as it comes to this node.
  ///
  /// - Complexity: O(depth), the first time in an update.
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
        if let known = editor.knownTransaction {
          transaction = known
          break search
        }
        unedited.append(editor)
      default: break
      }
    }
    for editor in unedited.reversed() { editor.pass(&transaction) }
    return transaction
  }
}

/// What a tree keeps once a view edits transactions; before that there is one for the whole tree.
@MainActor
final class TransactionEditing {
  /// The nodes of elements that came or look different in the update of now.
  var changed: [ViewNode] = []
}

extension TreeState {
  /// What is kept for the views that edit transactions, if there are any.
  var transactionEditing: TransactionEditing? {
    get { self[TransactionEditing.self] }
    set { self[TransactionEditing.self] = newValue }
  }

  /// The transaction of the last update, as it comes to the root.
  var transaction: Transaction { Transaction(graph.context) }

  /// Lets the transaction of an update come to every element that it changed, and tells those who wait
  /// for the end of what it animates.
  ///
  /// - Parameter animate: What a host does when somebody waits for the end of an animation.
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

/// Animates what an update changed, and calls back when the animation is complete.
typealias AnimationHandler = (
  _ animation: Animation, _ criteria: AnimationCompletionCriteria,
  _ completed: @escaping @MainActor () -> Void
) -> Void
