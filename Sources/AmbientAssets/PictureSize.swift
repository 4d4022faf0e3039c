package import Foundation

/// The width and height of a picture, from the header of its file.
///
/// The size of an SVG or PDF file is in points. The size of any other file is in pixels.
package struct PictureSize: Hashable, Sendable {
  package var width: Double

  package var height: Double

  /// Reads the size of a PNG, JPEG, GIF, WebP, HEIC, AVIF, SVG or PDF file; nil for other files.
  ///
  /// - Parameter file: The file. Only its first 256 KiB are read.
  package init?(contentsOf file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 1 << 18) else { return nil }
    self.init(header: [UInt8](data))
  }

  /// Reads the size from the first bytes of a file; nil for an unknown format.
  ///
  /// - Parameter header: The first bytes of the file.
  package init?(header: [UInt8]) {
    let pixels =
      Self.png(header) ?? Self.gif(header) ?? Self.jpeg(header) ?? Self.webP(header)
      ?? Self.heif(header)
    guard let size = pixels ?? Self.svg(header) ?? Self.pdf(header) else { return nil }
    self = size
  }

  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ width: Int, _ height: Int) { self.init(Double(width), Double(height)) }

  private static func png(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return PictureSize(number(at: 16), number(at: 20))
  }

  private static func gif(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) else { return nil }
    return PictureSize(
      Int(bytes[6]) | Int(bytes[7]) << 8,
      Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// Finds the size of a JPEG file in the first segment that begins a frame.
  ///
  /// In a JPEG file, a frame is the data of a picture.
  private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // Three markers in this range do not begin a frame.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return PictureSize(number(at: index + 7), number(at: index + 5))
      }
      index += 2 + number(at: index + 2)
    }
    return nil
  }
}
