public import AmbientCore

/// A result builder that combines the scenes in a block.
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The scenes of the block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of a block with several statements.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The scenes of the block.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<TupleView<(repeat (each Content)._SceneViews)>> {
    _TupleScene(_sceneViews: TupleView((repeat (each content)._sceneViews)))
  }

  /// Returns the scene of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The scene.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Returns the type-erased scene of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The type-erased scene.
  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _TupleScene<AnyView> {
    _TupleScene(_sceneViews: AnyView(content._sceneViews))
  }
}

/// The combined scenes of a block.
public struct _TupleScene<Views: View> {
  /// The views of all scenes in the block.
  public let _sceneViews: Views
}

extension _TupleScene: Scene {
  /// The type of the body: combined scenes have no body.
  public typealias Body = Never
}

/// The scene of an `if` without an `else`.
extension Optional: Scene where Wrapped: Scene {
  /// The views of the scene; nil if the condition is false.
  public nonisolated var _sceneViews: Wrapped._SceneViews? { self?._sceneViews }
}
