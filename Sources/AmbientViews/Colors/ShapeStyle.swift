public import AmbientCore

/// What text, borders and backgrounds are painted with: a colour, or something that becomes one.
///
/// A style of your own says what it is in given surroundings. What it reads there becomes a dependency
/// of what is painted with it, and of nothing else.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.red : Color.gray
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle

  /// Makes the style for the given surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The words by which hosts know the style.
  func _name(in environment: EnvironmentValues) -> String
}

extension ShapeStyle {
  /// The words for what the style resolves to.
  public func _name(in environment: EnvironmentValues) -> String {
    resolve(in: environment)._name(in: environment)
  }
}

extension ShapeStyle where Resolved == Self {
  /// The style itself.
  public func resolve(in environment: EnvironmentValues) -> Self { self }
}
