/// Converts the name of an asset to a Swift identifier, as Xcode does.
///
/// All characters except letters and digits separate words. The result is in lower camel case. The
/// suffix `Color` of a color and the suffix `Image` of an image are left out. A name that is a
/// single word in capital letters stays in capital letters if it has at least two characters.
package enum AssetIdentifier {
  /// Returns the identifier of an asset, without backticks.
  ///
  /// - Parameters:
  ///   - name: The name of the asset, without its namespaces.
  ///   - suffix: The word that is left out at the end, such as `Color`.
  /// - Returns: The identifier, such as `brandBlue` for the color `Brand Blue`.
  package static func symbol(for name: String, dropping suffix: String) -> String {
    let words = words(of: name)
    var symbol = ""
    if words.count == 1, words[0].count > 1, isUppercase(words[0]) {
      symbol = words[0]
    } else {
      symbol = words.enumerated().map { $0 == 0 ? lowerCamel($1) : capitalized($1) }.joined()
    }
    if symbol.hasSuffix(suffix), symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    return valid(symbol)
  }

  /// Returns the name of the type that represents a namespace.
  ///
  /// - Parameter name: The name of the namespace.
  /// - Returns: The name of the type, in upper camel case.
  package static func namespace(for name: String) -> String {
    valid(words(of: name).map(capitalized).joined())
  }

  /// Returns an identifier as source code: in backticks if it is a keyword.
  package static func source(of identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isUppercase(_ word: String) -> Bool {
    word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Makes the beginning of a word lowercase: `Icon` becomes `icon`, and `URLIcon` becomes
  /// `urlIcon`.
  private static func lowerCamel(_ word: String) -> String {
    if isUppercase(word) { return word.lowercased() }
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func valid(_ identifier: String) -> String {
    guard let first = identifier.first else { return "_" + identifier }
    return first.isNumber ? "_" + identifier : identifier
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
