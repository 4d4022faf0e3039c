import SwiftUI

private struct PaperKey: EnvironmentKey {
  // How most client code spells a default; it compiles in language mode 5 only.
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
  /// What notes are written on.
  var paper: Paper {
    get { self[PaperKey.self] }
    set { self[PaperKey.self] = newValue }
  }

  /// The calendar that dates are shown in.
  var noteCalendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// How many notes are shown; never less than one.
  var noteLimit: Int {
    get { self[NoteLimitKey.self] }
    set { self[NoteLimitKey.self] = max(1, newValue) }
  }

  /// A tag in front of each title.
  @Entry var titlePrefix = "•"

  /// The folder that is open, if one is.
  @Entry var openFolder: URL?

  /// Where drafts wait: one for the whole program.
  @Entry var drafts = (Drafts())

  /// Deletes a note.
  @Entry var deleteNote = DeleteNoteAction()
}

/// What notes are written on.
enum Paper: String, CaseIterable, Sendable {
  case plain, ruled, squared
}

/// Deletes a note when it is called.
struct DeleteNoteAction {
  var handler: @MainActor (Note.ID) -> Void = { _ in }

  @MainActor func callAsFunction(_ id: Note.ID) { handler(id) }
}

/// Notes that are not finished.
final class Drafts {
  var titles: [String] = []
}
