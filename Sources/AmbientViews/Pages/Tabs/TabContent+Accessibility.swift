import AmbientCore

/// Modifiers that describe a tab to assistive technologies.
extension TabContent {
  /// Sets the label of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the label.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityLabel, label, isEnabled)
  }

  /// Sets the label of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - labelKey: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityLabel, Text(labelKey), isEnabled)
  }

  /// Sets the label of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityLabel, Text(label), isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - valueDescription: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the value.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityValue, valueDescription, isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - valueKey: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityValue, Text(valueKey), isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityValue, Text(value), isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the hint.
  public nonisolated func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityHint, hint, isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - hintKey: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the hint.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityHint, Text(hintKey), isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - hint: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    describing(.accessibilityHint, Text(hint), isEnabled)
  }

  /// Sets the names that a user can say to choose the tab.
  ///
  /// - Parameters:
  ///   - inputLabels: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the names.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    naming(inputLabels, isEnabled)
  }

  /// Sets the names that a user can say to choose the tab.
  ///
  /// - Parameters:
  ///   - inputLabelKeys: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the names.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    naming(inputLabelKeys.map { Text($0) }, isEnabled)
  }

  /// Sets the names that a user can say to choose the tab.
  ///
  /// - Parameters:
  ///   - inputLabels: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the names.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    naming(inputLabels.map { Text($0) }, isEnabled)
  }

  /// Sets the identifier of the tab for tests and tools.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the identifier.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    wrapped {
      $0.transformEnvironment(\.tabTraits) {
        if isEnabled { $0.accessibilityIdentifier = identifier }
      }
    }
  }

  private nonisolated func describing(
    _ attribute: ElementAttribute<String>,
    _ text: Text,
    _ isEnabled: Bool
  ) -> some TabContent<TabValue> {
    wrapped {
      $0.transformEnvironment(\.tabTraits) {
        if isEnabled { $0.accessibilityTexts[attribute] = text }
      }
    }
  }

  private nonisolated func naming(
    _ labels: [Text],
    _ isEnabled: Bool
  ) -> some TabContent<TabValue> {
    wrapped {
      $0.transformEnvironment(\.tabTraits) { if isEnabled { $0.inputLabels = labels } }
    }
  }
}
