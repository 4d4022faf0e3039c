import SwiftUI

/// A view of a notebook: its name and its first notes.
struct NotebookView: View {
  @State private var notebook: Notebook
  @State private var paper = Paper.plain
  @State private var limit = 1

  init(_ notebook: Notebook) { _notebook = State(initialValue: notebook) }

  var body: some View {
    VStack {
      NotebookTitle()
      NoteList()
        .environment(\.noteLimit, limit)
      Button("More") { limit += 1 }
      Button("Other paper") { paper = paper == .plain ? .ruled : .plain }
    }
    .environment(notebook)
    .environment(\.paper, paper)
    .environment(\.deleteNote, DeleteNoteAction { notebook.delete($0) })
  }
}

struct NotebookTitle: View {
  @Environment(Notebook.self) private var notebook

  var body: some View {
    @Bindable var notebook = notebook
    SwiftUI.Text(notebook.name).titled()
    RenameButton(name: $notebook.name)
  }
}

struct RenameButton: View {
  @Binding var name: String

  var body: some View {
    Button("Rename") { name = name.uppercased() }
  }
}

struct NoteList: View {
  @Environment(Notebook.self) private var notebook
  @Environment(\.noteLimit) private var limit

  var body: some View {
    ForEach(notebook.notes.prefix(limit)) { note in
      NoteRow(note: note)
    }
  }
}

struct NoteRow: View {
  let note: Note

  @Environment(\.deleteNote) private var delete
  @Environment(\.noteCalendar) private var calendar
  @Environment(\.noteStyle) private var style

  var body: some View {
    AnyView(style.makeBody(NoteStyleConfiguration(title: note.title, year: year)))
    Button("Delete \(note.title)") { delete(note.id) }
  }

  private var year: Int { calendar.component(.year, from: note.date) }
}
