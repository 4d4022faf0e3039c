import AmbientHosting
import AmbientViews
import Foundation

/// An image in a picture of the screen.
struct DrawnImage {
  var name: String?

  /// The file of the image; nil for an image without a readable PNG, JPEG or GIF file.
  var file: File?

  /// Whether the image has the foreground style instead of the colors in the file.
  var isTemplate = false

  /// The bytes of an image file, and their format.
  struct File {
    let type: String

    let bytes: Data

    /// Creates a file from its bytes; nil if the format is neither PNG nor JPEG nor GIF.
    init?(_ bytes: Data) {
      let types: [(start: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "image/gif"),
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
  /// Creates an image from the attributes of its element, and reads its file.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - data: The bytes of the image, if it was loaded from a URL.
  ///   - path: The path of the file; nil for the file that the attributes name.
  init(_ attributes: ElementAttributes, data: Data? = nil, path: String? = nil) {
    let path = path ?? attributes[.imageFile]
    let bytes = data ?? path.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
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
      data: element.detail(ImageDataDetail.self)?.data,
      path: element.detail(ImageDetail.self)?.path
    )
  }
}
