public import AmbientCore
public import AmbientLayout

/// Whether a window allows an interaction of the user.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The host decides whether the window allows the interaction.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The window allows the interaction.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The window does not allow the interaction.
  public static let disabled = WindowInteractionBehavior(name: "disabled")

  /// The value of an attribute of the window; nil if the host decides.
  fileprivate var attribute: String? { self == .automatic ? nil : name }
}

extension View {
  /// Sets whether the user can close the window.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { setsAttribute(of: \.pageAttributes, .dismissBehavior, behavior.attribute) }

  /// Sets whether the window can fill the screen.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { setsAttribute(of: \.pageAttributes, .fullScreenBehavior, behavior.attribute) }

  /// Sets whether the user can minimize the window.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { setsAttribute(of: \.pageAttributes, .minimizeWindowBehavior, behavior.attribute) }

  /// Sets whether the user can resize the window.
  ///
  /// - Parameter behavior: The rule.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    setsAttribute(of: \.pageAttributes, .resizeBehavior, behavior.attribute)
  }

  /// Sets the point that keeps its position on the screen when the host resizes the window because
  /// the size of the view has changed.
  ///
  /// - Parameter anchor: The point, as fractions of the window's width and height; nil if the host
  ///   decides.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    setsAttribute(of: \.pageAttributes, .resizeAnchor, anchor?.attributeText)
  }

  /// Sets whether a click that activates the window also acts on the view.
  ///
  /// - Parameter value: Whether the click also acts on the view; nil lets the host decide.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    setsAttribute(of: \.pageAttributes, .allowsActivationEvents, value)
  }
}
