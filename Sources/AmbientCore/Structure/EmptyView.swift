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
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ViewNode(inputs))
  }

  /// Does nothing.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

@MainActor
extension EmptyView {
  /// Always false, because an empty view is no subview of a container.
  public static var _isOneView: Bool { false }

  /// Always true, because an empty view adds no subview.
  public static var _isAtMostOneView: Bool { true }

  /// Adds nothing to the list.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {}
}

extension ViewBuilder {
  /// Returns the view of a block without statements.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
}
