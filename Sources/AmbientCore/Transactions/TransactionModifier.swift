import AmbientGraph

/// Edits all transactions of a view.
struct TransactionModifier {
  let transform: (inout Transaction) -> Void
  var isForPlaceholder = false
}

extension TransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = Node(view.modifier, inputs)
    node.show(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(Node.self)
    node.modifier = view.modifier
    node.show(view.content)
  }

  private final class Node: TransactionNode {
    var modifier: TransactionModifier?

    @MainActor init(_ modifier: TransactionModifier, _ inputs: _ViewInputs) {
      self.modifier = modifier
      super.init(inputs)
    }

    override var isForPlaceholder: Bool { modifier?.isForPlaceholder == true }

    override func edit(_ transaction: inout Transaction) { modifier?.transform(&transaction) }

    override func willRetire() {
      super.willRetire()
      modifier = nil
    }
  }
}

/// Edits the transactions of a view in the updates that bring another value.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = Node(view.modifier, inputs)
    node.show(view.content)
    return _ViewNode(node)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    let node = node.as(Node.self)
    node.update(with: view.modifier)
    node.show(view.content)
  }

  private final class Node: TransactionNode {
    private var modifier: ValueTransactionModifier?
    private var changedIn: UInt64 = 0

    @MainActor init(_ modifier: ValueTransactionModifier, _ inputs: _ViewInputs) {
      self.modifier = modifier
      super.init(inputs)
    }

    @MainActor func update(with new: ValueTransactionModifier) {
      if modifier?.value != new.value { changedIn = graph.updates }
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
