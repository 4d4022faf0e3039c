import AmbientCore
public import struct Foundation.CGSize

// What a scene says here becomes an attribute of the elements of its windows.

extension Scene {
  /// Sets the size that the scene's windows have at first, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    windows(have: .defaultSize, "\(width.inPoints) \(height.inPoints)")
  }

  /// Sets the size that the scene's windows have at first, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }

  /// Sets the place on the screen that the scene's windows have at first.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    windows(have: .defaultPosition, "\(position.x) \(position.y)")
  }

  /// Sets how the user may change the size of the scene's windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows(have: .resizability, resizability == .automatic ? nil : resizability.name)
  }

  /// Sets which events from outside a window of the scene is made for: those that contain one of these
  /// texts.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> some Scene {
    windows(have: .externalEvents, conditions.sorted().joined(separator: " "))
  }

  private nonisolated func windows(
    have attribute: ElementAttribute<String>,
    _ value: String?
  ) -> some Scene {
    environment(\.windowAttributes[attribute], value)
  }
}

/// How the user may change the size of a window.
public struct WindowResizability: Hashable, Sendable {
  fileprivate let name: String

  /// As the host finds right.
  public static let automatic = WindowResizability(name: "automatic")
  /// Not at all: a window is as large as its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// To sizes that its content fits in.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

private struct WindowAttributesKey: EnvironmentKey {
  static let defaultValue: ElementAttributes = ElementAttributes()
}

extension EnvironmentValues {
  /// What is said of the windows of a scene.
  var windowAttributes: ElementAttributes {
    get { self[WindowAttributesKey.self] }
    set { self[WindowAttributesKey.self] = newValue }
  }
}
