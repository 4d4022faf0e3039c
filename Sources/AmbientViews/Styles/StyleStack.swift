import AmbientCore

/// The styles that were set around a control, the nearest first.
///
/// A style's body is shown with the styles further out: so a control in it, made of the style's
/// configuration, has the next style, and not the same one for ever.
indirect enum StyleStack<Style> {
  /// No style was set.
  case usual
  /// The nearest style, and those around it.
  case style(Style, outer: StyleStack)

  /// The nearest style.
  ///
  /// To set it is to add one in front of the others.
  var nearest: Style? {
    get {
      guard case .style(let style, _) = self else { return nil }
      return style
    }
    set { if let newValue { self = .style(newValue, outer: self) } }
  }
}

/// A style in the view that runs its body: its `@Environment` and `@State` are the view's own.
struct StyleField<Style>: DynamicPropertyContainer {
  let style: Style
}

/// A style of the library's own: its body is not reported, because no user wrote it.
protocol BuiltInStyle {}

/// The name under which the body of a style is reported.
func reportedName<Style>(of style: Style.Type) -> String? {
  style is any BuiltInStyle.Type ? nil : "\(style)"
}
