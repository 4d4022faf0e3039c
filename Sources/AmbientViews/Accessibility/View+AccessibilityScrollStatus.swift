public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Sets what assistive technologies announce after the user has scrolled in the view.
  ///
  /// - Parameters:
  ///   - status: The announcement, such as `Page 3 of 9`.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus, text: isEnabled ? status : nil)
  }

  /// Sets what assistive technologies announce after the user has scrolled in the view.
  ///
  /// - Parameters:
  ///   - statusKey: The announcement, such as `Page 3 of 9`.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }

  /// Sets what assistive technologies announce after the user has scrolled in the view.
  ///
  /// - Parameters:
  ///   - statusResource: The announcement, such as `Page 3 of 9`.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(
    _ statusResource: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(statusResource), isEnabled: isEnabled)
  }

  /// Sets what assistive technologies announce after the user has scrolled in the view.
  ///
  /// - Parameters:
  ///   - status: The announcement, such as `Page 3 of 9`.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
