public import AmbientCore

/// A style that text, borders, backgrounds and shapes are painted with, such as a ``Color``.
///
/// A style of your own resolves to another style for a given environment. Hosts get the name of the
/// resolved style as an attribute of the element, and the ``ShapePaint`` as a detail.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.red : Color.gray
///   }
/// }
/// ```
///
/// - Invalidation: An element that is painted with the style depends on the environment values that
///   `resolve(in:)` reads. When such a value changes, the element is updated. No body runs.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle

  /// Returns the style to paint with in the given environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint that hosts get for the style in the given environment.
  func _paint(in environment: EnvironmentValues) -> ShapePaint
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }

  /// Returns the name by which hosts know the style in the given environment.
  func _name(in environment: EnvironmentValues) -> String {
    _paint(in: environment).description
  }
}

extension ShapeStyle where Resolved == Self {
  /// Returns the style itself.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}
