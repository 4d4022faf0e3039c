import SwiftUI

private struct PaperKey: EnvironmentKey {
  // Most client code declares a default with `static var`, which compiles in language mode 5 only.
  #if swift(>=6)
  static let defaultValue = Paper.plain
  #else
  static var defaultValue = Paper.plain
  #endif
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .iso8601)
}

private struct NoteLimitKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  /// The paper on which notes are written.
  var paper: Paper {
    get { self[PaperKey.self] }
    set { self[PaperKey.self] = newValue }
  }

  /// The calendar for dates.
  var noteCalendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The number of notes shown; at least one.
  var noteLimit: Int {
    get { self[NoteLimitKey.self] }
    set { self[NoteLimitKey.self] = max(1, newValue) }
  }

  /// The prefix of each title.
  @Entry var titlePrefix = "•"

  /// The open folder, if there is one.
  @Entry var openFolder: URL?

  /// The unfinished notes; one instance for the whole program.
  @Entry var drafts = (Drafts())

  /// The action that deletes a note.
  @Entry var deleteNote = DeleteNoteAction()
}

/// The paper on which notes are written.
enum Paper: String, CaseIterable, Sendable {
  case plain, ruled, squared
}

/// An action that deletes a note when it is called.
struct DeleteNoteAction {
  var handler: @MainActor (Note.ID) -> Void = { _ in }

  @MainActor func callAsFunction(_ id: Note.ID) { handler(id) }
}

/// A store of unfinished notes.
final class Drafts {
  var titles: [String] = []
}
