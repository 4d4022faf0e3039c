public import AmbientCore

extension View {
  /// Computes a value from a scroll view's geometry, and runs an action when the value changes.
  ///
  /// The geometry belongs to the first scroll view in the modified view.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isDown in
  ///     showsShadow = isDown
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value. The closure runs after each change of the geometry.
  ///   - action: Receives the old and the new value, when they differ. After the first layout, the
  ///     action receives the first value as both arguments. If the action itself changes the
  ///     geometry, the action runs again at most twice until the layout settles; a further run is
  ///     dropped with a warning.
  /// - Returns: The modified view.
  /// - Invalidation: A scroll runs only bodies that depend on what the action changes.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollObserver(base: self, reaction: GeometryReaction(transform: transform, action: action))
  }

  /// Runs an action when the phase of a scroll view changes.
  ///
  /// The phase belongs to the first scroll view in the modified view.
  ///
  /// - Parameter action: Receives the old and the new phase.
  /// - Returns: The modified view.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when the phase of a scroll view changes.
  ///
  /// The phase belongs to the first scroll view in the modified view.
  ///
  /// - Parameter action: Receives the old and the new phase, and the geometry and the velocity of
  ///   the scroll view at that moment.
  /// - Returns: The modified view.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase,
        _ newPhase: ScrollPhase,
        _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollObserver(base: self, reaction: PhaseReaction(action: action))
  }

  /// Runs an action when the visible scroll targets change.
  ///
  /// The targets belong to the first scroll view in the modified view.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers. Targets with identifiers of other types are
  ///     ignored.
  ///   - threshold: The share of a target's area, from 0 to 1, that has to be visible.
  ///   - action: Receives the identifiers of the visible targets, in tree order. If the action
  ///     itself changes which targets are visible, the action runs again at most twice until the
  ///     layout settles; a further run is dropped with a warning.
  /// - Returns: The modified view.
  /// - Complexity: Each scroll takes O(n) in the number of targets.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollObserver(base: self, reaction: TargetsReaction(threshold: threshold, action: action))
  }

  /// Runs an action when scrolling makes the view visible or invisible.
  ///
  /// - Parameters:
  ///   - threshold: The share of the view's area, from 0 to 1, that has to be visible in the scroll
  ///     view.
  ///   - action: Receives whether the view is visible. The action runs after each change, and after
  ///     the first layout if the view is visible. If a visible view leaves the tree, as a row of a
  ///     lazy stack does after a long scroll, the action receives false.
  /// - Returns: The modified view.
  /// - Note: A host that does not lay out views never runs the action.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    GeometryObserver(base: self) { proxy in
      let window = proxy.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: proxy.size)
      let share = CGRect(origin: .zero, size: proxy.size).visibleShare(in: window)
      return share > 0 && share >= threshold
    } action: { old, new in
      if new || old != new { action(new) }
    } removal: { isVisible in
      if isVisible { action(false) }
    }
  }
}
