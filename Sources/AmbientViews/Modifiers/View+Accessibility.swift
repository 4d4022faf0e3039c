public import AmbientCore

/// Modifiers that describe the view for assistive technologies.
///
/// Each modifier wraps the view in an element of kind `accessibility`.
extension View {
  /// Sets a short description of the view.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    described(.accessibilityLabel, label)
  }

  /// Sets a short description of the view.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets a short description of the view.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets a description of the effect that an action on the view has.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    described(.accessibilityHint, hint)
  }

  /// Sets a description of the effect that an action on the view has.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a description of the effect that an action on the view has.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    described(.accessibilityValue, value)
  }

  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets an identifier of the view for tests and tools; users do not see it.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    described(.accessibilityIdentifier, identifier)
  }

  /// Sets whether assistive technologies ignore the view.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    described(.accessibilityHidden, hidden)
  }

  /// Wraps the view in an accessibility element with a text as its attribute.
  private nonisolated func described(
    _ attribute: ElementAttribute<String>,
    _ text: Text
  ) -> some View {
    NamedWrapper(kind: .accessibility, attribute: attribute, name: text, content: self)
  }

  /// Wraps the view in an accessibility element with one attribute.
  private nonisolated func described<Value>(
    _ attribute: ElementAttribute<Value>,
    _ value: Value
  ) -> some View {
    Wrapper(kind: .accessibility, attributes: ElementAttributes(attribute, value), content: self)
  }
}

/// A modifier for touch and pointer input.
extension View {
  /// Sets whether a pointer or finger can hit the view.
  ///
  /// Hosts see the attribute `isEnabled` of an element of kind `hitTesting`.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    Wrapper(kind: .hitTesting, attributes: ElementAttributes(.isEnabled, enabled), content: self)
  }
}
