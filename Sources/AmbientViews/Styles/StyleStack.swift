import AmbientCore

/// The styles that the ancestors of a control set, from the nearest to the outermost.
///
/// The view that a style creates has the outer styles in its environment. A control that the style
/// creates from its configuration therefore has the next style, which ends the recursion.
indirect enum StyleStack<Style> {
  /// No style is set.
  case unstyled
  /// The nearest style, and the styles of the ancestors further up.
  case style(Style, outer: StyleStack)

  /// The nearest style; setting it adds a style before the others.
  var nearest: Style? {
    get {
      guard case .style(let style, _) = self else { return nil }
      return style
    }
    set { if let newValue { self = .style(newValue, outer: self) } }
  }
}

/// A style in a view that runs the style's body.
///
/// The dynamic properties of the style become properties of that view.
struct StyleField<Style>: DynamicPropertyContainer {
  let style: Style
}

/// A style of the library, whose body is left out of reports because it is not the user's code.
protocol BuiltInStyle {}

/// Returns the name under which reports list the body of a style; nil for a style of the library.
func reportedName<Style>(of style: Style.Type) -> String? {
  style is any BuiltInStyle.Type ? nil : "\(style)"
}
