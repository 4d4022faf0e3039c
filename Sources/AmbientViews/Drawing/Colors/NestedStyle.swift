import AmbientCore

/// A foreground style, together with the foreground style that an ancestor sets.
///
/// Some styles depend on the style of the ancestor. If the ancestor sets blue, `.secondary` and
/// `.foreground.opacity(0.5)` are half-transparent blue.
struct NestedStyle: ShapeStyle, Equatable {
  typealias Resolved = NestedStyle

  let style: AnyShapeStyle

  /// The foreground style that an ancestor sets; nil for the host's default.
  let outer: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    style._paint(in: environment.withForeground(outer))
  }
}

extension CharacterStyle {
  /// The foreground style of a view.
  ///
  /// When a modifier sets a style, the previous style becomes the `outer` style of the new style.
  /// A color does not depend on the style of an ancestor, and therefore gets no `outer` style.
  var nestedForeground: AnyShapeStyle? {
    get { foreground }
    set {
      foreground = newValue.map { style in
        style.style is Color ? style : AnyShapeStyle(NestedStyle(style: style, outer: foreground))
      }
    }
  }
}

extension EnvironmentValues {
  /// The foreground style; nil for the host's default.
  var foreground: AnyShapeStyle? { customTextStyle?.characters.foreground }

  fileprivate func withForeground(_ style: AnyShapeStyle?) -> EnvironmentValues {
    var environment = self
    environment.textStyle.characters.foreground = style
    return environment
  }
}

extension AnyShapeStyle {
  /// Returns the paint that this foreground style has for a level such as `.secondary`.
  ///
  /// A level or `.foreground` refers to the `outer` style. The paint is nil if this style and all
  /// `outer` styles are levels or `.foreground`, because no style then has a paint of its own.
  func paint(
    ofLevel level: HierarchicalShapeStyle,
    in environment: EnvironmentValues
  ) -> ShapePaint? {
    guard let nested = style as? NestedStyle else {
      return level.paint(of: _paint(in: environment))
    }
    let environment = environment.withForeground(nested.outer)
    return switch nested.style.style {
    case let leveled as LeveledStyle: leveled.paint(ofLevel: level.level, in: environment)
    case is HierarchicalShapeStyle, is ForegroundStyle:
      nested.outer?.paint(ofLevel: level, in: environment)
    case let style: level.paint(of: style._paint(in: environment))
    }
  }
}
