import Foundation
import Observation
import SwiftUI

/// All folders and notes, and the notes that were deleted last.
@MainActor
@Observable
final class NoteStore {
  struct Deletion: Identifiable {
    let id = UUID()
    let notes: [Note]
  }

  private(set) var folders: [Folder]
  var notes: [Note]
  private(set) var deletion: Deletion?

  @ObservationIgnored private let now: () -> Date

  init(folders: [Folder], notes: [Note], now: @escaping () -> Date = Date.init) {
    self.folders = folders
    self.notes = notes
    self.now = now
  }

  func notes(in folder: Folder.ID?, matching query: String, by order: SortOrder) -> [Note] {
    notes
      .filter { folder == nil || $0.folder == folder }
      .filter { query.isEmpty || $0.text.localizedCaseInsensitiveContains(query) }
      .sorted(by: order.areInOrder)
  }

  func count(in folder: Folder.ID) -> Int {
    notes.count { $0.folder == folder }
  }

  subscript(id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  func addNote(to folder: Folder.ID) -> Note.ID {
    let note = Note(text: "", folder: folder, edited: now())
    notes.append(note)
    return note.id
  }

  func addFolder(named name: String) {
    withAnimation {
      folders.append(Folder(name: name))
    }
  }

  func setText(_ text: String, of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else {
      return
    }
    notes[index].text = text
    notes[index].edited = now()
  }

  func togglePin(of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isPinned.toggle()
  }

  func delete(_ ids: Set<Note.ID>) {
    let deleted = notes.filter { ids.contains($0.id) }
    guard !deleted.isEmpty else { return }
    notes.removeAll { ids.contains($0.id) }
    deletion = Deletion(notes: deleted)
  }

  func undoDeletion() {
    guard let deletion else { return }
    notes += deletion.notes
    self.deletion = nil
  }

  func forgetDeletion(_ id: Deletion.ID) {
    if deletion?.id == id { deletion = nil }
  }
}
