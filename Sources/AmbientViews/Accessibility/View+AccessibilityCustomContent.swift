public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add information that users of assistive technologies can ask for.
extension View {
  /// Adds information for assistive technologies to the view, or removes such information.
  ///
  /// - Parameters:
  ///   - key: The key, which has the label of the information.
  ///   - value: The value; nil removes the information of the key.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let attributes = ElementAttributes(.contentID, key.id)
      .setting(.importance, to: importance == .high ? "high" : nil)
    return ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        [.attributes(attributes), .text(.contentLabel, key.label)]
          + (value.map { [.text(.contentValue, $0)] } ?? [])
      )
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - key: The key, which has the label of the information.
  ///   - valueKey: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - key: The key, which has the label of the information.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - key: The key, which has the label of the information.
  ///   - valueResource: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the information.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey),
      Optional(value),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the information.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelResource),
      Optional(value),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the information.
  ///   - valueKey: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey),
      Text(valueKey),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the information.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey),
      Text(value),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the information.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelResource),
      Text(value),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - labelResource: The label of the information.
  ///   - valueResource: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelResource),
      Text(valueResource),
      importance: importance
    )
  }

  /// Adds information for assistive technologies to the view.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The value.
  ///   - importance: Whether the information is read out with the view's name.
  /// - Returns: The modified view.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label),
      Optional(value),
      importance: importance
    )
  }
}
