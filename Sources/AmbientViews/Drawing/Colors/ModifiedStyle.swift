import AmbientCore

extension ShapeStyle {
  // See `View.opacity(_:)` for the purpose of `@_disfavoredOverload`.
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  ///
  /// - Parameter opacity: The factor, from 0 (transparent) to 1 (no change).
  /// - Returns: The style.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self, change: .opacity(opacity))
  }

  /// Returns the style with a shadow of the painted area.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: self, change: .shadow(style))
  }

  /// Returns the style with a blend mode for its colors.
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: The style.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self, change: .blendMode(mode))
  }

  /// The style with half of its opacity, for the second level of emphasis.
  public var secondary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.secondary.opacityFactor)
  }

  /// The style with 30 percent of its opacity, for the third level of emphasis.
  public var tertiary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.tertiary.opacityFactor)
  }

  /// The style with 20 percent of its opacity, for the fourth level of emphasis.
  public var quaternary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.quaternary.opacityFactor)
  }

  /// The style with 10 percent of its opacity, for the fifth level of emphasis.
  public var quinary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.quinary.opacityFactor)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by a factor from 0 to 1.
  ///
  /// - Parameter opacity: The factor, from 0 (transparent) to 1 (no change).
  /// - Returns: The foreground style.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style with a shadow of the painted area.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The foreground style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style with a blend mode for its colors.
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: The foreground style.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

/// A style with another opacity, a shadow or a blend mode.
struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = ModifiedStyle

  enum Change: Equatable {
    case opacity(Double)
    case shadow(ShadowStyle)
    case blendMode(BlendMode)
  }

  let base: Base
  let change: Change

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    let paint = base._paint(in: environment)
    return switch change {
    case .opacity(let opacity): .opacity(paint, opacity)
    case .shadow(let style): .shadow(paint, style)
    case .blendMode(let mode): .blendMode(paint, mode)
    }
  }
}
