/// The older, underscored form of a container that builds its content from its subviews.
///
/// Libraries that support systems before iOS 18 use this form. In new code, use
/// `Group(subviews:transform:)` or `ForEach(subviews:content:)`.
///
/// ```swift
/// struct Divided: _VariadicView.MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// struct DividedStack<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View {
///     VStack { _VariadicView.Tree(Divided()) { content } }
///   }
/// }
/// ```
public enum _VariadicView {
  /// The type of a container.
  public typealias Root = _VariadicView_Root
  /// The type of a container whose body is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The type of a container that is one subview of the container around it.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The type of a container whose body may be several views.
  ///
  /// Each view of the body becomes a subview of the outer container.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews that a container receives.
  public typealias Children = _VariadicView_Children

  /// A view that consists of a container and of the container's content.
  ///
  /// In new code, use `Group(subviews:transform:)`.
  ///
  /// - Invalidation: The body of the root runs when the root changes, and when a subview of the
  ///   content is inserted, removed or moved, or changes its traits. A change of a subview's
  ///   content does not run the body of the root.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// The content of the container.
    public var content: Content

    /// Creates a view from a container and its content.
    ///
    /// - Parameters:
    ///   - root: The container.
    ///   - content: Builds the content of the container.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The type of the body; this view has none.
  public typealias Body = Never

  private var result: SubviewsView<Content, VariadicBody<Root>> {
    SubviewsView(base: content) { [root] in
      VariadicBody(root: root, children: _VariadicView_Children($0.subviews))
    }
  }

  /// Makes a node that lists the subviews of the content, and shows the body of the root.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsView._makeNode(view.result, inputs)
  }

  /// Updates the subviews, and passes the new root to the node that runs the body of the root.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    SubviewsView._updateNode(node, view.result)
  }

  /// Adds the view if its root is unary; otherwise adds the subviews of the root's body.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The subviews of the outer container so far.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    if _isOneView { return list.add(view) }
    SubviewsView._listSubviews(of: view.result, in: &list)
  }

  /// Whether the root is unary.
  public static var _isOneView: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }
}

/// The view that runs the body of a root.
///
/// If neither the root nor its subviews have changed, the body does not run again.
private struct VariadicBody<Root: _VariadicView_ViewRoot> {
  private let owner: BodyOwner<Root>
  private let children: _VariadicView_Children

  init(root: Root, children: _VariadicView_Children) {
    owner = BodyOwner(value: root)
    self.children = children
  }
}

extension VariadicBody: View, NamedBody {
  var body: Root.Body { owner.value.body(children: children) }

  static var bodyName: String? { "\(Root.self)" }
}
