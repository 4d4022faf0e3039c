/// A view with a modifier, or a modifier followed by another modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the first modifier.
  public var content: Content

  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates a combination of content and modifier.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - modifier: The modifier.
  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  /// Returns whether the contents and the modifiers are equal.
  public static func == (lhs: ModifiedContent, rhs: ModifiedContent) -> Bool {
    lhs.content == rhs.content && lhs.modifier == rhs.modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body; a modified view has none.
  public typealias Body = Never

  /// Makes the node of the modifier for the content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }

  /// Updates the modifier's node with a new content and modifier.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Modifier._updateNode(node, view)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Makes the nodes for a view to which both modifiers are applied.
  ///
  /// - Parameters:
  ///   - view: A view together with both modifiers.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Modifier._makeNode(applied(to: view), inputs)
  }

  /// Updates the nodes of both modifiers.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view together with both new modifiers.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Modifier._updateNode(node, applied(to: view))
  }

  /// Whether a single subview of a container stays a single subview with both modifiers, and gets
  /// no container value, tag or identifier from them.
  public static var _keepsOneView: Bool { Content._keepsOneView && Modifier._keepsOneView }

  /// Adds the subviews of a view to a list, each with both modifiers.
  ///
  /// - Parameters:
  ///   - view: A view together with both modifiers.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    Modifier._listSubviews(of: applied(to: view), in: &list)
  }

  private static func applied<Modified: View>(
    to view: ModifiedContent<Modified, Self>
  ) -> ModifiedContent<ModifiedContent<Modified, Content>, Modifier> {
    ModifiedContent<ModifiedContent<Modified, Content>, Modifier>(
      content: ModifiedContent<Modified, Content>(
        content: view.content,
        modifier: view.modifier.content
      ),
      modifier: view.modifier.modifier
    )
  }
}

extension View {
  /// Returns this view with a modifier.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The modified view.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@MainActor
extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// Whether the modified view is always exactly one subview of a container, and sets no container
  /// value, tag or identifier.
  public static var _isOneView: Bool { Modifier._keepsOneView && Content._isOneView }

  /// Whether the content is always one subview or none.
  public static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Adds the subviews of the content to a list, each with the modifier.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Modifier._listSubviews(of: view, in: &list)
  }
}
