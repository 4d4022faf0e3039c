public import AmbientCore

/// The default style, which leaves the appearance of toggles to the host.
public struct DefaultToggleStyle: Sendable {
  /// Creates a default toggle style.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// Returns a toggle whose element has no attribute `style`.
  ///
  /// - Parameter configuration: The properties of the toggle.
  /// - Returns: The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, which leaves the appearance of toggles to the host.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A style that shows toggles as switches.
///
/// - Note: Ambient only passes this on to the host.
public struct SwitchToggleStyle: Sendable {
  private let tint: Color?

  /// Creates a switch toggle style.
  public init() { tint = nil }

  /// Creates the style with a color for switches that are on.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// Returns a toggle whose element has the attribute `style` with the value `switch`.
  ///
  /// - Parameter configuration: The properties of the toggle.
  /// - Returns: The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "switch", tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows toggles as switches.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A style that shows toggles as buttons; a button stays pressed while its toggle is on.
///
/// - Note: Ambient only passes this on to the host.
public struct ButtonToggleStyle: Sendable {
  /// Creates a button toggle style.
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// Returns a toggle whose element has the attribute `style` with the value `button`.
  ///
  /// - Parameter configuration: The properties of the toggle.
  /// - Returns: The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "button")
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows toggles as buttons; a button stays pressed while its toggle is on.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style that shows toggles as checkboxes.
///
/// - Note: Ambient only passes this on to the host.
public struct CheckboxToggleStyle: Sendable {
  /// Creates a checkbox toggle style.
  public init() {}
}

extension CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// Returns a toggle whose element has the attribute `style` with the value `checkbox`.
  ///
  /// - Parameter configuration: The properties of the toggle.
  /// - Returns: The toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "checkbox")
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows toggles as checkboxes.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
