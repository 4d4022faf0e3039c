import AmbientCore

/// The styles that the ancestors set for a control, from the nearest to the outermost.
///
/// The views in the body of a style get only the outer styles. A control that the body creates from
/// the configuration therefore has the next outer style. With the same style, the control would
/// call the body again, and so on endlessly.
indirect enum StyleStack<Style> {
  case unstyled
  case style(Style, outer: StyleStack)

  /// The nearest style.
  ///
  /// Setting a style adds the style in front of the existing styles. Setting nil has no effect.
  var nearest: Style? {
    get {
      guard case .style(let style, _) = self else { return nil }
      return style
    }
    set { if let newValue { self = .style(newValue, outer: self) } }
  }
}

/// A style, as a property of the view that runs the body of the style.
///
/// The node of the view connects the dynamic properties of the style, as if they were properties of
/// the view.
struct StyleField<Style>: DynamicPropertyContainer {
  let style: Style
}

/// A built-in style.
///
/// Reports of updates do not list the bodies of these styles, because the styles belong to Ambient.
protocol BuiltInStyle {}

/// Returns the name under which reports list the body of a style; nil for a built-in style.
func reportedName<Style>(of style: Style.Type) -> String? {
  style is any BuiltInStyle.Type ? nil : "\(style)"
}
