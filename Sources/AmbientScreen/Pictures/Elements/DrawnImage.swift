import AmbientHosting
import AmbientViews
import Foundation

/// What a picture of the screen knows of an image.
struct DrawnImage {
  /// The name of the image; nil if it has none.
  var name: String?

  /// The bytes of a file; nil if they are not known, as for a symbol of the system.
  var file: File?

  /// Whether the file determines only the opacity of the image, and the foreground its color.
  var isTemplate = false

  /// The bytes of a file that a document can contain.
  struct File {
    /// The MIME type.
    let type: String

    let bytes: Data

    /// Creates a file from its bytes; nil if they are no PNG, JPEG or GIF.
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

    /// The bytes as a URL that a document can contain.
    var url: String { "data:\(type);base64,\(bytes.base64EncodedString())" }
  }
}

extension DrawnElement {
  /// The image that the element shows.
  var image: DrawnImage {
    let path = element.detail(ImageDetail.self)?.path
    let bytes =
      element.detail(ImageDataDetail.self)?.data
      ?? path.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    return DrawnImage(
      name: imageName ?? path.map { URL(filePath: $0).lastPathComponent },
      file: bytes.flatMap(DrawnImage.File.init),
      isTemplate: element[.renderingMode] == "template"
    )
  }
}
