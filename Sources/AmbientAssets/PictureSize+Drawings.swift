/// The vector formats.
extension PictureSize {
  /// Finds the size of an SVG file in the attributes `width` and `height`.
  ///
  /// If one of these attributes is missing or relative, the ratio of `viewBox` gives the missing
  /// length. If both attributes are missing or relative, `viewBox` gives the size.
  static func svg(_ bytes: [UInt8]) -> PictureSize? {
    let start = bytes.first { !($0 == 0x20 || 0x09...0x0D ~= $0 || $0 > 0x7F) }
    guard start == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let open = text.firstRange(of: "<svg"),
      let end = text[open.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[open.upperBound..<end]
    let box = numbers(in: attribute("viewBox", of: tag) ?? "")
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[3] / box[2] : nil
    let width = attribute("width", of: tag).flatMap(points)
    let height = attribute("height", of: tag).flatMap(points)
    switch (width, height) {
    case (let width?, let height?): return PictureSize(width, height)
    case (let width?, nil): return ratio.map { PictureSize(width, width * $0) }
    case (nil, let height?): return ratio.map { PictureSize(height / $0, height) }
    case (nil, nil): return ratio.map { _ in PictureSize(box[2], box[3]) }
    }
  }

  /// Finds the size of a PDF file in the first `MediaBox` of the file.
  ///
  /// The search does not follow the order of the pages, so the box may belong to another page than
  /// the first.
  static func pdf(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let name = text.firstRange(of: "/MediaBox"),
      let open = text[name.upperBound...].firstIndex(where: { !$0.isWhitespace }),
      text[open] == "[", let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let box = numbers(in: text[open..<close].dropFirst())
    return box.count == 4 ? PictureSize(abs(box[2] - box[0]), abs(box[3] - box[1])) : nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let isWhole = tag[..<found.lowerBound].last?.isWhitespace == true
      rest = rest[found.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard isWhole, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let mark = quoted.first, mark == "\"" || mark == "'" else { continue }
      return quoted.dropFirst().prefix { $0 != mark }
    }
    return nil
  }

  /// Returns a length of an SVG file in points; nil for a relative length, such as a percentage.
  ///
  /// A point is one CSS pixel. The unit `pt` of SVG is larger: 4/3 of a CSS pixel.
  private static func points(_ length: Substring) -> Double? {
    let number = length.prefix { $0.isNumber || "+-.".contains($0) }
    let unit = units[String(length[number.endIndex...])]
    guard let value = Double(number), value > 0, let unit else { return nil }
    return value * unit
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
  ]

  private static func numbers(in text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }
}
