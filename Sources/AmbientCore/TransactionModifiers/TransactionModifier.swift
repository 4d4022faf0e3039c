import AmbientGraph

/// Edits the transaction of every change inside the modified view.
struct TransactionModifier {
  let transform: (inout Transaction) -> Void
  var isForPlaceholder = false
}

extension TransactionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> Node { Node(self, inputs) }

  func update(_ node: Node) { node.modifier = self }

  final class Node: TransactionNode {
    var modifier: TransactionModifier?

    @MainActor init(_ modifier: TransactionModifier, _ inputs: _ViewInputs) {
      self.modifier = modifier
      super.init(inputs)
      if !modifier.isForPlaceholder { tree.transactionEditing?.hasConstantEdits = true }
    }

    override var isForPlaceholder: Bool { modifier?.isForPlaceholder == true }

    override func edit(_ transaction: inout Transaction) { modifier?.transform(&transaction) }

    override func willRetire() {
      super.willRetire()
      modifier = nil
    }
  }
}

/// Edits the transaction of every change inside the modified view, but only in updates in which
/// `value` changes.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> Node { Node(self, inputs) }

  func update(_ node: Node) { node.update(with: self) }

  final class Node: TransactionNode {
    private var modifier: ValueTransactionModifier?
    private var changedIn: UInt64 = 0

    @MainActor init(_ modifier: ValueTransactionModifier, _ inputs: _ViewInputs) {
      self.modifier = modifier
      super.init(inputs)
    }

    @MainActor func update(with new: ValueTransactionModifier) {
      if modifier?.value != new.value {
        changedIn = graph.updates
        tree.transactionEditing?.valueChangedIn = changedIn
      }
      modifier = new
    }

    override func edit(_ transaction: inout Transaction) {
      if changedIn == graph.updates { modifier?.transform(&transaction) }
    }

    override func willRetire() {
      super.willRetire()
      modifier = nil
    }
  }
}
