import Foundation

/// A file of the format `.strings`: pairs such as `"key" = "text";`.
struct StringsFile {
  /// Returns the texts of a file by key.
  ///
  /// - Throws: An error if the file is invalid. For an invalid pair, the error names the line.
  static func strings(in data: Data) throws -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let strings = list as? [String: String] else {
        throw StringsProblem("The property list is not a dictionary of strings.")
      }
      return strings
    }
    var file = StringsFile(try text(of: data))
    return try file.parse()
  }

  private static func text(of data: Data) throws -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw StringsProblem("The file is neither UTF-8 nor UTF-16 text.")
    }
    return text
  }

  /// The Unicode scalars of the file, each as a character.
  ///
  /// A combining mark at the start of a text does not join the quotation mark before it.
  private let characters: [Character]
  private var index = 0

  private init(_ text: String) {
    let scalars = text.unicodeScalars
    characters = scalars.dropFirst(scalars.first == "\u{FEFF}" ? 1 : 0).map { Character($0) }
  }

  private func problem(_ claim: String) -> StringsProblem {
    let line = String(characters[..<min(index, characters.count)]).count { $0.isNewline } + 1
    return StringsProblem("Line \(line): \(claim)")
  }

  private mutating func parse() throws -> [String: String] {
    var strings: [String: String] = [:]
    try skip()
    while index < characters.count {
      let key = try word()
      try skip()
      if current == ";" {
        strings[key] = key
      } else {
        try expect("=", after: "the key '\(key)'")
        try skip()
        strings[key] = try word()
        try skip()
      }
      try expect(";", after: "the text of '\(key)'")
      try skip()
    }
    return strings
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func expect(_ character: Character, after what: String) throws {
    guard current == character else { throw problem("'\(character)' is missing after \(what).") }
    index += 1
  }

  /// Skips white space and comments.
  private mutating func skip() throws {
    while let character = current {
      if character.isWhitespace {
        index += 1
      } else if character == "/", index + 1 < characters.count, characters[index + 1] == "/" {
        while let character = current, !character.isNewline { index += 1 }
      } else if character == "/", index + 1 < characters.count, characters[index + 1] == "*" {
        let start = index
        index += 2
        while index + 1 < characters.count, characters[index] != "*" || characters[index + 1] != "/"
        {
          index += 1
        }
        guard index + 1 < characters.count else {
          index = start
          throw problem("A comment has no end.")
        }
        index += 2
      } else {
        return
      }
    }
  }

  /// Reads a string in quotation marks, or a word without quotation marks.
  private mutating func word() throws -> String {
    guard current == "\"" else {
      var word = ""
      while let character = current,
        character.isLetter || character.isNumber || "._-".contains(character)
          || character.unicodeScalars.allSatisfy(\.properties.isGraphemeExtend)
      {
        word.append(character)
        index += 1
      }
      guard !word.isEmpty else { throw problem("A string in quotation marks is missing.") }
      return word
    }
    let start = index
    index += 1
    var string = ""
    while let character = current, character != "\"" {
      index += 1
      string += character == "\\" ? try escaped() : String(character)
    }
    guard current == "\"" else {
      index = start
      throw problem("A string has no closing quotation mark.")
    }
    index += 1
    return string
  }

  private mutating func escaped() throws -> String {
    guard let character = current else { throw problem("A string ends with a backslash.") }
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U":
      var units = [try codeUnit(after: character)]
      // An emoji, for example, is written as two surrogates: `\Ud83d\Ude00`.
      if UTF16.isLeadSurrogate(units[0]),
        String(characters[index...].prefix(2)).lowercased() == "\\u"
      {
        index += 2
        units.append(try codeUnit(after: character))
      }
      guard let string = String(validating: units, as: UTF16.self) else {
        throw problem("The surrogate after '\\\(character)' is not part of a surrogate pair.")
      }
      return string
    default: return String(character)
    }
  }

  /// Reads the hexadecimal digits after `\U`.
  private mutating func codeUnit(after mark: Character) throws -> UInt16 {
    let digits = characters[index...].prefix(4).prefix { $0.isHexDigit }
    guard let code = UInt16(String(digits), radix: 16) else {
      throw problem("Hexadecimal digits are missing after '\\\(mark)'.")
    }
    index += digits.count
    return code
  }
}
