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
        (Array("GIF8".utf8), "image/gif"),
      ]
      if let type = types.first(where: { bytes.starts(with: $0.start) })?.type {
        self.type = type
      } else if bytes.starts(with: Array("RIFF".utf8)),
        bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      {
        type = "image/webp"
      } else if Self.isSVG(bytes) {
        type = "image/svg+xml"
      } else {
        return nil
      }
      self.bytes = bytes
    }

    /// Returns whether the first element of an XML file is `svg`.
    ///
    /// Declarations and comments of up to 16 KiB may precede the element.
    private static func isSVG(_ bytes: Data) -> Bool {
      let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
      var rest = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      // A declaration `<!DOCTYPE …>` can contain others in brackets, and then ends with `]>`.
      while ["<?", "<!", "]>"].contains(where: { rest.hasPrefix($0) }) {
        guard let end = rest.firstRange(of: rest.hasPrefix("<!--") ? "-->" : ">") else {
          return false
        }
        rest = rest[end.upperBound...].drop(while: \.isWhitespace)
      }
      return rest.hasPrefix("<svg")
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
