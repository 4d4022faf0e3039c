import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension SVGDrawers {
  /// Adds the effects that change how views are drawn.
  mutating func addEffects() {
    set(.hidden) { _, _, _ in }
    set(.opacity) { drawn, canvas, content in canvas.faded(drawn.effectOpacity, content) }
    set(.clip) { drawn, canvas, content in canvas.clipped(to: drawn.outline, content) }
    set(.mirror) { drawn, canvas, content in
      let isMirrored = drawn.isRightToLeft && drawn.element[.isFlipped] == true
      guard isMirrored else { return content(&canvas) }
      canvas.apply(.scale(x: -1, y: 1, anchor: .center), of: drawn, content)
    }
    set(.visualEffect) { drawn, canvas, content in
      canvas.apply(drawn.effects[...], of: drawn, content)
    }
    set(.rotation) { drawn, canvas, content in
      let angle = Angle(degrees: drawn.element[.degrees] ?? 0)
      canvas.apply(.rotation(angle, anchor: drawn.anchor), of: drawn, content)
    }
    set(.scale) { drawn, canvas, content in
      let (x, y) = (drawn.element.length(.x) ?? 1, drawn.element.length(.y) ?? 1)
      canvas.apply(.scale(x: x, y: y, anchor: drawn.anchor), of: drawn, content)
    }
    set(.blur) { drawn, canvas, content in
      let radius = drawn.element.length(.radius) ?? 0
      canvas.apply(.blur(radius: radius, isOpaque: false), of: drawn, content)
    }
    set(.brightness) { $1.apply(.brightness($0.element[.amount] ?? 0), of: $0, $2) }
    set(.contrast) { $1.apply(.contrast($0.element[.amount] ?? 1), of: $0, $2) }
    set(.grayscale) { $1.apply(.grayscale($0.element[.amount] ?? 0), of: $0, $2) }
    set(.saturation) { $1.apply(.saturation($0.element[.amount] ?? 1), of: $0, $2) }
    set(.shadow) { drawn, canvas, content in
      let paint = canvas.paint(drawn.element[.color] ?? "black 33%")
      let offset = [
        SVGAttribute("dx", drawn.element.length(.x) ?? 0),
        SVGAttribute("dy", drawn.element.length(.y) ?? 0),
      ]
      canvas.filtered(
        {
          $0.blurStep(drawn.element.length(.radius) ?? 0, of: "SourceAlpha")
          $0.tag("feOffset", offset + [SVGAttribute("result", "shadow")])
          $0.tag("feFlood", paint.flood)
          $0.tag("feComposite", [SVGAttribute("in2", "shadow"), SVGAttribute("operator", "in")])
          $0.tag("feMerge", []) {
            $0.tag("feMergeNode", [])
            $0.tag("feMergeNode", [SVGAttribute("in", "SourceGraphic")])
          }
        },
        content
      )
    }
  }
}

extension DrawnElement {
  /// The point that an effect keeps in place.
  fileprivate var anchor: UnitPoint {
    element[.anchor].flatMap(UnitPoint.init(attributeText:)) ?? .center
  }
}

extension SVGColors.Paint {
  /// The attributes for a filter that fills its area.
  fileprivate var flood: [SVGAttribute] {
    [SVGAttribute("flood-color", color), SVGAttribute("flood-opacity", CGFloat(opacity))]
  }
}

extension SVGCanvas {
  /// Draws with effects, of which the first is applied first.
  @MainActor
  fileprivate mutating func apply(
    _ steps: ArraySlice<VisualEffectDetail.Step>,
    of drawn: DrawnElement,
    _ content: (inout SVGCanvas) -> Void
  ) {
    guard let last = steps.last else { return content(&self) }
    apply(last, of: drawn) { $0.apply(steps.dropLast(), of: drawn, content) }
  }

  /// Draws with an effect.
  @MainActor
  fileprivate mutating func apply(
    _ step: VisualEffectDetail.Step,
    of drawn: DrawnElement,
    _ content: (inout SVGCanvas) -> Void
  ) {
    func point(_ anchor: UnitPoint) -> CGPoint {
      CGPoint(
        x: drawn.frame.minX + drawn.frame.width * anchor.x,
        y: drawn.frame.minY + drawn.frame.height * anchor.y
      )
    }
    switch step {
    case .opacity(let opacity):
      faded(opacity, content)
    case .offset(let x, let y):
      transformed("translate(\(x.svgText) \(y.svgText))", content)
    case .rotation(let angle, let anchor):
      let center = point(anchor)
      let numbers = [CGFloat(angle.degrees), center.x, center.y].map(\.svgText)
      transformed("rotate(\(numbers.joined(separator: " ")))", content)
    case .scale(let x, let y, let anchor):
      let center = point(anchor)
      let (left, top) = (center.x * (1 - x), center.y * (1 - y))
      transformed(
        "matrix(\([x, 0, 0, y, left, top].map(\.svgText).joined(separator: " ")))",
        content
      )
    case .rotation3D:
      content(&self)
    case .blur(let radius, _):
      filtered({ $0.blurStep(2 * radius, of: "SourceGraphic") }, content)
    case .brightness(let amount):
      filtered({ $0.linearStep(slope: 1, intercept: CGFloat(amount)) }, content)
    case .contrast(let amount):
      let slope = CGFloat(amount)
      filtered({ $0.linearStep(slope: slope, intercept: (1 - slope) / 2) }, content)
    case .grayscale(let amount):
      filtered({ $0.matrixStep("saturate", CGFloat(1 - amount)) }, content)
    case .saturation(let amount):
      filtered({ $0.matrixStep("saturate", CGFloat(amount)) }, content)
    case .hueRotation(let angle):
      filtered({ $0.matrixStep("hueRotate", CGFloat(angle.degrees)) }, content)
    }
  }

  /// A step of a filter that blurs; the radius of a shadow is twice the deviation.
  fileprivate mutating func blurStep(_ radius: CGFloat, of input: String) {
    let deviation = SVGAttribute("stdDeviation", radius / 2)
    tag("feGaussianBlur", [SVGAttribute("in", input), deviation])
  }

  private mutating func matrixStep(_ type: String, _ value: CGFloat) {
    tag("feColorMatrix", [SVGAttribute("type", type), SVGAttribute("values", value)])
  }

  private mutating func linearStep(slope: CGFloat, intercept: CGFloat) {
    let attributes = [
      SVGAttribute("type", "linear"), SVGAttribute("slope", slope),
      SVGAttribute("intercept", intercept),
    ]
    tag("feComponentTransfer", []) {
      for channel in ["R", "G", "B"] { $0.tag("feFunc\(channel)", attributes) }
    }
  }
}
