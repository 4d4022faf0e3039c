public import AmbientViews
public import Foundation

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

/// An image of Core Graphics.
@available(
  *,
  unavailable,
  message: "There are no bitmaps here. Draw with Image(size:renderer:), or show a file or an asset."
)
public final class CGImage {}

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

  /// Creates an image from an image of Core Graphics.
  @available(
    *,
    unavailable,
    message:
      "There are no bitmaps here. Draw with Image(size:renderer:), or show a file or an asset."
  )
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(systemName: "")
  }

  /// Creates an image that assistive technologies ignore, from an image of Core Graphics.
  @available(
    *,
    unavailable,
    message:
      "There are no bitmaps here. Draw with Image(size:renderer:), or show a file or an asset."
  )
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(systemName: "")
  }

  /// How an image of Core Graphics is turned and mirrored.
  @available(
    *,
    unavailable,
    message: "There are no bitmaps here. Turn an image with rotationEffect(_:)."
  )
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The image is shown as it is stored.
    case up
    /// The image is mirrored.
    case upMirrored
    /// The image is turned by 180 degrees.
    case down
    /// The image is turned by 180 degrees and mirrored.
    case downMirrored
    /// The image is turned by 90 degrees to the left.
    case left
    /// The image is mirrored and turned by 90 degrees to the left.
    case leftMirrored
    /// The image is turned by 90 degrees to the right.
    case right
    /// The image is mirrored and turned by 90 degrees to the right.
    case rightMirrored
  }
}
