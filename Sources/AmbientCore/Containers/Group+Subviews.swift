/// What a closure makes of the views in another view.
public struct GroupElementsOfContent<Base: View, Result: View> {
  private let content: SubviewsView<Base, Result>

  nonisolated init(_ base: Base, _ transform: @escaping (SubviewsCollection) -> Result) {
    content = SubviewsView(base: base) { transform(SubviewsCollection($0.subviews)) }
  }
}

extension GroupElementsOfContent: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes the nodes that list the views, and one for what is made of them.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsView._makeNode(view.content, inputs)
  }

  /// Lists the views again.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    SubviewsView._updateNode(node, view.content)
  }

  /// Lists what is made of the views.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    SubviewsView._listSubviews(of: view.content, in: &list)
  }

  /// No.
  public static var _isOneView: Bool { false }
}

/// What a closure makes of the sections in another view.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  private let content: SubviewsView<Base, Result>

  nonisolated init(_ base: Base, _ transform: @escaping (SectionCollection) -> Result) {
    content = SubviewsView(base: base) { transform(SectionCollection($0.sections)) }
  }
}

extension GroupSectionsOfContent: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes the nodes that list the views, and one for what is made of the sections.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsView._makeNode(view.content, inputs)
  }

  /// Lists the views again.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    SubviewsView._updateNode(node, view.content)
  }

  /// Lists what is made of the sections.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    SubviewsView._listSubviews(of: view.content, in: &list)
  }

  /// No.
  public static var _isOneView: Bool { false }
}

extension Group {
  /// Makes something else of the views in another view.
  ///
  /// - Invalidation: The closure runs when views come, go, move or tell their container something else;
  ///   not when they only show something else.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(view, transform)
  }

  /// Makes something else of the sections in another view.
  ///
  /// - Invalidation: The closure runs when sections or their views come, go, move or tell their
  ///   container something else; not when they only show something else.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(view, transform)
  }
}
