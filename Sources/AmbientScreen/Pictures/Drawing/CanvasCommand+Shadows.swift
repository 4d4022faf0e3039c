import AmbientViews

extension CanvasDetail.Command {
  /// The commands to draw in place of this command, from back to front.
  ///
  /// If a blend mode combines a shadow with the background of the drawing, the array has two
  /// commands: one draws the shadow, the other draws the drawing. The option `shadowOnly` hides the
  /// drawing; the array then has only the command that draws the shadow.
  ///
  /// In all other cases, the array has only this command, unchanged.
  ///
  /// A blend mode combines a shadow with the background if all of these conditions are met:
  ///
  /// - The shadow is below the drawing, or has the option `shadowOnly` or `disablesGroup`.
  /// - The blend mode of the shadow is not `normal`, and views have a similar blend mode.
  /// - The blend mode of the command is `normal`.
  /// - The shadow is the first filter of the command. The first filter is applied last, so that no
  ///   other filter changes the shadow.
  var separateCommands: [CanvasDetail.Command] {
    guard blendMode == .normal,
      case .shadow(let color, let radius, let x, let y, let mode, let options)? = filters.first,
      mode.modeForViews != .normal, options.blendsWithBackground
    else { return [self] }
    var shadow = self
    shadow.blendMode = mode
    shadow.filters[0] = .shadow(
      color,
      radius: radius,
      x: x,
      y: y,
      .normal,
      options.union(.shadowOnly)
    )
    if options.contains(.shadowOnly) { return [shadow] }
    var drawing = self
    drawing.filters.removeFirst()
    return options.contains(.shadowAbove) ? [drawing, shadow] : [shadow, drawing]
  }
}

extension GraphicsContext.ShadowOptions {
  /// Whether the shadow is combined with the background of the drawing, and not only with the
  /// drawing.
  fileprivate var blendsWithBackground: Bool {
    !contains(.shadowAbove) || contains(.shadowOnly) || contains(.disablesGroup)
  }
}
