import AmbientDrawing
import AmbientLayout
import AmbientViews

extension SVGCanvas {
  mutating func filtered(
    _ filter: PictureFilter,
    in frame: CGRect,
    _ content: (inout SVGCanvas) -> Void
  ) {
    if case .blur(_, isOpaque: true) = filter {
      return throughFilter(in: frame, { $0.steps(of: filter) }, content)
    }
    let margin = max(frame.width, frame.height) / 2 + filter.reach
    let region = frame.insetBy(dx: -margin, dy: -margin)
    throughFilter(in: region, { $0.steps(of: filter) }, content)
  }

  /// Draws content through a filter.
  ///
  /// - Parameters:
  ///   - region: The rectangle that limits the result of the filter.
  ///   - steps: Writes the steps of the filter.
  ///   - content: Draws the content.
  mutating func throughFilter(
    in region: CGRect,
    _ steps: (inout SVGCanvas) -> Void,
    _ content: (inout SVGCanvas) -> Void
  ) {
    let name = newName("filter")
    let attributes =
      [SVGAttribute("id", name), SVGAttribute("filterUnits", "userSpaceOnUse")]
      + SVGAttribute.rectangle(region) + [SVGAttribute("color-interpolation-filters", "sRGB")]
    tag("filter", attributes, steps)
    tag("g", [SVGAttribute("filter", "url(#\(name))")], content)
  }

  /// Writes a step that multiplies colors by a matrix.
  mutating func matrix(_ numbers: String) {
    tag("feColorMatrix", [SVGAttribute("type", "matrix"), SVGAttribute("values", numbers)])
  }

  private mutating func steps(of filter: PictureFilter) {
    switch filter {
    case .blur(let radius, let isOpaque):
      blur(radius, of: "SourceGraphic")
      if isOpaque { transfer(["A"], slope: 0, intercept: 1) }
    case .brightness(let amount):
      transfer(["R", "G", "B"], slope: 1, intercept: CGFloat(amount))
    case .contrast(let amount):
      let slope = CGFloat(amount)
      transfer(["R", "G", "B"], slope: slope, intercept: (1 - slope) / 2)
    case .saturation(let amount):
      namedMatrix("saturate", CGFloat(amount))
    case .hueRotation(let angle):
      namedMatrix("hueRotate", CGFloat(angle.degrees))
    case .multiply(let paint):
      let color = color(paint)
      let factors = [color.red, color.green, color.blue, color.opacity].map(\.svgText)
      matrix(
        "\(factors[0]) 0 0 0 0 0 \(factors[1]) 0 0 0 0 0 \(factors[2]) 0 0 0 0 0 \(factors[3]) 0"
      )
    case .invert(let amount):
      transfer(["R", "G", "B"], slope: CGFloat(1 - 2 * amount), intercept: CGFloat(amount))
    case .luminanceToAlpha:
      tag("feColorMatrix", [SVGAttribute("type", "luminanceToAlpha")])
      tag("feComposite", [SVGAttribute("in2", "SourceAlpha"), SVGAttribute("operator", "in")])
    case .shadow(let paint, let radius, let x, let y, let options, let mode):
      shadow(color(paint), radius, x, y, options, mode)
    case .matrix(let numbers):
      matrix(numbers.map(\.svgText).joined(separator: " "))
    case .alphaThreshold(let range, let paint):
      threshold(range)
      tag("feFlood", color(paint).attributes("flood-color") + [SVGAttribute("result", "color")])
      tag(
        "feComposite",
        [
          SVGAttribute("in", "color"), SVGAttribute("in2", "limited"),
          SVGAttribute("operator", "in"),
        ]
      )
    }
  }

  private func color(_ paint: ShapePaint) -> Color.Resolved {
    let placement = PaintPlacement(bounds: .zero, origin: .zero)
    let resolved = colors.resolve(paint, inherited, in: placement)
    guard case .color(var color) = resolved.fill else { return colors.components(of: .black) }
    color.opacity *= Float(resolved.opacity)
    return color
  }

  /// Writes a step that blurs its input, with a standard deviation in points.
  mutating func blur(_ deviation: CGFloat, of input: String) {
    tag(
      "feGaussianBlur",
      [SVGAttribute("in", input), SVGAttribute("stdDeviation", max(0, deviation))]
    )
  }

  private mutating func namedMatrix(_ type: String, _ value: CGFloat) {
    tag("feColorMatrix", [SVGAttribute("type", type), SVGAttribute("values", value)])
  }

  mutating func transfer(
    _ channels: [String],
    slope: CGFloat,
    intercept: CGFloat,
    of input: String? = nil,
    _ result: String? = nil
  ) {
    let attributes = [
      SVGAttribute("type", "linear"), SVGAttribute("slope", slope),
      SVGAttribute("intercept", intercept),
    ]
    let names =
      (input.map { [SVGAttribute("in", $0)] } ?? [])
      + (result.map { [SVGAttribute("result", $0)] } ?? [])
    tag("feComponentTransfer", names) {
      for channel in channels { $0.tag("feFunc\(channel)", attributes) }
    }
  }

  /// Writes a step whose result is opaque only where the opacity of the source is in a range.
  ///
  /// The limits of the range are exact to one percent.
  private mutating func threshold(_ range: ClosedRange<Double>) {
    let table = (0..<100).map { range.contains((Double($0) + 0.5) / 100) ? "1" : "0" }
    tag(
      "feComponentTransfer",
      [SVGAttribute("in", "SourceAlpha"), SVGAttribute("result", "limited")]
    ) {
      let values = SVGAttribute("tableValues", table.joined(separator: " "))
      $0.tag("feFuncA", [SVGAttribute("type", "discrete"), values])
    }
  }
}

extension PictureFilter {
  /// The distance by which the filter draws beyond its content, in points.
  fileprivate var reach: CGFloat {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(_, let radius, let x, let y, _, _): 2 * radius + max(abs(x), abs(y))
    default: 0
    }
  }
}
