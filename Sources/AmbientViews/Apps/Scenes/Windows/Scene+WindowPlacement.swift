import AmbientCore
public import AmbientHosting
public import AmbientLayout
public import struct Foundation.CGSize

/// The content of a window for which a scene chooses a placement.
public struct WindowLayoutRoot {
  private let size: (ProposedViewSize) -> CGSize

  /// Creates a value, for use by hosts.
  ///
  /// - Parameter sizeThatFits: Returns the size of the content for a proposal.
  public init(sizeThatFits: @escaping (ProposedViewSize) -> CGSize) { size = sizeThatFits }

  /// Returns the size of the content for a proposal.
  ///
  /// - Parameter proposal: The size that the parent proposes.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The display and the open windows, for a scene that chooses the placement of a window.
public struct WindowPlacementContext {
  /// The display on which the window opens.
  public let defaultDisplay: DisplayProxy

  /// The windows that are open.
  public let windows: [WindowProxy]

  /// Creates a context, for use by hosts.
  ///
  /// - Parameters:
  ///   - defaultDisplay: The display on which the window opens.
  ///   - windows: The windows that are open.
  public init(defaultDisplay: DisplayProxy, windows: [WindowProxy] = []) {
    self.defaultDisplay = defaultDisplay
    self.windows = windows
  }
}

/// The functions that place a scene's windows.
///
/// The element of a window has this detail if the scene has such a function. A host calls the
/// functions with a ``WindowLayoutRoot`` and a ``WindowPlacementContext``:
///
/// ```swift
/// func placement(
///   of window: Element, content: WindowLayoutRoot, context: WindowPlacementContext
/// ) -> WindowPlacement? {
///   window.detail(WindowPlacementDetail.self)?.makeDefault?(content, context)
/// }
/// ```
public struct WindowPlacementDetail: ElementDetail {
  /// A function that returns the placement of a window.
  public typealias MakePlacement = (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  /// Returns the placement of a window that opens; if the function is nil, the host chooses.
  public internal(set) var makeDefault: MakePlacement?

  /// Returns the placement of a window that the user zooms; if the function is nil, the host
  /// chooses.
  public internal(set) var makeIdeal: MakePlacement?

  /// Returns true only if neither detail has a function, because functions cannot be compared.
  ///
  /// - Parameter other: The other detail.
  /// - Returns: Whether neither detail has a function.
  public func isSame(as other: Self) -> Bool { isEmpty && other.isEmpty }

  var isEmpty: Bool { makeDefault == nil && makeIdeal == nil }
}

extension Scene {
  /// Sets the position and the size at which the scene's windows open.
  ///
  /// - Parameter makePlacement: Returns the placement of a window. The function gets the content of
  ///   the window, and a context with the display and the open windows.
  /// - Returns: A scene whose windows have the placement.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    environment(\.windowPlacement.makeDefault, makePlacement)
  }

  /// Sets the position and the size that a window of the scene gets when the user zooms the window.
  ///
  /// - Parameter makePlacement: Returns the placement of a window. The function gets the content of
  ///   the window, and a context with the display and the open windows.
  /// - Returns: A scene whose windows have the placement.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    environment(\.windowPlacement.makeIdeal, makePlacement)
  }
}

private struct WindowPlacementKey: EnvironmentKey {
  static var defaultValue: WindowPlacementDetail { WindowPlacementDetail() }
}

extension EnvironmentValues {
  var windowPlacement: WindowPlacementDetail {
    get { self[WindowPlacementKey.self] }
    set { self[WindowPlacementKey.self] = newValue }
  }
}
