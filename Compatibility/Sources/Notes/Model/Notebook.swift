import SwiftUI

/// A note with its date.
struct Note: Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var date: Date

  init(_ title: String, date: Date = Date(timeIntervalSince1970: 0)) {
    id = UUID()
    self.title = title
    self.date = date
  }
}

/// A notebook with all notes.
@Observable
final class Notebook {
  var name: String
  var notes: [Note]

  init(name: String, notes: [Note] = []) {
    self.name = name
    self.notes = notes
  }

  func delete(_ id: Note.ID) { notes.removeAll { $0.id == id } }

  /// Returns the titles, encoded as a list in JSON.
  func titlesAsJSON() throws -> String {
    String(decoding: try JSONEncoder().encode(notes.map(\.title)), as: UTF8.self)
  }
}

/// Runs a closure later on the main queue.
func soon(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { work() }
}
