public import AmbientCore

/// Puts the scenes of a body together.
@resultBuilder
public enum SceneBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block with several statements.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<TupleView<(repeat (each Content)._SceneViews)>> {
    _TupleScene(_sceneViews: TupleView((repeat (each content)._sceneViews)))
  }

  /// An `if` without an `else`.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// An `if #available`, whose type does not show what is inside.
  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _TupleScene<AnyView> {
    _TupleScene(_sceneViews: AnyView(content._sceneViews))
  }
}

/// Several scenes, or none.
public struct _TupleScene<Views: View> {
  /// The views that show them.
  public let _sceneViews: Views
}

extension _TupleScene: Scene {
  /// The type of the body: there is none.
  public typealias Body = Never
}

/// A scene that may be there: what an `if` without an `else` becomes.
extension Optional: Scene where Wrapped: Scene {
  /// The views that show it, if it is there.
  public nonisolated var _sceneViews: Wrapped._SceneViews? { self?._sceneViews }
}
