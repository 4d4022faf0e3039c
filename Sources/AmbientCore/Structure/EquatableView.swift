import AmbientGraph

/// A view that updates its content only if the new content differs from the old content.
///
/// - Invalidation: The body of the content still runs after a change of a value that the body read.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares its content with `==`.
  ///
  /// - Parameter content: The view to compare.
  public init(content: Content) { self.content = content }
}

@available(*, unavailable)
extension EquatableView: Sendable {}

extension EquatableView: View {
  /// The type of the body; an equatable view has none.
  public typealias Body = Never

  /// Makes a node that stores the content for the next comparison.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = EquatableNode(view.content, inputs)
    return _ViewNode(node)
  }

  /// Updates the content if it differs from the stored content.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
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
  /// Returns a view that is updated only if the new view and the old view are not equal.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor
extension EquatableView {
  /// Whether the content is always one subview.
  public static var _isOneView: Bool { Content._isOneView }

  /// Whether the content is always one subview or none.
  public static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Adds this view to a list if the content is always one subview.
  ///
  /// Otherwise, the subviews of the content are added.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { list.add(view) } else { Content._listSubviews(of: view.content, in: &list) }
  }
}
