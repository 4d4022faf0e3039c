/// Several views without a container of their own: what is applied to the group is applied to each.
public struct Group<Content> {
  /// What is in the group.
  package let content: Content

  /// Groups what is not views, for those who know how to show it.
  ///
  /// No initializer, because one would take the closure of another for its content.
  package static func of(_ content: Content) -> Self { Self(content: content) }
}

extension Group: View where Content: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view.content, inputs)
  }

  /// Updates the node of the content.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }
}

@MainActor
extension Group where Content: View {
  /// If its content is.
  public static var _isOneView: Bool { Content._isOneView }

  /// Lists the content.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}
