public import AmbientCore

/// How a view looks while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// The effect that `defaultHoverEffect(_:)` sets, or an effect of the host if none is set.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer turns into a highlighted area behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view becomes larger, and has a shadow.
  public static let lift = HoverEffect(name: "lift")
}

private struct DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect? { nil }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views show their hover effects; true by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// The effect that replaces `.automatic`; nil if the host chooses the effect.
  fileprivate var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }

  /// Whether hover effects are enabled; setting true has no effect if an ancestor set false.
  fileprivate var isHoverEffectEnabledIfAncestorsAre: Bool {
    get { isHoverEffectEnabled }
    set { isHoverEffectEnabled = isHoverEffectEnabled && newValue }
  }
}

extension View {
  /// Sets whether hover effects are disabled for the view and its descendants.
  ///
  /// Effects that an ancestor disabled stay disabled: `hoverEffectDisabled(false)` does not enable
  /// them.
  ///
  /// - Parameters:
  ///   - disabled: Whether hover effects are disabled.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hoverEffectDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isHoverEffectEnabledIfAncestorsAre, !disabled, fileID: fileID, line: line)
  }

  /// Changes the look of the view while the pointer is over it.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Changes the look of the view while the pointer is over it.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether the view has the effect.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool
  ) -> some View {
    HoverEffectView(effect: isEnabled ? effect : nil, content: self)
  }

  /// Sets the hover effect that replaces `.automatic` in the view.
  ///
  /// - Parameters:
  ///   - effect: The effect; nil if the host chooses the effect.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view that sets the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultHoverEffect(
    _ effect: HoverEffect?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.defaultHoverEffect, effect, fileID: fileID, line: line)
  }

  /// The form of `defaultHoverEffect(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func defaultHoverEffect(_asFunction effect: HoverEffect?) -> some View {
    defaultHoverEffect(effect, fileID: "", line: 0)
  }
}

struct HoverEffectView<Content: View> {
  let effect: HoverEffect?
  /// Whether the pointer is over any view in the ``HoverEffectGroup`` of this view.
  ///
  /// The value is false for a view without a group, and while the effect is disabled.
  var isActive = false
  let content: Content
}

extension HoverEffectView: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.hoverEffect)
    guard let effect, environment.isHoverEffectEnabled else { return description }
    let chosen = effect == .automatic ? environment.defaultHoverEffect ?? effect : effect
    description[.hoverEffect] = chosen.name
    if isActive { description[.isHovered] = true }
    return description
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each with the effect.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) {
      AnyView(
        HoverEffectView<AnyView>(effect: view.effect, isActive: view.isActive, content: $0)
      )
    }
  }
}
