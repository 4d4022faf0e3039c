extension View {
  /// Edits the transaction of every change inside the view.
  ///
  /// The closure runs at most once per update, after all bodies. It runs if an element inside the
  /// view is inserted or changes its appearance in that update.
  ///
  /// - Parameter transform: Changes the update's transaction in place; edits of ancestors come
  ///   first. The closure does not run again after a change of a value that it reads.
  /// - Returns: The modified view.
  /// - Invalidation: None. A transaction runs no body.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Edits the transaction of changes inside the view, in each update in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare with `==`. The first value does not count as a change.
  ///   - transform: Changes the update's transaction in place.
  /// - Returns: The modified view.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Edits the transaction of changes that some modifiers make to the view, but not of changes
  /// inside the view.
  ///
  /// - Parameters:
  ///   - transform: Changes the update's transaction in place.
  ///   - body: Applies the modifiers to a placeholder for the view.
  /// - Returns: The modified view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier(transform: transform, isForPlaceholder: true))
  }
}

extension View {
  /// Animates changes inside the view, in each update in which a value changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil shows the changes without animation. Transactions with
  ///     ``Transaction/disablesAnimations`` stay unchanged.
  ///   - value: The value to compare with `==`. The first value does not count as a change.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    transaction(value: value) { $0.animate(by: animation) }
  }

  /// Animates changes that some modifiers make to the view, but not changes inside the view.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil shows the changes without animation. Transactions with
  ///     ``Transaction/disablesAnimations`` stay unchanged.
  ///   - body: Applies the modifiers to a placeholder for the view.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(by: animation) }, body: body)
  }

  /// Animates every change inside the view.
  ///
  /// - Parameter animation: The animation; nil shows the changes without animation.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
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
  /// Animates changes inside the view, in each update in which the view itself changes.
  ///
  /// The old and the new value of the view are compared with `==`.
  ///
  /// - Parameter animation: The animation; nil shows the changes without animation.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction(value: self) { $0.animate(by: animation) }
  }
}

extension Transaction {
  fileprivate mutating func animate(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// A placeholder for the modified view, in closures that apply modifiers with a separate
/// transaction.
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

  /// Updates the node with a new value of the view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(TransactionPlaceholderNode.self).show(view.content)
  }
}
