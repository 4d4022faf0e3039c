/// A view that a closure builds from the subviews of another view.
public struct GroupElementsOfContent<Base: View, Result: View> {
  private let content: SubviewsView<Base, Result>

  nonisolated init(_ base: Base, _ transform: @escaping (SubviewsCollection) -> Result) {
    content = SubviewsView(base: base) { transform(SubviewsCollection($0.subviews)) }
  }
}

extension GroupElementsOfContent: View {
  /// The type of the body; this view has none.
  public typealias Body = Never

  /// Makes a node that lists the subviews, runs the closure with them and shows the result.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsView._makeNode(view.content, inputs)
  }

  /// Updates the subviews, and passes the new closure to the node that runs it.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    SubviewsView._updateNode(node, view.content)
  }

  /// Adds the subviews of the closure's result to the list of a container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    SubviewsView._listSubviews(of: view.content, in: &list)
  }

  /// Always false, because the result may be any number of views.
  public static var _isOneView: Bool { false }
}

/// A view that a closure builds from the sections of another view.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  private let content: SubviewsView<Base, Result>

  nonisolated init(_ base: Base, _ transform: @escaping (SectionCollection) -> Result) {
    content = SubviewsView(base: base) { transform(SectionCollection($0.sections)) }
  }
}

extension GroupSectionsOfContent: View {
  /// The type of the body; this view has none.
  public typealias Body = Never

  /// Makes a node that lists the sections, runs the closure with the sections and shows the result.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsView._makeNode(view.content, inputs)
  }

  /// Updates the subviews, and passes the new closure to the node that runs it.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    SubviewsView._updateNode(node, view.content)
  }

  /// Adds the subviews of the closure's result to the list of a container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    SubviewsView._listSubviews(of: view.content, in: &list)
  }

  /// Always false, because the result may be any number of views.
  public static var _isOneView: Bool { false }
}

extension Group {
  /// Creates a group from the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are listed.
  ///   - transform: Builds the content from the subviews.
  /// - Invalidation: The closure runs again when a subview is inserted, removed or moved, or
  ///   changes its container values. A change of a subview's content does not run the closure.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(view, transform)
  }

  /// Creates a group from the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are listed.
  ///   - transform: Builds the content from the sections.
  /// - Invalidation: The closure runs again when a section or one of its subviews is inserted,
  ///   removed or moved, or changes its container values. A change of a subview's content does not
  ///   run the closure.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(view, transform)
  }
}
