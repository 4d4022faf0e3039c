import AmbientDrawing
import AmbientLayout
import AmbientViews

extension SVGCanvas: PictureCanvas {
  static let drawers: Drawers<SVGCanvas> = {
    var drawers = Drawers<SVGCanvas>()
    drawers.addButtons()
    drawers.addControls()
    drawers.addGroups()
    drawers.addContainers()
    return drawers
  }()

  mutating func fill(_ outline: Outline, _ paint: ShapePaint, in placement: PaintPlacement) {
    let edges = outline.style.isAntialiased ? [] : [SVGAttribute("shape-rendering", "crispEdges")]
    let rule = outline.style.isEOFilled ? [SVGAttribute("fill-rule", "evenodd")] : []
    let area = SVGArea(
      bounds: outline.frame,
      tags: { canvas, attributes in canvas.shape(outline, attributes + rule + edges) },
      clip: { $0.clipShape(outline) }
    )
    self.paint(area, paint, in: placement)
  }

  mutating func stroke(
    _ outline: Outline,
    _ style: StrokeStyle,
    _ paint: ShapePaint,
    in placement: PaintPlacement
  ) {
    guard style.lineWidth > 0 else { return }
    let edges = outline.style.isAntialiased ? [] : [SVGAttribute("shape-rendering", "crispEdges")]
    let area = SVGArea(
      attribute: "stroke",
      bounds: outline.frame.insetBy(dx: -style.lineWidth, dy: -style.lineWidth),
      tags: { canvas, attributes in
        canvas.shape(
          outline,
          [SVGAttribute("fill", "none")] + attributes
            + style.svgAttributes(hasCorners: !outline.isBox) + edges
        )
      },
      clip: { $0.clipShape(Outline(outline.path.strokedPath(style))) }
    )
    self.paint(area, paint, in: placement)
  }

  mutating func write(_ text: DrawnText, _ look: TextLook) {
    let lines = text.lines.filter { !$0.text.isEmpty && $0.frame.width > 0 }
    guard let first = lines.first else { return }
    if look.isRedacted {
      for line in lines { fill(Outline(.roundedRectangle(3), in: line.frame), .named("tertiary")) }
      return
    }
    let area = SVGArea(
      bounds: lines.reduce(first.frame) { $0.union($1.frame) },
      tags: { canvas, attributes in
        for line in lines {
          canvas.write(line, text, attributes + look.svgAttributes, look.placement)
        }
      },
      clip: { canvas in
        for line in lines { canvas.write(line, text, []) }
      }
    )
    self.paint(area, look.paint, in: look.placement)
  }

  mutating func draw(_ separator: RowSeparator) {
    fill(Outline(.rectangle, in: separator.frame), separator.paint)
  }

  mutating func draw(_ indicator: ScrollIndicator) {
    let radius = min(indicator.frame.width, indicator.frame.height) / 2
    fill(Outline(.roundedRectangle(radius), in: indicator.frame), .named("tertiary"))
  }

  mutating func drawImage(_ image: DrawnImage, _ paint: ShapePaint, in frame: CGRect) {
    if let file = image.file {
      guard image.isTemplate else { return draw(file, named: image.name, in: frame) }
      return masked(in: frame, isInverted: false) {
        $0.draw(file, named: image.name, in: frame)
      } _: {
        $0.fill(Outline(.rectangle, in: frame), paint)
      }
    }
    let shortSide = min(frame.width, frame.height)
    let outline = Outline(.roundedRectangle(shortSide / 5), in: frame)
    tag("g", [SVGAttribute("opacity", 0.4)]) {
      if let name = image.name { $0.tag("title", [], text: name) }
      $0.fill(outline, paint)
    }
  }

  /// Writes the tag of an image whose bytes are known.
  mutating func draw(_ file: DrawnImage.File, named name: String?, in frame: CGRect) {
    let attributes = [
      SVGAttribute("preserveAspectRatio", "none"),
      SVGAttribute("xmlns:xlink", "http://www.w3.org/1999/xlink"),
      SVGAttribute("xlink:href", file.url),
    ]
    guard let name else { return tag("image", SVGAttribute.rectangle(frame) + attributes) }
    tag("image", SVGAttribute.rectangle(frame) + attributes) { $0.tag("title", [], text: name) }
  }

  // MARK: Tags of outlines

  mutating func shape(_ outline: Outline, _ attributes: [SVGAttribute]) {
    let frame = outline.frame
    switch outline.form {
    case .rectangle:
      tag("rect", SVGAttribute.rectangle(frame) + attributes)
    case .roundedRectangle(let radius):
      tag("rect", SVGAttribute.rectangle(frame) + [SVGAttribute("rx", radius)] + attributes)
    case .ellipse:
      let place = [
        SVGAttribute("cx", frame.midX), SVGAttribute("cy", frame.midY),
        SVGAttribute("rx", frame.width / 2), SVGAttribute("ry", frame.height / 2),
      ]
      tag("ellipse", place + attributes)
    case .path(let path):
      if !path.isEmpty { tag("path", [SVGAttribute("d", path.svgText)] + attributes) }
    }
  }

  /// Writes the tag of an outline that belongs to a clip path.
  mutating func clipShape(_ outline: Outline) {
    shape(outline, outline.style.isEOFilled ? [SVGAttribute("clip-rule", "evenodd")] : [])
  }
}

extension TextLook {
  /// The attributes for the lines below and through a text.
  fileprivate var svgAttributes: [SVGAttribute] {
    let lines = (isUnderlined ? ["underline"] : []) + (isStruck ? ["line-through"] : [])
    return lines.isEmpty
      ? [] : [SVGAttribute("text-decoration", lines.joined(separator: " "))]
  }
}

extension StrokeStyle {
  /// Returns the attributes that differ from the defaults of SVG.
  ///
  /// - Parameter hasCorners: Whether the line may have a corner that is not a right angle.
  /// - Returns: The attributes.
  fileprivate func svgAttributes(hasCorners: Bool) -> [SVGAttribute] {
    var result: [SVGAttribute] = []
    if lineWidth != 1 { result.append(SVGAttribute("stroke-width", lineWidth)) }
    switch lineCap {
    case .butt: break
    case .round: result.append(SVGAttribute("stroke-linecap", "round"))
    case .square: result.append(SVGAttribute("stroke-linecap", "square"))
    #if canImport(CoreGraphics)
    @unknown default: break
    #endif
    }
    switch lineJoin {
    case .miter:
      // At a right angle, all miter limits of √2 or more have the same effect as SVG's default, 4.
      if hasCorners || miterLimit * miterLimit < 2, miterLimit != 4 {
        result.append(SVGAttribute("stroke-miterlimit", miterLimit))
      }
    case .round: result.append(SVGAttribute("stroke-linejoin", "round"))
    case .bevel: result.append(SVGAttribute("stroke-linejoin", "bevel"))
    #if canImport(CoreGraphics)
    @unknown default: break
    #endif
    }
    if !dash.isEmpty {
      let lengths = dash.map(\.svgText).joined(separator: " ")
      result.append(SVGAttribute("stroke-dasharray", lengths))
    }
    if dashPhase != 0 { result.append(SVGAttribute("stroke-dashoffset", dashPhase)) }
    return result
  }
}
