public import AmbientViews

/// An image of UIKit, such as a photo.
@available(
  *,
  unavailable,
  message: "There is no UIKit here. Show a file with AsyncImage, or an asset with Image(_:)."
)
public final class UIImage {}

/// An image of AppKit, such as a photo.
@available(
  *,
  unavailable,
  message: "There is no AppKit here. Show a file with AsyncImage, or an asset with Image(_:)."
)
public final class NSImage {}

extension Image {
  /// Creates an image from a UIKit image.
  @available(
    *,
    unavailable,
    message: "There is no UIKit here. Show a file with AsyncImage, or an asset with Image(_:)."
  )
  public init(uiImage: UIImage) { self.init(systemName: "") }

  /// Creates an image from an AppKit image.
  @available(
    *,
    unavailable,
    message: "There is no AppKit here. Show a file with AsyncImage, or an asset with Image(_:)."
  )
  public init(nsImage: NSImage) { self.init(systemName: "") }
}
