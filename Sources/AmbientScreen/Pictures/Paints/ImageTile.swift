import AmbientCore
import AmbientDrawing
import AmbientHosting
import AmbientViews

/// A part of an image; a paint repeats this part in both directions.
struct ImageTile {
  enum Content {
    case file(DrawnImage.File)

    /// The drawing commands of an image that a closure draws.
    ///
    /// `size` is the size of the image in points, before the tile scales the image.
    case drawing([CanvasDetail.Command], size: CGSize)
  }

  let content: Content

  /// The size of the whole scaled image, in points.
  let size: CGSize

  /// The repeated part, in points from the top left corner of the scaled image.
  let part: CGRect

  /// Creates a tile; nil if the part is empty, or if the image cannot be drawn.
  ///
  /// An image can be drawn if the library knows the size of the image, and has either the drawing
  /// commands or the bytes of a PNG, JPEG, GIF, WebP or SVG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - part: The repeated part, in fractions of the size of the image.
  ///   - scale: A factor for the size of the image.
  ///   - colorScheme: The color scheme, which selects the file of an image in an asset catalog.
  init?(of image: Image, part: CGRect, scale: CGFloat, colorScheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let description = image.resolvedDescription(in: environment)
    let detail = description.detail(ImageDetail.self)
    let data = description.detail(ImageDataDetail.self)
    guard let natural = detail?.size else { return nil }
    if let commands = description.detail(CanvasDetail.self)?.commands {
      content = .drawing(commands, size: natural)
    } else if let file = DrawnImage(description.attributes, detail, data).file {
      content = .file(file)
    } else {
      return nil
    }
    size = CGSize(width: natural.width * scale, height: natural.height * scale)
    self.part = CGRect(
      x: part.minX * size.width,
      y: part.minY * size.height,
      width: part.width * size.width,
      height: part.height * size.height
    )
    guard self.part.width > 0, self.part.height > 0 else { return nil }
  }
}
