public import Foundation

/// The object that represents the running program in AppKit.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Use openWindow, dismissWindow and openURL of the environment."
)
public final class NSApplication {
  /// The running program.
  public static var shared: NSApplication { NSApplication() }

  /// Ends the program.
  public func terminate(_ sender: Any?) {}
}

/// The pasteboard of AppKit.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Use copyable, pasteDestination or PasteButton."
)
public final class NSPasteboard {
  /// The pasteboard that all programs share.
  public static var general: NSPasteboard { NSPasteboard() }

  /// Removes what is on the pasteboard.
  @discardableResult public func clearContents() -> Int { 0 }
}

/// The object with which AppKit opens files and programs of the user.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Open a URL with the environment value openURL."
)
public final class NSWorkspace {
  /// The workspace of the user.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Opens a URL.
  @discardableResult public func open(_ url: URL) -> Bool { false }
}

/// A font of AppKit.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Use Font."
)
public final class NSFont {}

/// A view of AppKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
public final class NSView {}

/// A view controller of AppKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
public final class NSViewController {}

/// A window of AppKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Set up a window with modifiers of its scene, such as windowStyle."
)
public final class NSWindow {}

/// A screen of AppKit.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Read a size with GeometryReader or containerRelativeFrame."
)
public final class NSScreen {}

/// A pointer of AppKit.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Use pointerStyle(_:)."
)
public final class NSCursor {}
