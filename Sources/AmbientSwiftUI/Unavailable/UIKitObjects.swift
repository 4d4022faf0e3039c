public import Foundation

/// The object that represents the running program in UIKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no UIKit. Open a URL with the environment value openURL, and read scenePhase."
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
  message: "Ambient has no UIKit. Read horizontalSizeClass, or a size with GeometryReader."
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

/// A UIKit font.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use Font."
)
public final class UIFont {}

/// A UIKit pasteboard.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use copyable, pasteDestination or PasteButton."
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
  message: "Ambient has no UIKit. Use sensoryFeedback(_:trigger:)."
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
  message: "Ambient has no UIKit. Use sensoryFeedback(_:trigger:)."
)
public final class UINotificationFeedbackGenerator {
  /// The types of feedback.
  public enum FeedbackType { case success, warning, error }

  /// Creates a generator.
  public init() {}

  /// Gets ready for feedback.
  public func prepare() {}

  /// Gives the feedback for success, a warning or an error.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of the feedback for a changed selection.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use sensoryFeedback(_:trigger:)."
)
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Gets ready for feedback.
  public func prepare() {}

  /// Gives the feedback for a changed selection.
  public func selectionChanged() {}
}

/// A UIKit view.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public final class UIView {}

/// A UIKit view controller.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public final class UIViewController {}

/// A UIKit responder.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Move the focus with @FocusState."
)
public final class UIResponder {}

/// A UIKit window.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this code in #if canImport(UIKit)."
)
public final class UIWindow {}

/// A UIKit scene that contains windows.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this code in #if canImport(UIKit)."
)
public final class UIWindowScene {}

/// A UIKit navigation bar.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use toolbarBackground and the other toolbar modifiers."
)
public final class UINavigationBar {}

/// A UIKit tab bar.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use toolbarBackground and the other toolbar modifiers."
)
public final class UITabBar {}

/// A UIKit table view.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Use the list modifiers, such as listRowBackground."
)
public final class UITableView {}
