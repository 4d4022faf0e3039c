import AmbientHosting
import AmbientViews
import Foundation

/// An image in a picture of the screen.
struct DrawnImage {
  var name: String?

  /// The file of the image; nil for an image without a readable file of a known format.
  var file: File?

  /// Whether the image is drawn in the foreground style, and not in the colors of its file.
  var isTemplate = false

  /// The bytes of an image file, and their format.
  struct File {
    let type: String

    let bytes: Data

    /// Creates a file from its bytes; nil if the format is not PNG, JPEG, GIF, WebP or SVG.
    init?(_ bytes: Data) {
      let types: [(start: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "image/gif"), (Array("RIFF".utf8), "image/webp"),
        (Array("<svg".utf8), "image/svg+xml"), (Array("<?xml".utf8), "image/svg+xml"),
      ]
      guard let type = types.first(where: { bytes.starts(with: $0.start) })?.type else {
        return nil
      }
      (self.type, self.bytes) = (type, bytes)
    }

    /// A URL that contains the bytes.
    var url: String { "data:\(type);base64,\(bytes.base64EncodedString())" }
  }
}

extension DrawnImage {
  /// Creates an image from the attributes and details of its element, and reads its file.
  ///
  /// - Parameters:
  ///   - attributes: The attributes. An image whose size the library does not know has no
  ///     `ImageDetail`; its attributes name the file.
  ///   - detail: The size and the file of the image.
  ///   - data: The bytes of the image, if it was loaded from a URL.
  init(
    _ attributes: ElementAttributes,
    _ detail: ImageDetail? = nil,
    _ data: ImageDataDetail? = nil
  ) {
    let path = detail?.path ?? attributes[.imageFile]
    let bytes = data?.data ?? path.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    self.init(
      name: attributes[.systemName] ?? attributes[.imageName]
        ?? path.map { URL(filePath: $0).lastPathComponent },
      file: bytes.flatMap(File.init),
      isTemplate: attributes[.renderingMode] == "template"
    )
  }
}

extension DrawnElement {
  var image: DrawnImage {
    DrawnImage(
      element.attributes,
      element.detail(ImageDetail.self),
      element.detail(ImageDataDetail.self)
    )
  }
}
