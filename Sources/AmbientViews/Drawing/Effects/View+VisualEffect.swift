public import AmbientCore

extension View {
  /// Draws the view with effects that depend on its size and position; the layout stays the same.
  ///
  /// Frames and anchors of the view and of the views in it stay the same too. The view takes taps
  /// and other gestures where it is drawn.
  ///
  /// ```swift
  /// Text("Row").visualEffect { content, proxy in
  ///   content.offset(x: proxy.frame(in: .scrollView).minY / 10)
  /// }
  /// ```
  ///
  /// - Parameter effect: Adds effects to its first argument. The closure runs after the first
  ///   layout of the view.
  /// - Returns: A view with the effects.
  /// - Invalidation: The closure runs again after a change of a value that it read through the
  ///   proxy. Only the element is then updated; no body runs. The closure also runs when a body
  ///   creates the modifier again.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    AffectedView(base: self, effect: .steps { effect(EmptyVisualEffect(), $0)._steps })
  }

  /// Draws the view with a mixture of effects that depends on the size and position of the view.
  ///
  /// - Parameter mixture: Returns the mixture.
  /// - Returns: A view with the effects.
  nonisolated func mixedEffects(
    _ mixture: @escaping @Sendable (GeometryProxy) -> EffectMixture
  ) -> some View {
    AffectedView(base: self, effect: .mixture(mixture))
  }
}

/// The computation of a view's effects.
private enum EffectOfGeometry: Sendable {
  case steps(@Sendable (GeometryProxy) -> [VisualEffectDetail.Step])
  case mixture(@Sendable (GeometryProxy) -> EffectMixture)
}

/// A view with effects that depend on its geometry.
private struct AffectedView<Base: View> {
  let base: Base
  let effect: EffectOfGeometry
  var storage = GeometryStorage()
}

extension AffectedView: View, LibraryView {
  var body: some View {
    AffectedElement(geometry: storage.geometry, effect: effect, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, and applies the effects to each subview separately.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { AnyView(AffectedView<AnyView>(base: $0, effect: view.effect)) }
  }
}

private struct AffectedElement<Content: View> {
  let geometry: ViewGeometry?
  let effect: EffectOfGeometry
  let content: Content
}

extension AffectedElement: AnimatedElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.visualEffect)
    description.on(GeometryEvent.self) { geometry?.place($0) }
    guard let geometry, geometry.isPlaced else { return description }
    let effects = effects(of: geometry)
    description[.effects] = effects.attribute
    description.set(effects)
    return description
  }

  private func effects(of geometry: ViewGeometry) -> VisualEffectDetail {
    switch effect {
    case .steps(let effect):
      let steps = geometry.views.map { effect(GeometryProxy($0.geometry)) }
      return VisualEffectDetail(steps.first ?? [], furtherSteps: Array(steps.dropFirst()))
    case .mixture(let mixture):
      return VisualEffectDetail(geometry.views.map { mixture(GeometryProxy($0.geometry)) })
    }
  }

  static func animation(
    from shown: ElementDescription,
    to new: ElementDescription
  ) -> Animation? {
    guard let target = new.detail(VisualEffectDetail.self) else { return nil }
    return shown.detail(VisualEffectDetail.self)?.animation(to: target)
  }
}
