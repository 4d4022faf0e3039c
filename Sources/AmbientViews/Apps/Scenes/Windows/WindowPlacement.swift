public import AmbientHosting
public import AmbientLayout
public import Foundation

/// The position and the size of a window.
///
/// ```swift
/// Window("Songs", id: "songs") { Songs() }
///   .defaultWindowPlacement { content, context in
///     let size = content.sizeThatFits(.unspecified)
///     return WindowPlacement(.bottom, size: size)
///   }
/// ```
///
/// If the position, the width or the height is nil, the host chooses it.
public struct WindowPlacement: Equatable {
  /// The position of a window; nil if the host chooses it.
  public let position: Position?

  /// The width in points; nil if the host chooses it.
  public let width: CGFloat?

  /// The height in points; nil if the host chooses it.
  public let height: CGFloat?

  private init(position: Position?, width: CGFloat?, height: CGFloat?) {
    self.position = position
    self.width = width
    self.height = height
  }

  /// Creates a placement at a point of the display.
  ///
  /// - Parameters:
  ///   - position: The point, as fractions of the width and the height of the display; nil lets the
  ///     host choose.
  ///   - width: The width of the window, in points; nil lets the host choose.
  ///   - height: The height of the window, in points; nil lets the host choose.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(position: position.map { .fraction($0) }, width: width, height: height)
  }

  /// Creates a placement at a point of the display.
  ///
  /// - Parameters:
  ///   - position: The point, as fractions of the width and the height of the display; nil lets the
  ///     host choose.
  ///   - size: The size of the window, in points; nil lets the host choose.
  public init(_ position: UnitPoint? = nil, size: CGSize?) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// Creates a placement at a position on the display, in points.
  ///
  /// - Parameters:
  ///   - position: The position on the display, in points.
  ///   - size: The size of the window, in points; nil lets the host choose.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(x: position.x, y: position.y, width: size?.width, height: size?.height)
  }

  /// Creates a placement at a position on the display, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, in points; nil lets the host choose.
  ///   - y: The vertical coordinate, in points; nil lets the host choose.
  ///   - width: The width of the window, in points; nil lets the host choose.
  ///   - height: The height of the window, in points; nil lets the host choose.
  public init(x: CGFloat?, y: CGFloat?, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(position: .point(x: x, y: y), width: width, height: height)
  }

  /// Creates a placement at a position, which can be relative to another window.
  ///
  /// - Parameters:
  ///   - position: The position on the display, or relative to another window.
  ///   - width: The width of the window, in points; nil lets the host choose.
  ///   - height: The height of the window, in points; nil lets the host choose.
  public init(_ position: Position, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(position: position, width: width, height: height)
  }

  /// Creates a placement at a position, which can be relative to another window.
  ///
  /// - Parameters:
  ///   - position: The position on the display, or relative to another window.
  ///   - size: The size of the window, in points; nil lets the host choose.
  public init(_ position: Position, size: CGSize?) {
    self.init(position: position, width: size?.width, height: size?.height)
  }
}

extension WindowPlacement {
  /// The position of a window on its display, or relative to another window.
  public enum Position: Equatable {
    /// A position on the display, in points; the host chooses a coordinate that is nil.
    case point(x: CGFloat?, y: CGFloat?)
    /// A point of the display, as fractions of its width and height.
    case fraction(UnitPoint)
    /// The window opens at the leading side of another window.
    case leading(WindowProxy)
    /// The window opens at the trailing side of another window.
    case trailing(WindowProxy)
    /// The window opens above another window.
    case above(WindowProxy)
    /// The window opens below another window.
    case below(WindowProxy)
    /// The window takes the place of another window.
    case replacing(WindowProxy)
    /// The window opens at the place where the host shows panels with tools.
    case utilityPanel
  }
}

/// A window that is open when a scene chooses the placement of another window.
public struct WindowProxy: Equatable {
  /// The identifier of the window's scene; nil if the scene has no identifier.
  public let id: String?

  /// The phase of the window; nil if the host does not know the phase.
  public let phase: ScenePhase?

  /// Creates a value for a window, for use by hosts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window's scene; nil if the scene has no identifier.
  ///   - phase: The phase of the window; nil if the host does not know the phase.
  public init(id: String?, phase: ScenePhase? = nil) {
    self.id = id
    self.phase = phase
  }
}

/// A display on which windows are placed.
public struct DisplayProxy: Equatable {
  /// The frame of the display in points.
  public let bounds: CGRect

  /// The part of the display that is free for windows, without the menus and docks of the system.
  public let visibleRect: CGRect

  /// Creates a value for a display, for use by hosts.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the display.
  ///   - visibleRect: The part of the display that is free for windows; nil for the whole display.
  public init(bounds: CGRect, visibleRect: CGRect? = nil) {
    self.bounds = bounds
    self.visibleRect = visibleRect ?? bounds
  }
}
