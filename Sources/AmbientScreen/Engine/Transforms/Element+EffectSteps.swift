import AmbientDrawing
import AmbientHosting
import AmbientLayout
import AmbientViews

extension ElementKind {
  /// The modifiers that draw their views with the effects of ``LayoutNode/effectSteps(in:)``.
  static let withEffectSteps: [ElementKind] = [
    .scale, .rotation, .rotation3D, .projection, .mirror, .visualEffect, .transition,
    .matchedGeometry,
  ]
}

extension LayoutNode {
  /// Returns the effects with which a modifier draws its view, the innermost effect first.
  ///
  /// The result is empty for an element whose kind is not in ``ElementKind/withEffectSteps``.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The effects, which may include effects that change nothing.
  func effectSteps(in size: CGSize) -> [VisualEffectDetail.Step] {
    guard let element else { return [] }
    return switch element.kind {
    case .visualEffect:
      element.detail(VisualEffectDetail.self)?.steps(ofViewAt: geometryIndex) ?? []
    case .matchedGeometry: matchingSteps(in: size)
    default: element.effectSteps(in: size)
    }
  }
}

extension Element {
  /// Returns the effects of a modifier on a view of the given size.
  ///
  /// The effects of the kinds `visualEffect` and `matchedGeometry` depend on the layout node too.
  /// For these kinds, the result is empty.
  fileprivate func effectSteps(in size: CGSize) -> [VisualEffectDetail.Step] {
    switch kind {
    case .scale:
      [.scale(x: length(.x) ?? 1, y: length(.y) ?? 1, anchor: effectAnchor)]
    case .rotation: [.rotation(effectAngle, anchor: effectAnchor)]
    case .rotation3D:
      [
        .rotation3D(
          effectAngle,
          x: length(.x) ?? 0,
          y: length(.y) ?? 0,
          z: length(.z) ?? 0,
          anchor: effectAnchor,
          anchorZ: length(.anchorZ) ?? 0,
          perspective: length(.perspective) ?? 1
        )
      ]
    case .projection:
      detail(ProjectionDetail.self).map { [.transform($0.transform(in: size))] } ?? []
    case .mirror: self[.isFlipped] == true ? [.scale(x: -1, y: 1, anchor: .center)] : []
    case .transition: transitionSteps(in: size)
    default: []
    }
  }

  /// Whether the effects change how a view is drawn and where a pointer hits the view, but not the
  /// geometry that views read.
  var hasEffectsIgnoredByLayout: Bool {
    switch kind {
    case .visualEffect, .transition, .matchedGeometry: true
    case .projection: detail(ProjectionDetail.self)?.isIgnoredByLayout ?? false
    default: false
    }
  }

  /// Returns the effects of a transition.
  ///
  /// Effects that change nothing are left out.
  private func transitionSteps(in size: CGSize) -> [VisualEffectDetail.Step] {
    var steps: [VisualEffectDetail.Step] = []
    if let radius = length(.radius), radius != 0 {
      steps.append(.blur(radius: radius, isOpaque: false))
    }
    let (scaleX, scaleY) = (length(.scaleX) ?? 1, length(.scaleY) ?? 1)
    if scaleX != 1 || scaleY != 1 {
      steps.append(.scale(x: scaleX, y: scaleY, anchor: effectAnchor))
    }
    let x = (length(.x) ?? 0) + (length(.moveX) ?? 0) * size.width
    let y = (length(.y) ?? 0) + (length(.moveY) ?? 0) * size.height
    if x != 0 || y != 0 { steps.append(.offset(x: x, y: y)) }
    if let opacity = self[.opacity], opacity != 1 { steps.append(.opacity(opacity)) }
    return steps
  }

  private var effectAngle: Angle { .degrees(self[.degrees] ?? 0) }

  /// The point that an effect keeps in place.
  private var effectAnchor: UnitPoint {
    self[.anchor].flatMap(UnitPoint.init(attributeText:)) ?? .center
  }
}
