public import AmbientCore

/// The way in which a host shows a quick action: an action that the user performs with a single
/// gesture.
public protocol AccessibilityQuickActionStyle {
  /// The name of the style.
  var _name: String { get }
}

/// A style that shows a prompt for the action.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// The name of the style.
  public var _name: String { "prompt" }
}

/// A style that draws an outline around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// The name of the style.
  public var _name: String { "outline" }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A style that shows a prompt for the action.
  public static var prompt: AccessibilityQuickActionPromptStyle { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A style that draws an outline around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { Self() }
}

extension View {
  /// Adds an action that the user performs with a single gesture.
  ///
  /// - Parameters:
  ///   - style: How the action is shown.
  ///   - content: The button of the action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(
    style: Style,
    @ViewBuilder content: () -> Content
  ) -> some View {
    attaching(
      .accessibilityQuickAction,
      [.attributes(ElementAttributes(.style, style._name))],
      views: content()
    )
  }

  /// Adds an action that the user performs with a single gesture.
  ///
  /// The user can perform the action only while `isActive` is true.
  ///
  /// - Parameters:
  ///   - style: How the action is shown.
  ///   - isActive: Whether the action can be performed; hosts see the attribute `isActive`.
  ///   - content: The button of the action.
  /// - Returns: The modified view.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(
    style: Style,
    isActive: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View {
    QuickAction(style: style._name, isActive: isActive, base: self, content: content())
  }

  /// Shows an enlarged copy of the view while the user presses the view.
  ///
  /// This happens only if the user has turned on the large content viewer.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityShowsLargeContentViewer() -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    attaching(.showsLargeContentViewer, true)
  }

  /// Shows other views while the user presses the view.
  ///
  /// This happens only if the user has turned on the large content viewer.
  ///
  /// - Parameter content: The views that are shown, such as a larger label.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    attaching(
      .accessibilityLargeContent,
      [.attributes(ElementAttributes(.showsLargeContentViewer, true))],
      views: content()
    )
  }
}

/// A view with a quick action that is active while a binding is true.
private struct QuickAction<Base: View, Action: View> {
  let style: String
  let isActive: Binding<Bool>
  let base: Base
  let content: Action
}

extension QuickAction: LibraryView {
  var body: some View {
    let isActive = isActive.wrappedValue
    base.attaching(
      .accessibilityQuickAction,
      [.attributes(ElementAttributes(.style, style).setting(.isActive, to: isActive))],
      views: isActive ? content : nil
    )
  }
}
