public import AmbientViews
public import Foundation

/// A UIKit image, such as a photo.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Show a file with AsyncImage, or an asset with Image(_:)."
)
public final class UIImage {}

/// An AppKit image, such as a photo.
@available(
  *,
  unavailable,
  message: "Ambient has no AppKit. Show a file with AsyncImage, or an asset with Image(_:)."
)
public final class NSImage {}

/// A Core Graphics image.
@available(
  *,
  unavailable,
  message: "Ambient has no bitmaps. Draw with Image(size:renderer:), or show a file or an asset."
)
public final class CGImage {}

/// How carefully Core Graphics computes the pixels of a scaled image.
@available(
  *,
  unavailable,
  message: "Ambient has no bitmaps. Choose how an image is scaled with Image.interpolation(_:)."
)
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

extension CGContext {
  /// How carefully the context computes the pixels of a scaled image.
  @available(
    *,
    unavailable,
    message: "Ambient has no bitmaps. Choose how an image is scaled with Image.interpolation(_:)."
  )
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

extension Image {
  /// Creates an image from a UIKit image.
  @available(
    *,
    unavailable,
    message: "Ambient has no UIKit. Show a file with AsyncImage, or an asset with Image(_:)."
  )
  public init(uiImage: UIImage) { self.init(systemName: "") }

  /// Creates an image from an AppKit image.
  @available(
    *,
    unavailable,
    message: "Ambient has no AppKit. Show a file with AsyncImage, or an asset with Image(_:)."
  )
  public init(nsImage: NSImage) { self.init(systemName: "") }

  /// Creates an image from a Core Graphics image.
  @available(
    *,
    unavailable,
    message: "Ambient has no bitmaps. Draw with Image(size:renderer:), or show a file or an asset."
  )
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(systemName: "")
  }

  /// Creates an image that assistive technologies ignore, from a Core Graphics image.
  @available(
    *,
    unavailable,
    message: "Ambient has no bitmaps. Draw with Image(size:renderer:), or show a file or an asset."
  )
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(systemName: "")
  }

  /// How a Core Graphics image is turned and mirrored.
  @available(
    *,
    unavailable,
    message: "Ambient has no bitmaps. Turn an image with rotationEffect(_:)."
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
