import AmbientLayout
import AmbientViews

extension SVGCanvas {
  /// Writes the steps of a filter that adds a shadow.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The downward offset, in points.
  ///   - options: The place and the form of the shadow.
  ///   - mode: The way in which a shadow above the drawing is combined with the drawing.
  mutating func shadow(
    _ color: Color.Resolved,
    _ radius: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ options: GraphicsContext.ShadowOptions,
    _ mode: GraphicsContext.BlendMode
  ) {
    let isInside = options.contains(.invertsAlpha)
    let hidesDrawing =
      options.contains(.shadowOnly) || options.contains(.shadowAbove) && mode == .copy
    if isInside {
      // The area outside of the drawing casts the shadow into the drawing.
      transfer(["A"], slope: -1, intercept: 1, of: "SourceAlpha", "outside")
    }
    // The radius of a shadow is twice the standard deviation of its blur.
    blur(radius / 2, of: isInside ? "outside" : "SourceAlpha")
    let offset = [SVGAttribute("dx", x), SVGAttribute("dy", y), SVGAttribute("result", "shadow")]
    tag("feOffset", offset)
    tag("feFlood", color.attributes("flood-color"))
    let isIn = SVGAttribute("operator", "in")
    tag("feComposite", [SVGAttribute("in2", "shadow"), isIn])
    if isInside { tag("feComposite", [SVGAttribute("in2", "SourceAlpha"), isIn]) }
    guard !hidesDrawing else { return }
    guard options.contains(.shadowAbove) else {
      return tag("feMerge", []) {
        $0.tag("feMergeNode", [])
        $0.tag("feMergeNode", [SVGAttribute("in", "SourceGraphic")])
      }
    }
    combineShadow(mode)
  }

  /// Writes the steps that combine a shadow, which is the last result, with the drawing behind the
  /// shadow.
  private mutating func combineShadow(_ mode: GraphicsContext.BlendMode) {
    let behind = SVGAttribute("in2", "SourceGraphic")
    if mode == .plusLighter {
      // The color of each pixel is the sum of the colors of the shadow and the drawing.
      let factors = [SVGAttribute("k2", 1), SVGAttribute("k3", 1)]
      tag("feComposite", [behind, SVGAttribute("operator", "arithmetic")] + factors)
    } else if let name = mode.operatorWithDrawing {
      tag("feComposite", [behind, SVGAttribute("operator", name)])
    } else if let name = mode.operatorOfDrawing {
      // This step changes nothing: it gives the last result a name.
      tag("feOffset", [SVGAttribute("result", "front")])
      tag(
        "feComposite",
        [
          SVGAttribute("in", "SourceGraphic"), SVGAttribute("in2", "front"),
          SVGAttribute("operator", name),
        ]
      )
    } else {
      tag("feBlend", [behind, SVGAttribute("mode", mode.modeForViews.cssName)])
    }
  }
}

extension GraphicsContext.BlendMode {
  /// The operator of SVG that combines a shadow with the drawing behind it; nil if SVG has no such
  /// operator for the mode.
  ///
  /// For `plusDarker`, which SVG does not have, the property is the operator for `normal`.
  fileprivate var operatorWithDrawing: String? {
    switch self {
    case .normal, .plusDarker: "over"
    case .sourceIn: "in"
    case .sourceOut: "out"
    case .sourceAtop: "atop"
    case .xor: "xor"
    default: nil
    }
  }

  /// The operator of SVG that combines the drawing with the shadow, as if the shadow were behind
  /// the drawing; nil if SVG has no such operator for the mode.
  fileprivate var operatorOfDrawing: String? {
    switch self {
    case .destinationOver: "over"
    case .destinationIn: "in"
    case .destinationOut, .clear: "out"
    case .destinationAtop: "atop"
    default: nil
    }
  }
}
