public import Foundation

/// The object that represents the running program in UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Open a URL with the environment value openURL, and read scenePhase."
)
public final class UIApplication {
  /// The running program.
  public static var shared: UIApplication { UIApplication() }

  /// The states of a program.
  public enum State { case active, inactive, background }

  /// The state of the program.
  public var applicationState: State { .active }

  /// Opens a URL.
  public func open(_ url: URL) {}

  /// Returns whether a program can open a URL.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// The object that represents the device in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Read horizontalSizeClass, or a size with GeometryReader."
)
public final class UIDevice {
  /// The device that the program runs on.
  public static var current: UIDevice { UIDevice() }

  /// The name of the device.
  public var name: String { "" }

  /// The name of the model.
  public var model: String { "" }

  /// The version of the operating system.
  public var systemVersion: String { "" }
}

/// A font of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use Font."
)
public final class UIFont {}

/// The pasteboard of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use copyable, pasteDestination or PasteButton."
)
public final class UIPasteboard {
  /// The pasteboard that all programs share.
  public static var general: UIPasteboard { UIPasteboard() }

  /// The text on the pasteboard.
  public var string: String? {
    get { nil }
    set {}
  }
}

/// A generator of taps that the user feels.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use sensoryFeedback(_:trigger:)."
)
public final class UIImpactFeedbackGenerator {
  /// The strength of a tap.
  public enum FeedbackStyle { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Gets ready for a tap.
  public func prepare() {}

  /// Makes a tap.
  public func impactOccurred() {}

  /// Makes a tap with a strength from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback for success, warnings and errors.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use sensoryFeedback(_:trigger:)."
)
public final class UINotificationFeedbackGenerator {
  /// The sorts of feedback.
  public enum FeedbackType { case success, warning, error }

  /// Creates a generator.
  public init() {}

  /// Gets ready for feedback.
  public func prepare() {}

  /// Gives feedback.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of the feedback for a changed selection.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use sensoryFeedback(_:trigger:)."
)
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Gets ready for feedback.
  public func prepare() {}

  /// Gives feedback.
  public func selectionChanged() {}
}

/// A view of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public final class UIView {}

/// A view controller of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public final class UIViewController {}

/// A responder of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Move the focus with @FocusState."
)
public final class UIResponder {}

/// A window of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Write this code in #if canImport(UIKit)."
)
public final class UIWindow {}

/// A scene with windows of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Write this code in #if canImport(UIKit)."
)
public final class UIWindowScene {}

/// A navigation bar of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use toolbarBackground and the other toolbar modifiers."
)
public final class UINavigationBar {}

/// A tab bar of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use toolbarBackground and the other toolbar modifiers."
)
public final class UITabBar {}

/// A table of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Use the list modifiers, such as listRowBackground."
)
public final class UITableView {}
