extension ViewModifier {
  /// Edits the transaction of changes that the modifier makes to a view.
  ///
  /// Changes inside the view keep their transaction.
  ///
  /// - Parameter transform: Changes the update's transaction in place.
  /// - Returns: The modifier with the transaction.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierWithTransaction(modifier: self, transform: transform)
  }

  /// Animates changes that the modifier makes to a view.
  ///
  /// Changes inside the view keep their animation.
  ///
  /// ```swift
  /// struct Pulse: ViewModifier {
  ///   let isOn: Bool
  ///   func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
  /// }
  ///
  /// struct Heart: View {
  ///   @State private var isOn = false
  ///   var body: some View {
  ///     Button("Heart") { isOn.toggle() }
  ///       .modifier(Pulse(isOn: isOn).animation(.easeInOut))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter animation: The animation; nil shows the changes without animation. Transactions
  ///   with ``Transaction/disablesAnimations`` stay unchanged.
  /// - Returns: The modifier with the animation.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animate(by: animation) }
  }
}

/// A modifier whose changes have a transaction of their own.
private struct ModifierWithTransaction<Modifier: ViewModifier> {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  /// A view with the modifier, such that only the changes by the modifier have the edited
  /// transaction.
  ///
  /// The outermost modifier edits the transaction. The innermost modifier gives the changes inside
  /// the view their original transaction.
  typealias Applied<Modified> = ModifiedContent<
    ModifiedContent<ModifiedContent<Modified, UneditedTransactionModifier>, Modifier>,
    TransactionModifier
  >

  static func applied<Modified: View>(
    to view: ModifiedContent<Modified, Self>
  ) -> Applied<Modified> {
    view.content
      .modifier(UneditedTransactionModifier())
      .modifier(view.modifier.modifier)
      .modifier(TransactionModifier(transform: view.modifier.transform, isForPlaceholder: true))
  }
}

extension ModifierWithTransaction: ViewModifier {
  typealias Body = Never

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Applied<Modified>._makeNode(applied(to: view), inputs)
  }

  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Applied<Modified>._updateNode(node, applied(to: view))
  }

  static var _keepsOneView: Bool { Modifier._keepsOneView }

  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    Applied<Modified>._listSubviews(of: applied(to: view), in: &list)
  }
}

/// Keeps the enclosing ``ModifierWithTransaction`` from editing the transaction of changes inside
/// the modified view.
private struct UneditedTransactionModifier {}

extension UneditedTransactionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> TransactionPlaceholderNode {
    TransactionPlaceholderNode(inputs)
  }

  func update(_ node: TransactionPlaceholderNode) {}
}
