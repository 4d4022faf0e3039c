public import AmbientCore

/// What text, borders and backgrounds are painted with: a colour, or something that becomes one.
///
/// A style of your own says in `resolve(in:)` what it is in given surroundings. What it reads there
/// becomes a dependency of what is painted with it, and of nothing else.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

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

extension ShapeStyle where Resolved == Never {
  /// Stops the program: this style stands for nothing but itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) declares neither resolve(in:) nor is it a style of Ambient.")
  }
}

extension Never: ShapeStyle {}

/// A style whose type does not show.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The words for the style inside.
  public func _name(in environment: EnvironmentValues) -> String { style._name(in: environment) }
}

extension AnyShapeStyle: Equatable {
  /// Compares what is inside; styles that cannot be compared are different.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    guard let style = lhs.style as? any Equatable else { return false }
    return isEqual(style, rhs.style)
  }

  private static func isEqual<Style: Equatable>(_ style: Style, _ other: any ShapeStyle) -> Bool {
    style == (other as? Style)
  }
}
