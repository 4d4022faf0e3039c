/// A placeholder for a view, in closures and functions that apply modifiers to the view.
///
/// In a modifier, `Value` is the type of the view that the modifier is applied to. In a transition,
/// `Value` is the type of the transition.
public struct PlaceholderContentView<Value> {
  let content: any View

  /// Whether the placeholder belongs to a modifier such as `transaction(_:body:)`.
  ///
  /// Such a modifier edits the transaction of changes that the modifiers in `body` make.
  /// Changes inside the view keep their transaction.
  let hasTransaction: Bool

  /// Creates a placeholder.
  ///
  /// Each update of a modifier or transition can pass a new placeholder to its closure. In all of
  /// these placeholders, `content` must have the same type.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - hasTransaction: Whether the placeholder belongs to a modifier such as
  ///     `transaction(_:body:)`.
  package nonisolated init(content: any View, hasTransaction: Bool = false) {
    self.content = content
    self.hasTransaction = hasTransaction
  }
}

extension PlaceholderContentView: View {
  /// The type of the body; a placeholder has none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node =
      view.hasTransaction ? TransactionPlaceholderNode(inputs) : ContentPlaceholderNode(inputs)
    show(view.content, in: node)
    return _ViewNode(node)
  }

  /// Updates the node with a new value of the view.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    show(view.content, in: node.as(ParentNode.self))
  }

  @MainActor private static func show<Content: View>(_ content: Content, in node: ParentNode) {
    node.show(content)
  }
}

/// The node of a placeholder whose `hasTransaction` is false.
private final class ContentPlaceholderNode: ParentNode {}
