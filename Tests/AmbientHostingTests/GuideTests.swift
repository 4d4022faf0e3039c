import Foundation
import Testing

/// Compares the guide for hosts, `WriteAHost.md`, with the code that the guide describes.
@Suite struct `The guide for hosts` {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let guide = "Sources/AmbientHosting/AmbientHosting.docc/WriteAHost.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns the code of a source file without its documentation comments.
  private func code(_ path: String) throws -> String {
    try text(path).split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
  }

  /// Returns the code of the files in which stock views declare their kinds and attributes.
  private func declarations() throws -> [String] {
    let views = folder.appending(path: "Sources/AmbientViews")
    let files = try FileManager.default.subpathsOfDirectory(atPath: views.path)
    return try files.filter { $0.contains("/ElementKind+") }
      .map { try code("Sources/AmbientViews/\($0)") }
      + [
        code("Sources/AmbientHosting/Elements/ElementAttribute.swift"),
        code("Sources/AmbientHosting/Elements/ElementKind+Values.swift"),
        code("Sources/AmbientHosting/Accessibility/ElementKind+Accessibility.swift"),
      ]
  }

  /// Returns the rows of the table in the guide.
  ///
  /// Each column of a row is returned as the set of its words in code font.
  private func rows() throws -> [[Set<String>]] {
    let word = /`(\w+)`/
    return try text(guide).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { row in
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { column in
          Set(column.matches(of: word).map { String($0.1) })
        }
      }
  }

  @Test func `The guide for hosts contains the source of MenuHost`() throws {
    #expect(try text(guide).contains(try text("Tests/AmbientHostingTests/MenuHost.swift")))
  }

  @Test func `The guide for hosts has a table row for each element kind of stock views`() throws {
    let declared = try declarations().flatMap { file in
      file.matches(of: /: ElementKind = "(\w+)"/).map { String($0.1) }
    }
    let named = try rows().map { $0[0] }
    #expect(named.allSatisfy { $0.count == 1 })
    #expect(Set(declared).symmetricDifference(named.joined()) == [])
    #expect(declared.count == named.count)
  }

  @Test func `The guide for hosts names each attribute of stock views`() throws {
    let declared = try declarations().flatMap { file in
      file.matches(of: /Self\("(\w+)"\)/).map { String($0.1) }
    }
    let kinds = Set(try rows().flatMap { $0[0] })
    let general = try text(guide).matches(of: /any kind has the attribute `(\w+)`/)
      .map { String($0.1) }
    let named = Set(try rows().flatMap { $0[2] }).subtracting(kinds).union(general)
    #expect(Set(declared).symmetricDifference(named) == [])
  }

  @Test func `The guide for hosts names each event that stock views take`() throws {
    let views = folder.appending(path: "Sources/AmbientViews")
    let files = try FileManager.default.subpathsOfDirectory(atPath: views.path)
    let taken = try files.filter { $0.hasSuffix(".swift") }
      .flatMap { file in
        try text("Sources/AmbientViews/\(file)").matches(of: /\.on\((\w+)Event\.self/)
          .map { $0.1.lowercased() }
      }
    #expect(Set(taken) == Set(try rows().flatMap { $0[3].map { $0.lowercased() } }))
  }
}
