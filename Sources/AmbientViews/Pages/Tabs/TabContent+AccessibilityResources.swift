import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension TabContent {
  /// Sets the label of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - labelResource: The label.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - valueResource: The value.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  ///
  /// - Parameters:
  ///   - hintResource: The hint.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }

  /// Sets the names that a user can say to choose the tab.
  ///
  /// - Parameters:
  ///   - inputLabelResources: The names; the first name is preferred.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The tab with the names.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource],
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
  }
}
