extension View {
  /// Edits the transaction of every change inside the view.
  ///
  /// The closure runs at most once per update, and only if an element inside the view is inserted
  /// or changes its appearance in that update. The closure runs after all bodies. If the tree plays
  /// animations (``ViewTree/runsAnimations``), the closure can run between two bodies instead.
  ///
  /// - Parameter transform: Changes the update's transaction in place. The closures of ancestors
  ///   run first. The closure does not run again when a value that it reads changes.
  /// - Returns: The modified view.
  /// - Invalidation: None. A transaction runs no body.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Edits the transaction of changes inside the view, in each update in which `value` changes.
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

  /// Edits the transaction of changes that the modifiers in `body` make to the view.
  ///
  /// Changes inside the view keep their transaction.
  ///
  /// - Parameters:
  ///   - transform: Changes the update's transaction in place.
  ///   - body: Applies the modifiers to a placeholder for the view.
  /// - Returns: The modified view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self, hasTransaction: true))
      .modifier(TransactionModifier(transform: transform, isForPlaceholder: true))
  }
}

extension View {
  /// Animates changes inside the view, in each update in which `value` changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil shows the changes without animation. Transactions with
  ///     ``Transaction/disablesAnimations`` stay unchanged.
  ///   - value: The value to compare with `==`. The first value does not count as a change.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    transaction(value: value) { $0.animate(by: animation) }
  }

  /// Animates changes that the modifiers in `body` make to the view.
  ///
  /// Changes inside the view keep their animation.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil shows the changes without animation. Transactions with
  ///     ``Transaction/disablesAnimations`` stay unchanged.
  ///   - body: Applies the modifiers to a placeholder for the view.
  /// - Returns: The modified view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(by: animation) }, body: body)
  }

  /// Animates every change inside the view, unless its transaction disables animations.
  ///
  /// - Parameter animation: The animation; nil shows the changes without animation.
  /// - Returns: The modified view.
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
  /// The old and the new value of the view are compared with `==`. A change whose transaction
  /// disables animations is not animated.
  ///
  /// - Parameter animation: The animation; nil shows the changes without animation.
  /// - Returns: The modified view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction(value: self) { $0.animate(by: animation) }
  }
}

extension Transaction {
  /// Sets the animation, unless the transaction disables animations.
  mutating func animate(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
