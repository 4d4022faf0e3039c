import AmbientGraph

/// A view without content.
public struct EmptyView: Sendable {
  /// Makes the view.
  public init() {}
}

extension EmptyView: View {
  /// The type of the body: there is none.
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
  /// No: it is none.
  public static var _isOneView: Bool { false }

  /// Lists nothing.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {}
}

extension ViewBuilder {
  /// A block without statements.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
}
