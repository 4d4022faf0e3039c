public import AmbientCore

/// A UIKit controller that shows a SwiftUI view.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit windows. Run an App with a host, or mount the view in a ViewTree."
)
public class UIHostingController<Content: View> {
  /// Creates a controller for a view.
  public init(rootView: Content) {}
}

/// An AppKit controller that shows a SwiftUI view.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit windows. Run an App with a host, or mount the view in a ViewTree."
)
public class NSHostingController<Content: View> {
  /// Creates a controller for a view.
  public init(rootView: Content) {}
}

/// An AppKit view that shows a SwiftUI view.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit windows. Run an App with a host, or mount the view in a ViewTree."
)
public class NSHostingView<Content: View> {
  /// Creates an AppKit view for a SwiftUI view.
  public init(rootView: Content) {}
}

/// A WatchKit controller that shows a SwiftUI view.
@available(
  *,
  unavailable,
  message:
    "Ambient has no WatchKit windows. Run an App with a host, or mount the view in a ViewTree."
)
public class WKHostingController<Content: View> {
  /// Creates a controller for a view.
  public init(rootView: Content) {}
}

/// The content of a UIKit cell.
@available(*, unavailable, message: "Ambient has no UIKit cells. Show the content in a List.")
public struct UIHostingConfiguration<Content: View> {
  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) {}
}

/// An object that makes an image of a view.
@available(
  *,
  unavailable,
  message:
    "Ambient draws no pixels. A ScreenLayout of the product AmbientScreen makes an SVG image."
)
public final class ImageRenderer<Content: View> {
  /// Creates a renderer of a view.
  public init(content: Content) {}
}
