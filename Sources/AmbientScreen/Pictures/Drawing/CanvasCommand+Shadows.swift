import AmbientViews

extension CanvasDetail.Command {
  /// The commands to draw in place of this command, from back to front.
  ///
  /// If a blend mode combines the shadow with the background of the drawing, the shadow has a
  /// command of its own. The drawing then has a second command, unless the option `shadowOnly`
  /// hides the drawing.
  ///
  /// Otherwise, the property is the command itself. Even a shadow with a blend mode is not combined
  /// with the background in the following cases:
  ///
  /// - The shadow is above the drawing, and has neither of the options `shadowOnly` and
  ///   `disablesGroup`.
  /// - The command has a blend mode of its own.
  /// - Other filters change the shadow.
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
