public import AmbientCore
import AmbientGraph
import AmbientReflection

/// A style whose type does not show.
public struct AnyShapeStyle: ShapeStyle {
  /// The style that this one stands for: itself.
  public typealias Resolved = AnyShapeStyle

  private let style: any ShapeStyle

  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The words for the style inside.
  public func _name(in environment: EnvironmentValues) -> String { style._name(in: environment) }
}

extension AnyShapeStyle: Equatable {
  /// Compares what is inside, field by field where it has no `==`.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    areSame(lhs.style, rhs.style)
  }
}
