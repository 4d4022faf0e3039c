public import AmbientCore

/// Shows a view of SwiftUI in UIKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no windows of UIKit. To show a view, run an App with a host, or mount it in a ViewTree or a TestHost."
)
public class UIHostingController<Content: View> {
  /// Creates it for a view.
  public init(rootView: Content) {}
}

/// Shows a view of SwiftUI in AppKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no windows of AppKit. To show a view, run an App with a host, or mount it in a ViewTree or a TestHost."
)
public class NSHostingController<Content: View> {
  /// Creates it for a view.
  public init(rootView: Content) {}
}

/// Shows a view of SwiftUI in AppKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no windows of AppKit. To show a view, run an App with a host, or mount it in a ViewTree or a TestHost."
)
public class NSHostingView<Content: View> {
  /// Creates it for a view.
  public init(rootView: Content) {}
}

/// Shows a view of SwiftUI in WatchKit.
@available(
  *,
  unavailable,
  message:
    "Ambient has no windows of WatchKit. To show a view, run an App with a host, or mount it in a ViewTree or a TestHost."
)
public class WKHostingController<Content: View> {
  /// Creates it for a view.
  public init(rootView: Content) {}
}

/// The content of a cell of UIKit.
@available(*, unavailable, message: "There are no cells of UIKit here. Show the content in a List.")
public struct UIHostingConfiguration<Content: View> {
  /// Creates it for a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Makes an image of a view.
@available(
  *,
  unavailable,
  message:
    "Ambient draws no pixels by itself. For a picture, lay out its tree with a ScreenLayout of the product AmbientScreen, which makes SVG."
)
public final class ImageRenderer<Content: View> {
  /// Creates a renderer of a view.
  public init(content: Content) {}
}
