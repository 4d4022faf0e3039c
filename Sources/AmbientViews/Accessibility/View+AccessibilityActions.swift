public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add actions for users of assistive technologies.
///
/// `HostedTree/accessibilityTree` lists the actions, and hosts perform them. The actions cannot be
/// performed while the view is disabled.
extension View {
  /// Adds an action to the view.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of the action.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(actionKind.parts + [.action(handler)])
    )
  }

  /// Adds a named action to the view.
  ///
  /// - Parameters:
  ///   - name: The name by which the user chooses the action.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named action to the view.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name by which the user chooses the action.
  ///   - handler: The action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action to the view.
  ///
  /// - Parameters:
  ///   - name: The name by which the user chooses the action.
  ///   - handler: The action.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a named action to the view.
  ///
  /// - Parameters:
  ///   - nameResource: The name by which the user chooses the action.
  ///   - handler: The action.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an action to the view; other views form the name of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: The views whose names form the name of the action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    attaching(
      .accessibilityActionLabel,
      [.attributes(ElementAttributes(.accessibilityAction, "named")), .action(action)],
      views: label()
    )
  }

  /// Adds the buttons of a closure as actions of the view.
  ///
  /// The buttons are not shown. Each button becomes an action, whose name is the button's label.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityActions {
  ///   Button("Reply") { reply() }
  ///   Button("Delete") { delete() }
  /// }
  /// ```
  ///
  /// - Parameter content: The buttons.
  /// - Returns: The modified view.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    attaching(.accessibilityActions, views: content())
  }

  /// Adds the buttons of a closure as actions of the view, and puts the actions in a category.
  ///
  /// - Parameters:
  ///   - category: The category of the actions.
  ///   - content: The buttons.
  /// - Returns: The modified view.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    attaching(.accessibilityActions, [.text(.actionCategory, category.name)], views: content())
  }

  /// Adds an action that increases or decreases the value of the view.
  ///
  /// - Parameter handler: The action; its argument is the direction.
  /// - Returns: The modified view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adjustment(handler))
  }

  /// Adds an action that scrolls the view by a page.
  ///
  /// - Parameter handler: The action; its argument is the edge toward which the content scrolls.
  /// - Returns: The modified view.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scroll(handler))
  }

  /// Adds an action that zooms the content of the view.
  ///
  /// - Parameter handler: The action; its argument has the direction and the location.
  /// - Returns: The modified view.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.zoom(handler))
  }
}
