import AmbientGraph

/// One of two views: the result of an `if` with an `else`, or of a `switch`, in a view builder.
///
/// Each branch has its own identity. When the branch changes, the view of the old branch is removed
/// and the view of the new branch starts with new state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  @usableFromInline
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View {
  /// The type of the body; conditional content has none.
  public typealias Body = Never

  /// Makes a node that shows the current branch.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BranchNode(inputs)
    node.show(view)
    return _ViewNode(node)
  }

  /// Updates the current branch, or replaces it with the other branch.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(BranchNode.self).show(view)
  }

  private final class BranchNode: ViewNode {
    private enum Branch {
      case none
      case first(ViewNode)
      case second(ViewNode)
    }

    private var branch = Branch.none

    override var lastChild: ViewNode? {
      switch branch {
      case .none: nil
      case .first(let node), .second(let node): node
      }
    }

    override func key(of child: ViewNode) -> AnyHashable? {
      if case .first = branch { true } else { false }
    }

    @MainActor func show(_ view: _ConditionalContent) {
      switch (view.storage, branch) {
      case (.first(let content), .first(let node)):
        TrueContent._updateNode(_ViewNode(node), content)
      case (.second(let content), .second(let node)):
        FalseContent._updateNode(_ViewNode(node), content)
      case (.first(let content), .none): branch = .first(mount(content))
      case (.second(let content), .none): branch = .second(mount(content))
      case (.first(let content), .second(let node)):
        removeChild(node, false)
        branch = .first(insert(content, true))
      case (.second(let content), .first(let node)):
        removeChild(node, true)
        branch = .second(insert(content, false))
      }
    }

    override func willRetire() {
      super.willRetire()
      branch = .none
    }
  }
}

@MainActor
extension _ConditionalContent {
  /// Always false, because each branch is a different subview.
  public static var _isOneView: Bool { false }

  /// Whether each branch is a single subview or none.
  public static var _isAtMostOneView: Bool {
    TrueContent._isAtMostOneView && FalseContent._isAtMostOneView
  }

  /// Adds the subviews of the current branch to a list.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    switch view.storage {
    case .first(let content):
      list.at(.branch(true)) { TrueContent._listSubviews(of: content, in: &$0) }
    case .second(let content):
      list.at(.branch(false)) { FalseContent._listSubviews(of: content, in: &$0) }
    }
  }
}

extension ViewBuilder {
  /// Returns the content of an `if` or `switch` whose first branch is current.
  ///
  /// - Parameter first: The view of the first branch.
  /// - Returns: The content.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Returns the content of an `if` or `switch` whose second branch is current.
  ///
  /// - Parameter second: The view of the second branch.
  /// - Returns: The content.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}
