import Foundation

/// The declarations in the Swift listings of a document.
///
/// A test uses the declarations to check that its own file contains them, so that the test runs
/// the code of the document.
struct GuideListings {
  /// The lines of each declaration, without indentation, empty lines and imports.
  let declarations: [[Substring]]

  /// Reads the listings of a document.
  ///
  /// - Parameters:
  ///   - document: The path of the Markdown file in the repository.
  ///   - isIncluded: Returns whether a listing is read.
  /// - Throws: An error if the document cannot be read.
  init(of document: String, where isIncluded: (Substring) -> Bool = { _ in true }) throws {
    let listings = Self.listings(in: try Self.text(of: document))
    declarations = listings.filter(isIncluded).flatMap(Self.declarations)
  }

  /// Returns the text of a file.
  ///
  /// - Parameter path: The path of the file in the repository.
  /// - Returns: The text.
  /// - Throws: An error if the file cannot be read.
  static func text(of path: String) throws -> String {
    let own = URL(filePath: #filePath)
    let root = (0..<4).reduce(own) { url, _ in url.deletingLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the listings in the text of a document.
  ///
  /// - Parameters:
  ///   - text: The text of the document.
  ///   - language: The language of the listings, as the document names it.
  /// - Returns: The listings.
  static func listings(in text: String, language: String = "swift") -> [Substring] {
    text.split(separator: "```\(language)\n").dropFirst()
      .map { $0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex) }
  }

  /// Returns the declarations that a file does not contain as consecutive lines.
  ///
  /// - Parameter file: The path of the Swift file, such as `#filePath`.
  /// - Returns: The text of each missing declaration.
  /// - Throws: An error if the file cannot be read.
  func missing(from file: String) throws -> [String] {
    let own = Self.lines(try String(contentsOf: URL(filePath: file), encoding: .utf8)[...])
    return declarations.filter { own.firstRange(of: $0) == nil }
      .map { $0.joined(separator: "\n") }
  }

  /// Splits a listing into declarations.
  ///
  /// A line without indentation begins a declaration if it is the first line or follows an empty
  /// line.
  private static func declarations(_ listing: Substring) -> [[Substring]] {
    var result: [[Substring]] = []
    var isAfterEmptyLine = true
    for line in listing.split(separator: "\n", omittingEmptySubsequences: false) {
      if isAfterEmptyLine, !line.isEmpty, !line.hasPrefix(" ") { result.append([]) }
      isAfterEmptyLine = line.isEmpty
      if !result.isEmpty { result[result.count - 1] += lines(line) }
    }
    return result.filter { !$0.isEmpty }
  }

  private static func lines(_ text: Substring) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
