public import AmbientCore

/// The host's style for lines between views.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `SeparatorShapeStyle` resolves to itself.
  public typealias Resolved = SeparatorShapeStyle

  /// Creates a separator shape style.
  public init() {}

  /// Returns the paint with the name `separator`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named("separator") }
}

/// The host's style for areas such as the background of a control.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `FillShapeStyle` resolves to itself.
  public typealias Resolved = FillShapeStyle

  /// Creates a fill shape style.
  public init() {}

  /// Returns the paint with the name `fill`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named("fill") }
}

/// The host's style for the prompt in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `PlaceholderTextShapeStyle` resolves to itself.
  public typealias Resolved = PlaceholderTextShapeStyle

  /// Creates a placeholder text shape style.
  public init() {}

  /// Returns the paint with the name `placeholder`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named("placeholder") }
}

/// The host's style for links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `LinkShapeStyle` resolves to itself.
  public typealias Resolved = LinkShapeStyle

  /// Creates a link shape style.
  public init() {}

  /// Returns the paint with the name `link`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named("link") }
}

/// The host's style for the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The type of the resolved style: `WindowBackgroundShapeStyle` resolves to itself.
  public typealias Resolved = WindowBackgroundShapeStyle

  /// Creates a window background shape style.
  public init() {}

  /// Returns the paint with the name `windowBackground`.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { .named("windowBackground") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas such as the background of a control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of the prompt in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
