import AmbientGraph

/// A view that is updated only if `==` says that it is another one.
///
/// What the view reads by itself still lets its body run.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Compares a view with `==`.
  public init(content: Content) { self.content = content }
}

@available(*, unavailable)
extension EquatableView: Sendable {}

extension EquatableView: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node that remembers the view it shows.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = EquatableNode(view.content, inputs)
    return _ViewNode(node)
  }

  /// Updates the view if it is another one.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(EquatableNode<Content>.self).update(with: view.content)
  }
}

private final class EquatableNode<Content: View & Equatable>: ParentNode {
  private var content: Content

  @MainActor init(_ content: Content, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
    show(content)
  }

  @MainActor func update(with new: Content) {
    guard content != new else { return }
    content = new
    show(new)
  }
}

extension View where Self: Equatable {
  /// Compares this view with `==` when its parent makes it anew.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor
extension EquatableView {
  /// If its content is.
  public static var _isOneView: Bool { Content._isOneView }

  /// Adds the view, or lists the content.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { list.add(view) } else { Content._listSubviews(of: view.content, in: &list) }
  }
}
