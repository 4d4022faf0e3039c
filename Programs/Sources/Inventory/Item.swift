import SwiftUI
import UniformTypeIdentifiers

struct Item: Identifiable, Hashable, Codable {
  enum Category: String, Codable, CaseIterable, Comparable, Identifiable {
    case tool, material, spare

    var id: Self { self }
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var id = UUID()
  var name: String
  var category: Category
  var count: Int
  var price: Decimal
  var note: String?

  var value: Decimal { price * Decimal(count) }
  var isLow: Bool { count < 3 }
}

/// The items as lines of text, with commas between the fields.
struct InventoryDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText, .plainText]

  var items: [Item]

  init(items: [Item]) { self.items = items }

  init(configuration: ReadConfiguration) throws {
    try self.init(data: configuration.file.regularFileContents ?? Data())
  }

  init(data: Data) throws {
    items = try String(decoding: data, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .dropFirst()
      .map { line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, let category = Item.Category(rawValue: fields[1]),
          let count = Int(fields[2]), let price = Decimal(string: fields[3])
        else { throw ImportError.unreadable(line: String(line)) }
        return Item(name: fields[0], category: category, count: count, price: price)
      }
  }

  var text: String {
    let lines = items.map { "\($0.name),\($0.category.rawValue),\($0.count),\($0.price)" }
    return (["name,category,count,price"] + lines).joined(separator: "\n")
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

enum ImportError: LocalizedError {
  case unreadable(line: String)

  var errorDescription: String? {
    switch self {
    case .unreadable(let line): "The line “\(line)” cannot be read."
    }
  }
}
