import AmbientCore
import AmbientFoundation
import AmbientHosting
public import Foundation

/// A namespace for messages that a program sends to assistive technologies.
///
/// ```swift
/// Button("Save") {
///   save()
///   AccessibilityNotification.Announcement("Saved").post()
/// }
/// ```
///
/// If an action, a task or the body of a view posts a message, the host of that view receives the
/// message. If other code posts a message, all hosts of the process receive the message. A host
/// receives each message as an ``AssistiveNotification``.
public enum AccessibilityNotification {
  /// A text that a screen reader says.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement.
    ///
    /// - Parameter announcement: The text that a screen reader says.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement; the attributes of the text have no effect.
    ///
    /// - Parameter announcement: The text that a screen reader says.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Creates an announcement in the language of the user.
    ///
    /// - Parameter announcement: The text that a screen reader says.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Sends the announcement to the host of the view that posts it.
    ///
    /// If no view posts the announcement, all hosts receive it.
    public func post() { AssistiveNotification.announcement(text).post() }
  }

  /// The message that a part of the screen changed.
  public struct LayoutChanged {
    private let text: String?

    /// Creates a notification of a new layout.
    ///
    /// - Parameter element: A text that a screen reader says; a value of another type has no
    ///   effect.
    public init(_ element: Any? = nil) { text = element as? String }

    /// Sends the message to the host of the view that posts it.
    ///
    /// If no view posts the message, all hosts receive it.
    public func post() { AssistiveNotification(.layoutChanged, text: text).post() }
  }

  /// The message that the screen, or a large part of it, changed.
  public struct ScreenChanged {
    private let text: String?

    /// Creates a notification of a new screen.
    ///
    /// - Parameter element: A text that a screen reader says; a value of another type has no
    ///   effect.
    public init(_ element: Any? = nil) { text = element as? String }

    /// Sends the message to the host of the view that posts it.
    ///
    /// If no view posts the message, all hosts receive it.
    public func post() { AssistiveNotification(.screenChanged, text: text).post() }
  }

  /// The message that the content scrolled by a page.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates a notification of a scrolled page.
    ///
    /// - Parameter scrollStatus: The new position, such as "Page 3 of 9".
    public init(_ scrollStatus: String) { text = scrollStatus }

    /// Creates a message; the attributes of the text have no effect.
    ///
    /// - Parameter scrollStatus: The new position, such as "Page 3 of 9".
    public init(_ scrollStatus: AttributedString) { text = String(scrollStatus.characters) }

    /// Sends the message to the host of the view that posts it.
    ///
    /// If no view posts the message, all hosts receive it.
    public func post() { AssistiveNotification(.pageScrolled, text: text).post() }
  }
}

extension AssistiveNotification {
  /// Sends the message to the hosts.
  ///
  /// If the caller runs on the main queue, this method sends the message before it returns.
  /// Otherwise, a task sends the message later.
  fileprivate func post() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { send(from: ViewTree.currentNotificationSource) }
    } else {
      Task { @MainActor in send(from: ViewTree.notificationSourceOfTask) }
    }
  }
}
