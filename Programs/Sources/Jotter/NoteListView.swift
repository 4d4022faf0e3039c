import SwiftUI

/// The notes of a folder, which can be searched and sorted.
struct NoteListView: View {
  let folder: Folder.ID
  @Binding var selection: Note.ID?

  @Environment(NoteStore.self) private var store
  @AppStorage("jotter.sort") private var order = SortOrder.edited
  @State private var query = ""

  private var notes: [Note] { store.notes(in: folder, matching: query, by: order) }
  private var pinned: [Note] { notes.filter(\.isPinned) }
  private var others: [Note] { notes.filter { !$0.isPinned } }

  var body: some View {
    List(selection: $selection) {
      if !pinned.isEmpty {
        Section {
          rows(pinned)
        } header: {
          Label("Pinned", systemImage: "pin.fill")
        }
      }
      Section {
        rows(others)
      } footer: {
        Text("^[\(notes.count) note](inflect: true)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .overlay {
      if notes.isEmpty, !query.isEmpty {
        ContentUnavailableView.search(text: query)
      }
    }
    .searchable(text: $query, placement: .sidebar, prompt: "Search notes")
    .navigationTitle(store.folders.first { $0.id == folder }?.name ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort by", selection: $order) {
            ForEach(SortOrder.allCases) { order in
              Text(order.rawValue).tag(order)
            }
          }
          .pickerStyle(.inline)
        }
        Button("New note", systemImage: "square.and.pencil") {
          selection = store.addNote(to: folder)
        }
        .keyboardShortcut("n")
      }
    }
    .animation(.default, value: notes)
  }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NoteRow(note: note)
        .tag(note.id)
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
          Button {
            store.togglePin(of: note.id)
          } label: {
            Label(
              note.isPinned ? "Unpin" : "Pin",
              systemImage: note.isPinned ? "pin.slash" : "pin"
            )
          }
          .tint(.orange)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {
            if selection == note.id { selection = nil }
            store.delete([note.id])
          }
        }
    }
  }
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(note.title)
        .font(.headline)
        .lineLimit(1)
      HStack(alignment: .firstTextBaseline) {
        Text(note.edited, format: .dateTime.day().month(.abbreviated).year())
        Text(note.excerpt.isEmpty ? "No more text" : note.excerpt)
          .lineLimit(1)
          .truncationMode(.tail)
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}
