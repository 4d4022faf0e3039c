import AmbientAnimation
public import AmbientCore

extension View {
  /// Changes the look of the view while the pointer is over it, or over another view of its group.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - group: The group; nil for the group of the nearest ancestor that has the modifier
  ///     `hoverEffectGroup`, or for no group if no ancestor has it.
  ///   - isEnabled: Whether the view has the effect.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    in group: HoverEffectGroup?,
    isEnabled: Bool = true
  ) -> some View {
    HoveredView(effect: .init([.named(effect)]), group: group, isEnabled: isEnabled, base: self)
  }

  /// Changes the look of the view while the pointer is over it, or over another view of its group.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - group: The group; nil for the group of the nearest ancestor that has the modifier
  ///     `hoverEffectGroup`, or for no group if no ancestor has it.
  ///   - isEnabled: Whether the view has the effect.
  /// - Returns: A view with the effect.
  /// - Note: The effect works on hosts that lay out views and send `PointerEvent` with the phases
  ///   `hovered` and `exited`.
  @_disfavoredOverload
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect,
    in group: HoverEffectGroup? = nil,
    isEnabled: Bool = true
  ) -> some View {
    HoveredView(effect: effect._parts, group: group, isEnabled: isEnabled, base: self)
  }

  /// Changes the look of the view while the pointer is over it, or over another view of its group.
  ///
  /// ```swift
  /// Text("Buy").hoverEffect { effect, isActive, proxy in
  ///   effect.scaleEffect(isActive ? 1.2 : 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - group: The group; nil for the group of the nearest ancestor that has the modifier
  ///     `hoverEffectGroup`, or for no group if no ancestor has it.
  ///   - isEnabled: Whether the view has the effect.
  ///   - body: Adds changes to its first argument. The second argument says whether the effect is
  ///     active. The third argument is the geometry of the view.
  /// - Returns: A view with the effect.
  /// - Invalidation: The closure runs again when the effect becomes active or inactive, and after a
  ///   change of a value that it read through the proxy. No body of the program runs.
  /// - Note: The effect works on hosts that lay out views and send `PointerEvent` with the phases
  ///   `hovered` and `exited`.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup? = nil,
    isEnabled: Bool = true,
    body:
      @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy)
      -> some HoverEffectContent
  ) -> some View {
    HoveredView(effect: .init([.changes(body)]), group: group, isEnabled: isEnabled, base: self)
  }

  /// Makes a group of the hover effects in the view.
  ///
  /// While the pointer is over the view, all effects of the group are active. If `group` has the
  /// behavior ``HoverEffectGroup/Behavior/followsGroup``, a pointer over the view does not activate
  /// the effects. They are then active only while the pointer is over another view that activates
  /// the group.
  ///
  /// - Parameter group: The group; nil for a group that has only the effects in this view.
  /// - Returns: A view whose effects form a group.
  /// - Note: The group works on hosts that send `PointerEvent` with the phases `hovered` and
  ///   `exited`.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View {
    HoverGroupView(group: group, base: self)
  }

  /// Adds the view to a group whose hover effects are active together.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group; nil for the group that only the namespace identifies.
  ///   - namespace: The namespace of the group.
  ///   - behavior: Whether a pointer over the view activates the effects of the group.
  /// - Returns: A view whose effects belong to the group.
  /// - Note: The group works on hosts that send `PointerEvent` with the phases `hovered` and
  ///   `exited`.
  public nonisolated func hoverEffectGroup(
    id: String? = nil,
    in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View {
    hoverEffectGroup(HoverEffectGroup(id: id, namespace: namespace, behavior: behavior))
  }
}

private struct HoverGroupView<Base: View> {
  let group: HoverEffectGroup?
  let base: Base

  @State private var ownState = HoverState()
}

extension HoverGroupView: View, LibraryView {
  var body: some View {
    let state = group.map(HoverState.of) ?? ownState
    return base.environment(\.hoverState, state)
      .reportingHover(ownState, to: state, activates: group?.behavior != .followsGroup)
  }
}

private struct HoveredView<Base: View> {
  let effect: _HoverEffectParts
  let group: HoverEffectGroup?
  let isEnabled: Bool
  let base: Base

  @State private var ownState = HoverState()
  @Environment(\.hoverState) private var groupState
  @Environment(\.isHoverEffectEnabled) private var areEffectsEnabled
}

extension HoveredView: View, LibraryView {
  var body: some View {
    let shared = group.map(HoverState.of) ?? groupState
    let state = shared ?? ownState
    let isActive = state.isActive && isEnabled && areEffectsEnabled
    let steps = effect.steps
    // If the group comes from an ancestor, `HoverGroupView` reports the pointer. This view reports
    // the pointer only to its own state, or to a group that the modifier names.
    return HoverEffectView(
      effect: isEnabled ? effect.named : nil,
      isActive: isActive && shared != nil,
      content: base.visualEffect { _, proxy in HoverSteps(_steps: steps(isActive, proxy)) }
    )
    .reportingHover(
      ownState,
      to: state,
      activates: group.map { $0.behavior != .followsGroup } ?? (groupState == nil)
    )
  }
}

private struct HoverSteps: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let _steps: [VisualEffectDetail.Step]
}

extension View {
  /// Tells a group whether the pointer is over the view.
  ///
  /// If `activates` is false, the group learns only that the pointer leaves the view.
  ///
  /// `HoverState.of` holds the state of a group only weakly. The closures in the returned view keep
  /// the state alive.
  fileprivate func reportingHover(
    _ view: HoverState,
    to group: HoverState,
    activates: Bool
  ) -> some View {
    onHover { isHovered in
      guard activates || !isHovered else { return }
      withAnimation { group.set(isHovered, for: view) }
    }
    .onRemoval { group.set(false, for: view) }
  }
}
