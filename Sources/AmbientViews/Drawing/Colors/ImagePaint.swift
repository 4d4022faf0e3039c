public import AmbientCore

/// A style that repeats a part of an image in both directions.
///
/// Hosts get the image in a ``ShapePaint``. In pictures that the library draws, it can repeat an
/// image from a PNG, JPEG, GIF, WebP or SVG file, and an image that a closure draws. Instead of any
/// other image, such as a symbol, the library draws a gray area.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The type of the resolved style: an `ImagePaint` resolves to itself.
  public typealias Resolved = ImagePaint

  /// The image that is repeated.
  public var image: Image

  /// The repeated part of the image, in fractions of the image's width and height.
  public var sourceRect: CGRect

  /// The factor for the size of the image.
  public var scale: CGFloat

  /// Creates a style from an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The repeated part of the image, in fractions of the image's width and height.
  ///   - scale: The factor for the size of the image.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the paint that repeats the part of the image.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    .image(image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats a part of an image in both directions.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The repeated part of the image, in fractions of the image's width and height.
  ///   - scale: The factor for the size of the image.
  /// - Returns: The style.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
