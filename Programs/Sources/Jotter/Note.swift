import Foundation

/// A note in a folder.
struct Note: Identifiable, Hashable, Codable {
  var id = UUID()
  var text: String
  var folder: Folder.ID
  var edited: Date
  var isPinned = false

  /// The first line that is not empty.
  var title: String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isEmpty ? "New note" : line
  }

  var excerpt: String {
    text.split(whereSeparator: \.isNewline).dropFirst().joined(separator: " ")
  }
}

struct Folder: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
}

/// The order of the notes in a list.
enum SortOrder: String, CaseIterable, Identifiable {
  case edited = "Date edited"
  case title = "Title"

  var id: Self { self }

  func areInOrder(_ first: Note, _ second: Note) -> Bool {
    if first.isPinned != second.isPinned { return first.isPinned }
    switch self {
    case .edited: return first.edited > second.edited
    case .title: return first.title.localizedCompare(second.title) == .orderedAscending
    }
  }
}
