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
    set(.visualEffect) { drawn, canvas, content in
      canvas.apply(drawn.effects[...], of: drawn, content)
    }
    set(.transition, .matchedGeometry) { drawn, canvas, content in
      canvas.apply(drawn.transitionSteps[...], of: drawn, content)
    }
    addMoves()
    addFilters()
  }

  /// Adds the effects that mirror, turn, scale or project views.
  private mutating func addMoves() {
    set(.mirror) { drawn, canvas, content in
      guard drawn.element[.isFlipped] == true else { return content(&canvas) }
      canvas.apply(.scale(x: -1, y: 1, anchor: .center), of: drawn, content)
    }
    set(.rotation) { drawn, canvas, content in
      canvas.apply(.rotation(drawn.angle, anchor: drawn.anchor), of: drawn, content)
    }
    set(.scale) { drawn, canvas, content in
      let (x, y) = (drawn.element.length(.x) ?? 1, drawn.element.length(.y) ?? 1)
      canvas.apply(.scale(x: x, y: y, anchor: drawn.anchor), of: drawn, content)
    }
    set(.rotation3D) { drawn, canvas, content in
      let element = drawn.element
      let rotation = VisualEffectDetail.Step.rotation3D(
        drawn.angle,
        x: element.length(.x) ?? 0,
        y: element.length(.y) ?? 0,
        z: element.length(.z) ?? 0,
        anchor: drawn.anchor,
        anchorZ: element.length(.anchorZ) ?? 0,
        perspective: element.length(.perspective) ?? 1
      )
      canvas.apply(rotation, of: drawn, content)
    }
    set(.projection) { drawn, canvas, content in
      guard let detail = drawn.element.detail(ProjectionDetail.self) else {
        return content(&canvas)
      }
      canvas.transformed(
        by: detail.transform(in: drawn.frame.size).affine(in: drawn.frame),
        content
      )
    }
  }

  /// Adds the effects that change colors, blur views or draw shadows.
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
  /// Draws with effects, which are applied from first to last.
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
    switch step {
    case .opacity(let opacity):
      faded(opacity, content)
    case .offset(let x, let y):
      let distance = drawn.isRightToLeft ? -x : x
      transformed(by: CGAffineTransform(translationX: distance, y: y), content)
    case .rotation(let angle, let anchor):
      let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      transformed(by: rotation.around(anchor, in: frame), content)
    case .scale(let x, let y, let anchor):
      transformed(by: CGAffineTransform(scaleX: x, y: y).around(anchor, in: frame), content)
    case .rotation3D(let angle, let x, let y, let z, let anchor, let depth, let perspective):
      let rotation = ProjectionTransform(
        rotation: angle,
        axis: (x, y, z),
        around: anchor,
        depth: depth,
        perspective: perspective,
        in: frame.size
      )
      transformed(by: rotation.affine(in: frame), content)
    case .transform(let matrix): transformed(by: matrix.affine(in: frame), content)
    case .shader: content(&self)
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
  /// The effects of a transition or a matched geometry, without effects that change nothing.
  fileprivate var transitionSteps: [VisualEffectDetail.Step] {
    var steps: [VisualEffectDetail.Step] = []
    if let radius = element.length(.radius), radius != 0 {
      steps.append(.blur(radius: radius, isOpaque: false))
    }
    let (scaleX, scaleY) = (element.length(.scaleX) ?? 1, element.length(.scaleY) ?? 1)
    if scaleX != 1 || scaleY != 1 { steps.append(.scale(x: scaleX, y: scaleY, anchor: anchor)) }
    let x = (element.length(.x) ?? 0) + (element.length(.moveX) ?? 0) * frame.width
    let y = (element.length(.y) ?? 0) + (element.length(.moveY) ?? 0) * frame.height
    if x != 0 || y != 0 { steps.append(.offset(x: x, y: y)) }
    if let opacity = element[.opacity], opacity != 1 { steps.append(.opacity(opacity)) }
    return steps
  }

  fileprivate var angle: Angle { .degrees(element[.degrees] ?? 0) }

  /// The point that an effect keeps in place.
  fileprivate var anchor: UnitPoint {
    element[.anchor].flatMap(UnitPoint.init(attributeText:)) ?? .center
  }
}
