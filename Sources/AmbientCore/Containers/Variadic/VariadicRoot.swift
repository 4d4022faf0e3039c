/// A container of the older, underscored form; see ``_VariadicView``.
///
/// Conform to one of the protocols that refine this protocol.
public protocol _VariadicView_Root {}

/// A container whose body is built from the subviews of the container's content.
///
/// This is the older, underscored form of the closure of `Group(subviews:transform:)`. The
/// container may have properties such as `@Environment` and `@State`.
///
/// - Invalidation: The body runs when a stored property or a dependency of the body changes. The
///   body also runs when a subview is inserted, removed or moved, or changes its traits.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body, inferred from the implementation of ``body(children:)``.
  associatedtype Body: View

  /// Creates the view that the container shows.
  ///
  /// - Parameter children: The subviews of the container's content.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A container of the older, underscored form that is one subview of the container around it.
///
/// The body should be one view, such as a stack. In new code, put `Group(subviews:transform:)` into
/// a stack.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container of the older, underscored form whose body may be any number of views.
///
/// The container around it receives each view of the body as a subview. In new code, use
/// `Group(subviews:transform:)` or `ForEach(subviews:content:)`.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
