import AmbientViews

extension CanvasDetail.Command {
  /// The command itself, or one command for its shadow and one for its drawing, from back to front.
  ///
  /// The commands are separate if the blend mode of the shadow combines the shadow with the
  /// background of the drawing. In the following cases, the shadow is combined only with the
  /// drawing, and the property is the command itself:
  ///
  /// - The shadow is above the drawing.
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
