public import AmbientCore

/// Modifiers for inverted colors, direct touches and activation points.
extension View {
  /// Sets whether the view keeps its colors while the display inverts colors.
  ///
  /// - Parameter active: Whether the view keeps its colors.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.ignoresInvertColors, active)
  }

  /// Sets whether the view responds to the user.
  ///
  /// - Parameter respondsToUserInteraction: Whether the view responds to the user.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.respondsToUserInteraction, respondsToUserInteraction)
  }

  /// Sets whether the view responds to the user.
  ///
  /// - Parameters:
  ///   - respondsToUserInteraction: Whether the view responds to the user.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.respondsToUserInteraction, isEnabled ? respondsToUserInteraction : nil)
  }

  /// Sets whether the view handles touches directly, like the keys of a piano.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether the view handles touches directly.
  ///   - options: How the view handles touches.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      .attributes(
        ElementAttributes(.directTouch, isDirectTouchArea)
          .setting(.directTouchOptions, to: options.attribute)
      )
    )
  }

  /// Sets the point that an assistive technology taps to activate the view.
  ///
  /// - Parameter activationPoint: The point, as fractions of the view's width and height.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point that an assistive technology taps to activate the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The point, as fractions of the view's width and height.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let attributes = ElementAttributes(.activationAnchor, activationPoint.attributeText)
    return attaching(.attributes(isEnabled ? attributes : ElementAttributes()))
  }

  /// Sets the point that an assistive technology taps to activate the view.
  ///
  /// - Parameter activationPoint: The offset from the upper leading corner of the view, in points.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }

  /// Sets the point that an assistive technology taps to activate the view.
  ///
  /// - Parameters:
  ///   - activationPoint: The offset from the upper leading corner of the view, in points.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let attributes = ElementAttributes(.activationX, Double(activationPoint.x))
      .setting(.activationY, to: Double(activationPoint.y))
    return attaching(.attributes(isEnabled ? attributes : ElementAttributes()))
  }
}

/// How a view handles touches while the user uses a screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view must be activated before it handles touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the view is touched, because the view makes sounds.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)

  /// The names of the options, separated by spaces; nil for an empty set.
  fileprivate var attribute: String? {
    let names = [
      (Self.requiresActivation, "requiresActivation"), (.silentOnTouch, "silentOnTouch"),
    ]
    .filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
