public import AmbientCore
import AmbientGraph
import AmbientReflection

/// A wrapper that hides the type of a shape style.
public struct AnyShapeStyle: ShapeStyle {
  /// The type of the resolved style: `AnyShapeStyle` resolves to itself.
  public typealias Resolved = AnyShapeStyle

  let style: any ShapeStyle

  /// Wraps a style.
  ///
  /// An `AnyShapeStyle` is unwrapped first, so that no style is wrapped twice.
  ///
  /// - Parameter style: The style to wrap.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// Returns the paint of the wrapped style.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    style._paint(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  /// Returns whether two wrapped styles are equal; styles without `==` are compared field by field.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    areSame(lhs.style, rhs.style)
  }
}
