import AmbientGraph
import AmbientSupport

/// A change to a view, kept apart from it to be used again.
///
/// Its own `@Environment` sees the surroundings of the place where the modifier is applied.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// The view that is modified, as it can be used in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// What becomes of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a modified view.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode

  /// Gives a node that was made for this modifier another content and modifier.
  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  )

  /// Whether one view stays one with nothing to tell a container.
  static var _keepsOneView: Bool { get }

  /// Lists the subviews of a modified view.
  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  )
}

extension ViewModifier {
  /// A modifier that applies this one first and then another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Stops the program: this modifier has no body.
  public func body(content: Content) -> Never { Diagnostic.neverBody(Self.self).stop() }
}

/// Stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: any AnyModifiedView

  /// The type of the body: there is none.
  public typealias Body = Never
}

/// A modified view whose type does not matter.
@MainActor
protocol AnyModifiedView: AnyObject {
  /// Shows the view in the node that stands for it in the modifier's body.
  func show(in placeholder: ParentNode)

  /// Lists what the view arranges.
  func list(in list: inout _SubviewList)
}

/// A modifier that leaves the view as it is.
public struct EmptyModifier: Sendable {
  /// The modifier, for those who take one as a default.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes the node of the view itself.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Modified._makeNode(view.content, inputs)
  }

  /// Gives the view's node another view.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Modified._updateNode(node, view.content)
  }
}

@MainActor
extension EmptyModifier {
  /// Lists the views.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    Modified._listSubviews(of: view.content, in: &list)
  }
}
