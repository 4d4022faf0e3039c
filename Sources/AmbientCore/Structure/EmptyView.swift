import AmbientGraph

/// A view without content.
public struct EmptyView: Sendable {
  /// Creates a view without content.
  public init() {}
}

extension EmptyView: View {
  /// The type of the body; an empty view has none.
  public typealias Body = Never

  /// Makes a node that shows nothing.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ViewNode(inputs))
  }

  /// Does nothing, because the view has no parts.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

@MainActor
extension EmptyView {
  /// Always false, because an empty view is not a subview of a container.
  public static var _isOneView: Bool { false }

  /// Always true, because an empty view adds no subview.
  public static var _isAtMostOneView: Bool { true }

  /// Adds nothing to the list.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {}
}

extension ViewBuilder {
  /// Returns the view of a block without statements.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
}
