extension View {
  /// Edits the transactions of all changes in the view.
  ///
  /// The closure is called once in every update in which an element in the view came or looks different,
  /// after all bodies ran, and gets the update's transaction as those further out have edited it. It
  /// runs no body, and what it reads makes nothing run.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Edits the transactions of the changes in the view that come together with another value.
  ///
  /// The value that the view appears with is no other one.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Edits the transactions of what the modifiers in a closure do to the view, and not those of the
  /// changes in the view itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier(transform: transform, isForPlaceholder: true))
  }
}

extension View {
  /// Animates the changes in the view that come together with another value.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    transaction(value: value) { $0.animate(by: animation) }
  }

  /// Animates what the modifiers in a closure do to the view, and not the changes in the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(by: animation) }, body: body)
  }

  /// Animates all changes in the view.
  @available(
    *,
    deprecated,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(by: animation) }
  }
}

extension View where Self: Equatable {
  /// Animates the changes in the view that come together with another view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction(value: self) { $0.animate(by: animation) }
  }
}

extension Transaction {
  fileprivate mutating func animate(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// Stands for the modified view where its modifiers have a transaction of their own.
public struct PlaceholderContentView<Value: View> {
  let content: Value

  nonisolated init(content: Value) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TransactionPlaceholderNode(inputs)
    node.show(view.content)
    return _ViewNode(node)
  }

  /// Gives the node another view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(TransactionPlaceholderNode.self).show(view.content)
  }
}
