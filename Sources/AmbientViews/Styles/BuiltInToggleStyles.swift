public import AmbientCore

/// As hosts show toggles usually.
public struct DefaultToggleStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// A toggle of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As hosts show toggles usually.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// A toggle of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "switch")
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays down.
public struct ButtonToggleStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// A toggle of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "button")
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A box with a mark.
public struct CheckboxToggleStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// A toggle of this kind.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(configuration, style: "checkbox")
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
