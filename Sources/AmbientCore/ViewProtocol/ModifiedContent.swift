/// A view with a modifier, or a modifier with another.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// How it is modified.
  public var modifier: Modifier

  /// Puts the two together.
  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  /// Compares both parts.
  public static func == (lhs: ModifiedContent, rhs: ModifiedContent) -> Bool {
    lhs.content == rhs.content && lhs.modifier == rhs.modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes the node that the modifier asks for.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }

  /// Gives the modifier's node another content and modifier.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Modifier._updateNode(node, view)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Modifier._makeNode(applied(to: view), inputs)
  }

  /// Gives both modifiers' nodes another view.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Modifier._updateNode(node, applied(to: view))
  }

  /// Whether one view stays one with nothing to tell a container.
  public static var _keepsOneView: Bool { Content._keepsOneView && Modifier._keepsOneView }

  /// Lists the views with both modifiers around each.
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
  /// Applies a modifier.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@MainActor
extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// If its content is, and the modifier tells a container nothing.
  public static var _isOneView: Bool { Modifier._keepsOneView && Content._isOneView }

  /// Lists the content with the modifier around each of its views.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Modifier._listSubviews(of: view, in: &list)
  }
}
