public import AmbientCore

/// Modifiers that describe where users of assistive technologies drag and drop.
extension View {
  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drag.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: description, isEnabled: true)
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drag.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        isEnabled
          ? [
            .attributes(ElementAttributes(.dragPoint, point.attributeText)),
            .text(.dragDescription, description),
          ] : []
      )
    )
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionKey: The key of the description of the drag.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description descriptionKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(descriptionKey), isEnabled: true)
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionKey: The key of the description of the drag.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description descriptionKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(descriptionKey), isEnabled: isEnabled)
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drag.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }

  /// Adds a point at which a drag of the view can begin.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drag.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}

extension View {
  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drop.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: description, isEnabled: true)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drop.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        isEnabled
          ? [
            .attributes(ElementAttributes(.dropPoint, point.attributeText)),
            .text(.dropDescription, description),
          ] : []
      )
    )
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionKey: The key of the description of the drop.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description descriptionKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(descriptionKey), isEnabled: true)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - descriptionKey: The key of the description of the drop.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description descriptionKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(descriptionKey), isEnabled: isEnabled)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drop.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }

  /// Adds a point on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The point, in the unit square of the view.
  ///   - description: The description of the drop.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
