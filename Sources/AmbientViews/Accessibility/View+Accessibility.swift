public import AmbientCore

/// Modifiers that describe the view for assistive technologies.
///
/// Each modifier wraps the view in an element of kind `accessibility`. Texts are localized for the
/// environment of the view.
extension View {
  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityLabel, text: label)
  }

  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Parameters:
  ///   - label: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityLabel, text: isEnabled ? label : nil)
  }

  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the name of the view for assistive technologies: a short description.
  ///
  /// - Parameters:
  ///   - label: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets a description of what the view's action does.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityHint, text: hint)
  }

  /// Sets a description of what the view's action does.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a description of what the view's action does.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Sets a description of what the view's action does.
  ///
  /// - Parameters:
  ///   - hint: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityHint, text: isEnabled ? hint : nil)
  }

  /// Sets a description of what the view's action does.
  ///
  /// - Parameters:
  ///   - hintKey: The key of the description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets a description of what the view's action does.
  ///
  /// - Parameters:
  ///   - hint: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityValue, text: value)
  }

  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a description of the view's current value.
  ///
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Sets a description of the view's current value.
  ///
  /// - Parameters:
  ///   - value: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(
    _ value: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityValue, text: isEnabled ? value : nil)
  }

  /// Sets a description of the view's current value.
  ///
  /// - Parameters:
  ///   - valueKey: The key of the description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets a description of the view's current value.
  ///
  /// - Parameters:
  ///   - value: The description.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets an identifier for tests and tools; users do not see the identifier.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityIdentifier, identifier)
  }

  /// Sets an identifier for tests and tools; users do not see the identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityIdentifier, isEnabled ? identifier : nil)
  }

  /// Sets whether assistive technologies ignore the view.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityHidden, hidden)
  }

  /// Sets whether assistive technologies ignore the view.
  ///
  /// - Parameters:
  ///   - hidden: Whether assistive technologies ignore the view.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.accessibilityHidden, isEnabled ? hidden : nil)
  }

  /// Sets a label that consists of the names of other views, separated by commas.
  ///
  /// One of these views can represent the original label.
  ///
  /// ```swift
  /// Text("Ann").accessibilityLabel { label in
  ///   Text("Favorite")
  ///   label
  /// }
  /// ```
  ///
  /// - Parameter content: Returns the views; the argument represents the original label.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    attaching(
      .accessibilityLabel,
      views: content(PlaceholderContentView(content: LabelPlaceholder()))
    )
  }
}
