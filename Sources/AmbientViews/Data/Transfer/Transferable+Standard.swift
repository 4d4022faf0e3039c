import AmbientCore
public import Foundation

extension String: Transferable {
  /// Exports text in UTF-8, and imports items of all text types as UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText,
      exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) }
    )
    DataRepresentation<String>(
      importedContentType: .text,
      importing: { String(decoding: $0, as: UTF8.self) }
    )
  }
}

extension Data: Transferable {
  /// Exports the bytes, and imports bytes of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// Exports the text of the URL, and imports a URL from its text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      exportedContentType: .fileURL,
      exporting: { Data($0.absoluteString.utf8) }
    )
    .exportingCondition(\.isFileURL)
    DataRepresentation<URL>(
      contentType: .url,
      exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        let text = String(decoding: data, as: UTF8.self)
        guard let url = URL(string: text) else {
          throw TransferError.noRepresentation(text, "URL")
        }
        return url
      }
    )
  }
}

extension AttributedString: Transferable {
  /// The characters of the text, without their attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) },
      importing: { AttributedString($0) }
    )
  }
}

extension Color: Transferable {
  /// The components of the color for the light color scheme.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: UTType(exportedAs: "com.apple.swiftui.color"),
      exporting: { try JSONEncoder().encode($0.resolve(in: EnvironmentValues())) },
      importing: { Color(try JSONDecoder().decode(Color.Resolved.self, from: $0)) }
    )
  }
}

extension Image: Transferable {
  /// The file of the image, if the library knows the file.
  ///
  /// An imported image keeps its data in a temporary file. The file is removed when the image, and
  /// all its copies, are released.
  public static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<Image>(
      importedContentType: .image,
      importing: { Image(.file(try ReceivedImageFile(copyOf: $0.file))) }
    )
    DataRepresentation<Image>(
      exportedContentType: .image,
      exporting: { image in
        guard let path = image.path else { throw TransferError.noRepresentation("image", "Image") }
        return try Data(contentsOf: URL(fileURLWithPath: path))
      }
    )
    .exportingCondition { $0.path != nil }
  }

  /// The path of the image's file for the light color scheme; nil if the image has no file.
  private var path: String? {
    resolvedDescription(in: EnvironmentValues()).attributes[.imageFile]
  }
}

extension Never: Transferable {
  /// Transfers nothing, because the type has no values.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Never>(
      importedContentType: .data,
      importing: { _ in throw TransferError.noRepresentation("data", "Never") }
    )
  }
}
