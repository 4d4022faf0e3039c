import Foundation

/// Something to do.
struct TaskItem: Identifiable, Codable, Equatable {
  enum Priority: Int, CaseIterable, Identifiable, Codable, Comparable {
    case low, normal, high

    var id: Int { rawValue }
    var title: String { "\(self)".capitalized }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var id = UUID()
  var title: String
  var isDone = false
  var priority = Priority.normal
  var due: Date?
}

enum Filter: String, CaseIterable, Hashable {
  case all = "All"
  case open = "Open"
  case done = "Done"

  func accepts(_ item: TaskItem) -> Bool {
    switch self {
    case .all: return true
    case .open: return !item.isDone
    case .done: return item.isDone
    }
  }
}
