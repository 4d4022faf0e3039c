public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionResource: The description of the drag.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description descriptionResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(descriptionResource), isEnabled: true)
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionResource: The description of the drag.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description descriptionResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(descriptionResource), isEnabled: isEnabled)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionResource: The description of the drop.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description descriptionResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(descriptionResource), isEnabled: true)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionResource: The description of the drop.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description descriptionResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(descriptionResource), isEnabled: isEnabled)
  }
}
