import AmbientGraph
import AmbientSupport

/// A reusable change of a view.
///
/// The view to which a modifier is applied is the content of the modifier. The modified view is the
/// content with the modifier. A modifier can have dynamic properties.
///
/// ```swift
/// struct Titled: ViewModifier {
///   let title: String
///
///   func body(content: Content) -> some View {
///     Text(title)
///     content
///   }
/// }
/// ```
///
/// An `@Environment` property of the modifier reads the values that ancestors and outer modifiers
/// set. It does not read values that the modifier's own body sets.
///
/// - Invalidation: The body runs when the modified view is mounted, and when a field of the
///   modifier changes. The body also runs after a change of a value that its last run read. A
///   change of the content alone does not run the body.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the body, inferred from `body(content:)`.
  associatedtype Body: View

  /// The type of the placeholder for the content in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that is shown in place of the content.
  ///
  /// - Parameter content: A placeholder for the content.
  /// - Returns: The view, which usually contains the placeholder.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a modified view.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode

  /// Updates the node of a modified view with new content and a new modifier of this type.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  )

  /// Whether the modified view is one subview of a container if the content is one subview.
  ///
  /// The property is false for each modifier that sets a container value, a tag or an identifier.
  static var _keepsOneView: Bool { get }

  /// Adds the subviews of a modified view to a container's list of subviews.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - list: The list of the container's subviews.
  static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  )
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier first and then another modifier.
  ///
  /// - Parameter modifier: The modifier to apply second.
  /// - Returns: The combined modifier.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Stops the program, because the modifier has no body.
  ///
  /// - Parameter content: A placeholder for the content.
  public func body(content: Content) -> Never { Diagnostic.neverBody(Self.self).stop() }
}

/// A placeholder for the content in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any AnyModifierContent

  /// The type of the body; a placeholder has none.
  public typealias Body = Never
}

@MainActor
protocol AnyModifierContent: AnyObject {
  func show(in placeholderNode: ParentNode)
  func list(in list: inout _SubviewList)
}

/// A modifier that does not change the view.
public struct EmptyModifier: Sendable {
  /// A shared value, for example as a default argument.
  public static let identity = EmptyModifier()

  /// Creates a modifier that does not change the view.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The type of the body; this modifier has none.
  public typealias Body = Never

  /// Makes the node of the content, because the modifier changes nothing.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    Modified._makeNode(view.content, inputs)
  }

  /// Updates the node of the content.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    Modified._updateNode(node, view.content)
  }
}

@MainActor
extension EmptyModifier {
  /// Adds the subviews of the unmodified view to a list.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews<Modified: View>(
    of view: ModifiedContent<Modified, Self>,
    in list: inout _SubviewList
  ) {
    Modified._listSubviews(of: view.content, in: &list)
  }
}
