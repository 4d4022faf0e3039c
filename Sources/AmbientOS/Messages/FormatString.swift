import Foundation

/// A format with placeholders, such as `"%{public}@ has %d rows"`.
struct FormatString {
  private let format: Substring

  init(_ format: StaticString) { self.format = "\(format)"[...] }

  /// Replaces each placeholder of the format with a value.
  ///
  /// A placeholder without a value stays as it is.
  func text(with values: [Any]) -> String {
    var result = ""
    var rest = format
    var values = values[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard var placeholder = Placeholder(parsing: &rest) else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      if placeholder.conversion == "%" {
        result += "%"
      } else if let value = placeholder.takeValue(from: &values) {
        result += placeholder.text(of: value)
      } else {
        result += placeholder.source
      }
    }
    return result + rest
  }
}

/// A placeholder, such as `%{private}.2f`.
private struct Placeholder {
  let source: Substring

  /// The options in braces.
  private var options: Substring = ""

  /// The flags, the width and the precision.
  private var flags: String

  let conversion: Character

  /// Parses and removes the placeholder at the start of a text.
  ///
  /// The text starts with a percent sign. The result is nil, and the text stays unchanged, if the
  /// placeholder has no end.
  init?(parsing text: inout Substring) {
    var rest = text.dropFirst()
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      options = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    }
    flags = String(rest.prefix { "+-# 0123456789.*".contains($0) })
    rest = rest.dropFirst(flags.count).drop { "hlqLztj".contains($0) }
    guard let conversion = rest.popFirst() else { return nil }
    self.conversion = conversion
    source = text[..<rest.startIndex]
    text = rest
  }

  /// Removes and returns the value of the placeholder, and the numbers before it that replace each
  /// `*` of the flags.
  ///
  /// - Returns: The value; nil if there are too few values.
  mutating func takeValue(from values: inout ArraySlice<Any>) -> Any? {
    guard values.count > flags.count(where: { $0 == "*" }) else { return nil }
    while let star = flags.firstIndex(of: "*"), let number = values.popFirst() {
      let digits = (number as? any FixedWidthInteger)?.description ?? ""
      flags.replaceSubrange(star...star, with: digits)
    }
    return values.popFirst()
  }

  /// Returns the text for a value, or the text that replaces a private value.
  func text(of value: Any) -> String {
    let words = options.split { $0 == "," || $0 == " " }
    if words.contains("private") { return OSLogPrivacy.private.shown("") }
    if words.contains("sensitive") { return OSLogPrivacy.sensitive.shown("") }
    switch (conversion, value) {
    case ("d", let number as any FixedWidthInteger), ("i", let number as any FixedWidthInteger),
      ("D", let number as any FixedWidthInteger):
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any FixedWidthInteger), ("U", let number as any FixedWidthInteger):
      return String(format: "%\(flags)llu", number.bits)
    case ("x", let number as any FixedWidthInteger), ("X", let number as any FixedWidthInteger),
      ("o", let number as any FixedWidthInteger):
      return String(format: "%\(flags)ll\(conversion)", number.bits)
    case ("c", let number as any FixedWidthInteger):
      return String(Unicode.Scalar(UInt8(truncatingIfNeeded: number)))
    case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
      ("g", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
      ("E", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(conversion)", Double(number))
    default: return "\(value)"
    }
  }
}

extension FixedWidthInteger {
  /// The bits of the number, read as an unsigned number.
  ///
  /// For example, the result for an `Int8` of -1 is 255.
  fileprivate var bits: UInt64 {
    let bits = UInt64(truncatingIfNeeded: self)
    return Self.bitWidth < 64 ? bits & ((1 << UInt64(Self.bitWidth)) - 1) : bits
  }
}
