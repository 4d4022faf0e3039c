public import AmbientCore

/// What those are told of a view who do not see it, as others do.
extension View {
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    described(.accessibilityLabel, label.string)
  }

  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what happens when something is done with the view.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    described(.accessibilityHint, hint.string)
  }

  /// Says what happens when something is done with the view.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what the value of the view is.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    described(.accessibilityValue, value.string)
  }

  /// Says what the value of the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Names the view for tests and tools; nobody is told of it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    described(.accessibilityIdentifier, identifier)
  }

  /// Leaves the view out of what is told, or not.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    described(.accessibilityHidden, hidden)
  }

  private nonisolated func described<Value>(
    _ attribute: ElementAttribute<Value>,
    _ value: Value
  ) -> some View {
    Wrapper(kind: .accessibility, attributes: ElementAttributes(attribute, value), content: self)
  }
}

/// How the view takes part in what a pointer or a finger does.
extension View {
  /// Lets the view be hit by a pointer or a finger, or not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    Wrapper(kind: .hitTesting, attributes: ElementAttributes(.isEnabled, enabled), content: self)
  }
}
