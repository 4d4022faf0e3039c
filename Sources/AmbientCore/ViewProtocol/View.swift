import AmbientGraph
public import AmbientScopes
public import AmbientSupport

/// A part of a user interface, described as a value.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   @Environment(\.theme) private var theme
///
///   var body: some View {
///     Text("Hello, \(name)").foregroundStyle(theme.accent)
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when the view appears, when its parent gives it other fields, and when
///   something it read in its last run has changed: a state, a binding, a value of the environment, a
///   property of an observable object.
@_typeEraser(AnyView)
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view.
  static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode

  /// Gives a node that was made for this type of view another one.
  static func _updateNode(_ node: _ViewNode, _ view: Self)

  /// Does what a node that was made for this type of view has to do in an update.
  static func _runNode(_ node: _ViewNode)

  /// Whether it is one view with nothing to tell a container, whatever its value is.
  static var _isOneView: Bool { get }

  /// Adds the view to the list of a container's subviews, or those that it arranges.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)
}

extension Never: View {
  /// Cannot be called, because there is no value to call it on.
  public var body: Never { Diagnostic.neverBody(Never.self).stop() }
}

extension View where Body == Never {
  /// Stops the program: this view has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension ViewNode {
  /// Makes the only child, or the first one.
  @inlinable @MainActor
  func mount<Content: View>(_ view: Content, scope: Scope? = nil) -> ViewNode {
    willMountFirstChild()
    return Content._makeNode(view, inputs(scope: scope)).node
  }
}

extension ParentNode {
  /// Shows a view in the child; the view's type is always the same.
  @inlinable @MainActor
  final func show<Content: View>(_ view: Content) {
    guard child != nil else { return child = mount(view) }
    childInPlace.with { Content._updateNode(_ViewNode($0), view) }
  }
}
