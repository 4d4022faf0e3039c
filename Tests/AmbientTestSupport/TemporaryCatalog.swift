package import Foundation

/// An asset catalog in a temporary folder.
///
/// The folder is removed when the object is released.
package final class TemporaryCatalog {
  /// The folder that contains the catalog and that tests use as a bundle.
  package var folder: URL { container.url }

  /// The catalog itself, a folder in `folder`.
  package let catalog: URL

  private let container: TemporaryFolder

  /// Creates a catalog.
  ///
  /// - Parameter files: The contents of files by their paths in the catalog.
  /// - Throws: An error if a file cannot be written.
  package init(_ files: [String: String]) throws {
    container = try TemporaryFolder()
    catalog = container.url.appendingPathComponent("Assets.xcassets", isDirectory: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  package func write(_ data: Data, to path: String) throws {
    try container.write(data, to: "\(catalog.lastPathComponent)/\(path)")
  }

  /// The description of a color with one variant.
  package static func color(_ red: String, _ green: String, _ blue: String) -> String {
    #"{"colors": [{"idiom": "universal", "color": \#(components(red, green, blue))}]}"#
  }

  /// The description of a color with a variant for each color scheme.
  package static func color(light: String, dark: String) -> String {
    """
    {"colors": [
      {"idiom": "universal", "color": \(light)},
      {"idiom": "universal", "color": \(dark),
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ]}
    """
  }

  package static func components(
    _ red: String,
    _ green: String,
    _ blue: String,
    alpha: String = "1.000",
    space: String = "srgb"
  ) -> String {
    """
    {"color-space": "\(space)", "components": \
    {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
    """
  }

  /// The first bytes of a PNG file, which contain the size of the image.
  package static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height]
    )
  }
}
