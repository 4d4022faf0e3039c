import AmbientGraph

/// One of two views: what an `if` with an `else`, or a `switch`, becomes.
///
/// Each branch has an identity of its own: another branch begins anew.
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
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a node with the branch that is taken.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BranchNode(inputs)
    node.show(view)
    return _ViewNode(node)
  }

  /// Updates the branch, or puts the other one in its place.
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

    @MainActor func show(_ view: _ConditionalContent) {
      switch (view.storage, branch) {
      case (.first(let content), .first(let node)):
        TrueContent._updateNode(_ViewNode(node), content)
      case (.second(let content), .second(let node)):
        FalseContent._updateNode(_ViewNode(node), content)
      case (.first(let content), _):
        lastChild.map(unmount)
        branch = .first(mount(content))
      case (.second(let content), _):
        lastChild.map(unmount)
        branch = .second(mount(content))
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
  /// No: the branches have identities of their own.
  public static var _isOneView: Bool { false }

  /// Lists the branch that is taken.
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
  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}
