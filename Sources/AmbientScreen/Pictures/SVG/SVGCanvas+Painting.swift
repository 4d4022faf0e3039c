import AmbientDrawing
import AmbientLayout
import AmbientViews

/// The area that a paint covers: a line, a text, or the inside of an outline.
struct SVGArea {
  /// The attribute for the paint: `fill` or `stroke`.
  var attribute = "fill"

  /// The rectangle around the area, in points.
  var bounds: CGRect

  /// Writes the tags of the area, and adds attributes to the tags.
  var tags: (_ canvas: inout SVGCanvas, _ attributes: [SVGAttribute]) -> Void

  /// Writes the area into a clip path; a line becomes the shape of its stroke.
  var clip: (_ canvas: inout SVGCanvas) -> Void
}

extension SVGCanvas {
  @MainActor
  mutating func paint(_ area: SVGArea, _ paint: ShapePaint, in placement: PaintPlacement) {
    self.paint(area, colors.resolve(paint, inherited, in: placement))
  }

  @MainActor
  private mutating func paint(_ area: SVGArea, _ paint: ResolvedPaint) {
    guard paint.greatestOpacity > 0 else { return }
    if paint.blendMode != .normal {
      return blended(paint.blendMode, in: area.bounds) { canvas in
        var plain = paint
        plain.blendMode = .normal
        canvas.paint(area, plain)
      }
    }
    if let shadow = paint.shadows.last {
      return filtered(.style(shadow), in: area.bounds) { canvas in
        var plain = paint
        plain.shadows.removeLast()
        canvas.paint(area, plain)
      }
    }
    switch paint.fill {
    case .color(let color):
      area.tags(&self, color.attributes(area.attribute, opacity: paint.opacity))
    case .linear(let stops, let from, let to):
      let name = gradient("linearGradient", Self.line(from, to), stops, paint.placement)
      area.tags(&self, reference(to: name, area.attribute, opacity: paint.opacity))
    case .radial(let stops, let center, let radii, let start, let end):
      let (attributes, stops) = Self.circle(
        stops,
        center,
        radii,
        start,
        end,
        repeats: paint.placement.continuation != .clamped
      )
      let name = gradient("radialGradient", attributes, stops, paint.placement)
      area.tags(&self, reference(to: name, area.attribute, opacity: paint.opacity))
    case .angular(let stops, let center, let start, let end):
      let cells = GradientCell.cells(
        stops,
        around: center,
        from: start,
        to: end,
        covering: area.bounds
      )
      draw(cells, on: area, opacity: paint.opacity)
    case .mesh(let mesh):
      var cells = GradientCell.cells(mesh, colors, in: paint.placement.bounds)
      let background = colors.components(of: mesh.background)
      if background.opacity > 0 {
        cells.insert(GradientCell(corners: area.bounds.corners, color: background), at: 0)
      }
      draw(cells, on: area, opacity: paint.opacity, blur: 2)
    case .image(let tile, let corner):
      let name = pattern(of: tile, at: corner)
      area.tags(&self, reference(to: name, area.attribute, opacity: paint.opacity))
    }
  }

  /// Writes a pattern that repeats a part of an image, and returns the name of the pattern.
  @MainActor
  private mutating func pattern(of tile: ImageTile, at corner: CGPoint) -> String {
    let name = newName("paint")
    let place = CGAffineTransform(translationX: corner.x, y: corner.y)
    let attributes = [
      SVGAttribute("id", name), SVGAttribute("patternUnits", "userSpaceOnUse"),
      SVGAttribute("width", tile.part.width), SVGAttribute("height", tile.part.height),
      SVGAttribute("patternTransform", place.svgText),
    ]
    let whole = CGRect(
      origin: CGPoint(x: -tile.part.minX, y: -tile.part.minY),
      size: tile.size
    )
    tag("pattern", attributes) { canvas in
      switch tile.content {
      case .file(let file): canvas.draw(file, named: nil, in: whole)
      case .drawing(let commands, let size):
        canvas.drawImage(commands, size: size, in: whole, ScreenSettings(size: size))
      }
    }
    return name
  }

  // MARK: Gradients

  /// Writes a gradient, and returns its name.
  private mutating func gradient(
    _ tag: String,
    _ attributes: [SVGAttribute],
    _ stops: [ResolvedPaint.Stop],
    _ placement: PaintPlacement
  ) -> String {
    let name = newName("paint")
    var all = [SVGAttribute("id", name), SVGAttribute("gradientUnits", "userSpaceOnUse")]
    all += attributes
    switch placement.continuation {
    case .clamped: break
    case .repeated: all.append(SVGAttribute("spreadMethod", "repeat"))
    case .mirrored: all.append(SVGAttribute("spreadMethod", "reflect"))
    }
    self.tag(tag, all) { canvas in
      for stop in stops {
        canvas.tag(
          "stop",
          [SVGAttribute("offset", stop.location)] + stop.color.attributes("stop-color")
        )
      }
    }
    return name
  }

  private func reference(
    to name: String,
    _ attribute: String,
    opacity: Double
  ) -> [SVGAttribute] {
    let reference = SVGAttribute(attribute, "url(#\(name))")
    return opacity < 1
      ? [reference, SVGAttribute("\(attribute)-opacity", CGFloat(opacity))] : [reference]
  }

  private static func line(_ from: CGPoint, _ to: CGPoint) -> [SVGAttribute] {
    [
      SVGAttribute("x1", from.x), SVGAttribute("y1", from.y), SVGAttribute("x2", to.x),
      SVGAttribute("y2", to.y),
    ]
  }

  /// Returns the attributes and the stops of a radial gradient.
  ///
  /// Radial gradients in SVG 1.1 begin at the center, but this gradient can have an inner radius.
  /// If the gradient does not repeat, its stops are moved outward, past the inner radius. If the
  /// gradient repeats, the attribute `fr` of SVG 2 gives the inner radius, because only the part
  /// between the two radii may repeat.
  private static func circle(
    _ stops: [ResolvedPaint.Stop],
    _ center: CGPoint,
    _ radii: CGSize,
    _ start: CGFloat,
    _ end: CGFloat,
    repeats: Bool
  ) -> ([SVGAttribute], [ResolvedPaint.Stop]) {
    let radius = max(start, end, 0.001)
    let inner = repeats ? min(start, end) : 0
    var stops = stops.map { stop -> ResolvedPaint.Stop in
      var stop = stop
      let distance = start + (end - start) * stop.location
      stop.location = (distance - inner) / max(radius - inner, 0.001)
      return stop
    }
    if start > end { stops.reverse() }
    let innerRadius = inner > 0 ? [SVGAttribute("fr", inner)] : []
    guard radii.width != radii.height || radii.width != 1 else {
      return (
        [SVGAttribute("cx", center.x), SVGAttribute("cy", center.y), SVGAttribute("r", radius)]
          + innerRadius,
        stops
      )
    }
    let transform = CGAffineTransform(
      a: radii.width,
      b: 0,
      c: 0,
      d: radii.height,
      tx: center.x,
      ty: center.y
    )
    return (
      [
        SVGAttribute("cx", 0), SVGAttribute("cy", 0), SVGAttribute("r", radius),
        SVGAttribute("gradientTransform", transform.svgText),
      ] + innerRadius,
      stops
    )
  }

  /// Draws a gradient that SVG does not support, as parts that have one color each.
  ///
  /// - Parameters:
  ///   - cells: The parts.
  ///   - area: The area that the gradient covers.
  ///   - opacity: A factor for the opacity of the parts.
  ///   - blur: The standard deviation, in points, of a blur that hides the edges of the parts. The
  ///     blur applies only if all parts are opaque.
  private mutating func draw(
    _ cells: [GradientCell],
    on area: SVGArea,
    opacity: Double,
    blur: CGFloat = 0
  ) {
    let name = newName("clip")
    tag("clipPath", [SVGAttribute("id", name)]) { area.clip(&$0) }
    faded(opacity) { canvas in
      canvas.tag("g", [SVGAttribute("clip-path", "url(#\(name))")]) { canvas in
        let group = blur > 0 ? canvas.newName("group") : nil
        canvas.draw(cells, group)
        guard let group, cells.allSatisfy({ $0.color.opacity == 1 }) else { return }
        // The blurred copy is translucent at the edges of the area. The sharp parts behind the copy
        // make these edges opaque.
        canvas.throughFilter(
          in: area.bounds,
          { $0.blur(blur, of: "SourceGraphic") },
          { $0.tag("use", [SVGAttribute("href", "#\(group)")]) }
        )
      }
    }
  }

  private mutating func draw(_ cells: [GradientCell], _ name: String?) {
    // With smooth edges, the background would shine through between the parts.
    let edges = SVGAttribute("shape-rendering", "crispEdges")
    tag("g", (name.map { [SVGAttribute("id", $0)] } ?? []) + [edges]) { canvas in
      for cell in cells where cell.color.opacity > 0 {
        let points = cell.corners.map { "\($0.x.svgText),\($0.y.svgText)" }
        canvas.tag(
          "polygon",
          [SVGAttribute("points", points.joined(separator: " "))] + cell.color.attributes("fill")
        )
      }
    }
  }
}

extension Color.Resolved {
  /// The attributes for the color and its opacity.
  ///
  /// - Parameters:
  ///   - name: `fill`, `stroke`, `stop-color` or `flood-color`.
  ///   - opacity: A factor for the opacity.
  /// - Returns: The attributes.
  func attributes(_ name: String, opacity: Double = 1) -> [SVGAttribute] {
    let color = SVGAttribute(
      name,
      Color(Color.Resolved(red: red, green: green, blue: blue)).description
    )
    let total = Double(self.opacity) * opacity
    guard total < 1 else { return [color] }
    let prefix = name.hasSuffix("-color") ? String(name.dropLast(6)) : name
    return [color, SVGAttribute("\(prefix)-opacity", CGFloat(total))]
  }
}

extension PictureFilter {
  fileprivate static func style(_ shadow: ShadowStyle) -> PictureFilter {
    switch shadow.side {
    case .drop:
      .shadow(
        .color(shadow.color),
        radius: shadow.radius,
        x: shadow.x,
        y: shadow.y,
        options: []
      )
    case .inner:
      .shadow(
        .color(shadow.color),
        radius: shadow.radius,
        x: shadow.x,
        y: shadow.y,
        options: [.shadowAbove, .invertsAlpha]
      )
    }
  }
}
