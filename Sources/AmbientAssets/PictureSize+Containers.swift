/// The formats whose files consist of named chunks or boxes.
extension PictureSize {
  /// Finds the size of a WebP file in its first chunk.
  static func webP(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 25, bytes.starts(with: "RIFF".utf8), bytes[8...].starts(with: "WEBP".utf8)
    else { return nil }
    /// Returns a little-endian number.
    func number(at index: Int, bytes count: Int) -> Int {
      bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X" where bytes.count >= 30:
      return PictureSize(number(at: 24, bytes: 3) + 1, number(at: 27, bytes: 3) + 1)
    case "VP8L":
      let bits = number(at: 21, bytes: 4)
      return PictureSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8 " where bytes.count >= 30:
      return PictureSize(number(at: 26, bytes: 2) & 0x3FFF, number(at: 28, bytes: 2) & 0x3FFF)
    default: return nil
    }
  }

  /// Finds the size of a HEIC or AVIF file: the largest of the sizes in the `ispe` boxes.
  ///
  /// The smaller sizes belong to tiles and to the preview.
  static func heif(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.count >= 12, bytes[4...].starts(with: "ftyp".utf8) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let sizes = starts(of: "ispe", in: bytes).filter { $0 + 16 <= bytes.count }.map {
      PictureSize(number(at: $0 + 8), number(at: $0 + 12))
    }
    guard let size = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    // The byte after the name of an `irot` box is the number of quarter turns.
    let isTurned = starts(of: "irot", in: bytes).contains {
      $0 + 4 < bytes.count && bytes[$0 + 4] & 1 == 1
    }
    return isTurned ? PictureSize(size.height, size.width) : size
  }

  private static func starts(of name: String, in bytes: [UInt8]) -> [Int] {
    let name = Array(name.utf8)
    return bytes.indices.filter { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }
}
