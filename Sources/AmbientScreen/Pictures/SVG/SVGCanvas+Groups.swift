import AmbientDrawing
import AmbientLayout
import AmbientViews

extension SVGCanvas {
  mutating func transformed(
    by transform: CGAffineTransform,
    _ content: (inout SVGCanvas) -> Void
  ) {
    guard !transform.isIdentity else { return content(&self) }
    tag("g", [SVGAttribute("transform", transform.svgText)], content)
  }

  mutating func faded(_ opacity: Double, _ content: (inout SVGCanvas) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return content(&self) }
    tag("g", [SVGAttribute("opacity", CGFloat(opacity))], content)
  }

  mutating func clipped(to outline: Outline, _ content: (inout SVGCanvas) -> Void) {
    let name = newName("clip")
    var isEmpty = true
    tag("clipPath", [SVGAttribute("id", name)]) { canvas in
      canvas.clipShape(outline)
      if case .path(let path) = outline.form { isEmpty = path.isEmpty } else { isEmpty = false }
    }
    // An empty path hides the content. `clipShape` writes no tag for an empty path, so `tag` leaves
    // the clip path out. SVG would show content whose clip path is missing. Therefore the content
    // is not written.
    guard !isEmpty else { return }
    tag("g", [SVGAttribute("clip-path", "url(#\(name))")], content)
  }

  mutating func masked(
    in frame: CGRect,
    isInverted: Bool,
    by mask: (inout SVGCanvas) -> Void,
    _ content: (inout SVGCanvas) -> Void
  ) {
    let region = frame.insetBy(dx: -frame.width, dy: -frame.height)
    // An inverted mask is large, so that content far away from the frame stays visible.
    let shown = isInverted ? frame.insetBy(dx: -5_000, dy: -5_000) : region
    let lines = written { canvas in
      guard isInverted else { return mask(&canvas) }
      canvas.throughFilter(in: region, { $0.matrix(Self.blackening) }, mask)
    }
    guard !lines.isEmpty else { return isInverted ? content(&self) : () }
    let name = newName("mask")
    let attributes =
      [SVGAttribute("id", name), SVGAttribute("maskUnits", "userSpaceOnUse")]
      + SVGAttribute.rectangle(shown)
      + (isInverted ? [] : [SVGAttribute("style", "mask-type:alpha")])
    tag("mask", attributes) { canvas in
      // An inverted mask is black on white, and its brightness decides what is visible.
      if isInverted {
        canvas.tag("rect", SVGAttribute.rectangle(shown) + [SVGAttribute("fill", "#FFFFFF")])
      }
      canvas.add(lines.map { "  \($0)" })
    }
    tag("g", [SVGAttribute("mask", "url(#\(name))")], content)
  }

  private static let blackening = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"

  mutating func grouped(_ content: (inout SVGCanvas) -> Void) {
    tag("g", [SVGAttribute("style", "isolation:isolate")], content)
  }

  mutating func blended(
    _ mode: BlendMode,
    in frame: CGRect,
    _ content: (inout SVGCanvas) -> Void
  ) {
    switch mode {
    case .normal: content(&self)
    case .destinationOver:
      let behind = removeContent()
      content(&self)
      add(behind)
    case .destinationOut:
      let behind = removeContent()
      masked(in: frame, isInverted: true, by: content) { $0.add(behind.map { "  \($0)" }) }
    case .sourceAtop:
      let behind = removeContent()
      guard !behind.isEmpty else { return }
      let name = newName("group")
      tag("g", [SVGAttribute("id", name)]) { $0.add(behind.map { "  \($0)" }) }
      masked(
        in: frame,
        isInverted: false,
        by: { $0.tag("use", [SVGAttribute("href", "#\(name)")]) },
        content
      )
    default:
      tag("g", [SVGAttribute("style", "mix-blend-mode:\(mode.cssName)")], content)
    }
  }
}

extension BlendMode {
  /// The name of the mode in CSS, which writes `colorDodge` as `color-dodge`.
  var cssName: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}
