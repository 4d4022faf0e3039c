/// A placeholder for a view, in closures and functions that apply modifiers to the view.
///
/// The generic argument tells placeholders of different modifiers apart. In a modifier, the
/// argument is the type of the modified view. In a transition, the argument is the type of the
/// transition.
public struct PlaceholderContentView<Value> {
  let content: any View

  /// Whether the modifiers that are applied to the placeholder have a separate transaction.
  let isForTransaction: Bool

  /// Creates a placeholder.
  ///
  /// For one modifier, `content` must always have the same type.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - isForTransaction: Whether the modifiers that are applied to the placeholder have a
  ///     separate transaction.
  package nonisolated init(content: any View, isForTransaction: Bool = false) {
    self.content = content
    self.isForTransaction = isForTransaction
  }
}

extension PlaceholderContentView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node =
      view.isForTransaction ? TransactionPlaceholderNode(inputs) : ContentPlaceholderNode(inputs)
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

/// The node of a placeholder whose modifiers have no separate transaction.
private final class ContentPlaceholderNode: ParentNode {}
