import SwiftUI

/// The three columns: folders, notes, and the editor.
struct RootView: View {
  @Environment(NoteStore.self) private var store
  @State private var visibility: NavigationSplitViewVisibility = .all
  @State private var folder: Folder.ID?
  @State private var note: Note.ID?

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      SidebarView(selection: $folder)
        .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 280)
    } content: {
      if let folder {
        NoteListView(folder: folder, selection: $note)
      } else {
        ContentUnavailableView("No folder", systemImage: "folder")
      }
    } detail: {
      ZStack {
        if let note, let selected = store[note] {
          EditorView(note: selected)
            .id(note)
        } else {
          ContentUnavailableView {
            Label("No note", systemImage: "note.text")
          } description: {
            Text("Choose a note, or write a new one.")
          } actions: {
            if let folder {
              Button("Write a note") { note = store.addNote(to: folder) }
            }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .navigationSplitViewStyle(.balanced)
    .undoToast()
    .onChange(of: folder) { _, _ in note = nil }
  }
}
