/// A group of views without a layout of its own.
///
/// The container of the group shows the group's views as if they were not grouped.
public struct Group<Content> {
  package let content: Content

  /// Returns a group of content that is not a view, such as scenes or commands.
  ///
  /// This is a function, because an initializer would also accept the closures that are meant for
  /// other initializers.
  package static func of(_ content: Content) -> Self { Self(content: content) }
}

extension Group: View where Content: View {
  /// The type of the body; a group has none.
  public typealias Body = Never

  /// Creates a group of views.
  ///
  /// - Parameter content: The views of the group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node of the content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view.content, inputs)
  }

  /// Updates the node of the content.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }
}

@MainActor
extension Group where Content: View {
  /// Whether the content is always one subview.
  public static var _isOneView: Bool { Content._isOneView }

  /// Whether the content is always one subview or none.
  public static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Adds the subviews of the content to a list.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}
