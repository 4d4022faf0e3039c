import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension Drawers {
  mutating func addEffects() {
    set(.hidden) { _, _, _ in }
    set(.opacity) { drawn, canvas, content in
      canvas.faded(drawn.element[.opacity] ?? 1, content)
    }
    set(.blendMode) { drawn, canvas, content in
      let mode = drawn.element[.blendMode].flatMap(BlendMode.init(name:)) ?? .normal
      canvas.blended(mode, in: drawn.frame, content)
    }
    set(.compositingGroup, .drawingGroup) { _, canvas, content in canvas.grouped(content) }
    set(ElementKind.withEffectSteps) { drawn, canvas, content in
      let steps = drawn.node.effectSteps(in: drawn.frame.size)
      canvas.apply(steps[...], of: drawn, content)
    }
    addFilters()
  }

  private mutating func addFilters() {
    func set(_ kind: ElementKind, _ filter: @escaping (DrawnElement) -> PictureFilter) {
      self.set(kind) { drawn, canvas, content in
        canvas.filtered(filter(drawn), in: drawn.frame, content)
      }
    }
    set(.blur) { .blur($0.element.length(.radius) ?? 0, isOpaque: $0.element[.opaque] ?? false) }
    set(.brightness) { .brightness($0.element[.amount] ?? 0) }
    set(.contrast) { .contrast($0.element[.amount] ?? 1) }
    set(.grayscale) { .saturation(1 - ($0.element[.amount] ?? 0)) }
    set(.saturation) { .saturation($0.element[.amount] ?? 1) }
    set(.hueRotation) { .hueRotation($0.angle) }
    set(.colorMultiply) { .multiply($0.paint(.color) ?? .color(.white)) }
    set(.colorInvert) { _ in .invert(1) }
    set(.luminanceToAlpha) { _ in .luminanceToAlpha }
    set(.shadow) {
      .shadow(
        $0.paint(.color) ?? .color(.black.opacity(0.33)),
        radius: $0.element.length(.radius) ?? 0,
        x: $0.element.length(.x) ?? 0,
        y: $0.element.length(.y) ?? 0,
        options: []
      )
    }
  }
}

extension PictureCanvas {
  /// Draws the content, and applies effects to it, from the first to the last.
  fileprivate mutating func apply(
    _ steps: ArraySlice<VisualEffectDetail.Step>,
    of drawn: DrawnElement,
    _ content: (inout Self) -> Void
  ) {
    guard let last = steps.last else { return content(&self) }
    apply(last, of: drawn) { $0.apply(steps.dropLast(), of: drawn, content) }
  }

  fileprivate mutating func apply(
    _ step: VisualEffectDetail.Step,
    of drawn: DrawnElement,
    _ content: (inout Self) -> Void
  ) {
    let frame = drawn.frame
    if let moved = step.projection(in: frame.size, isRightToLeft: drawn.isRightToLeft) {
      return transformed(by: moved.affine(in: frame), content)
    }
    switch step {
    case .opacity(let opacity): faded(opacity, content)
    case .shader, .scale, .rotation, .rotation3D, .offset, .transform: content(&self)
    case .blur(let radius, let isOpaque):
      filtered(.blur(radius, isOpaque: isOpaque), in: frame, content)
    case .brightness(let amount): filtered(.brightness(amount), in: frame, content)
    case .contrast(let amount): filtered(.contrast(amount), in: frame, content)
    case .grayscale(let amount): filtered(.saturation(1 - amount), in: frame, content)
    case .saturation(let amount): filtered(.saturation(amount), in: frame, content)
    case .hueRotation(let angle): filtered(.hueRotation(angle), in: frame, content)
    }
  }
}

extension DrawnElement {
  fileprivate var angle: Angle { .degrees(element[.degrees] ?? 0) }
}
