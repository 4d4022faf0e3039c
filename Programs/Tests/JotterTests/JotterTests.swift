import Ambient
import AmbientTesting
import SwiftUI
import Testing

@testable import Jotter

@MainActor
@Suite(.serialized) struct JotterTests {
  private let work = Folder(name: "Work")
  private let home = Folder(name: "Home")

  private func makeStore() -> NoteStore {
    var days = 0.0
    let epoch = Date(timeIntervalSince1970: 0)
    func note(_ text: String, _ folder: Folder, isPinned: Bool = false) -> Note {
      days += 1
      return Note(
        text: text,
        folder: folder.id,
        edited: epoch + days * 86_400,
        isPinned: isPinned
      )
    }
    return NoteStore(
      folders: [work, home],
      notes: [
        note("Zebras\nAsk the zoo", work),
        note("Agenda\nBudget\nTravel", work),
        note("Milk", home),
      ],
      now: { epoch + 10 * 86_400 }
    )
  }

  private func makeHost(_ store: NoteStore) -> TestHost {
    UserDefaults.standard.removeObject(forKey: "jotter.sort")
    return TestHost { RootView().environment(store) }
  }

  private func rows(of host: TestHost) -> [String] {
    host.findAll(.row).map { String($0.name.prefix { $0 != "," }) }
  }

  private func row(_ title: String, in host: TestHost) -> FoundView {
    host.findAll(.row).first { $0.name.hasPrefix(title) } ?? host.find(.row, title)
  }

  /// Swipes over a row, and taps one of the actions that appear.
  private func swipe(_ title: String, _ edge: HorizontalEdge, _ action: String, in host: TestHost) {
    host.swipe(title, edge: edge)
    host.find(.button, action).tap()
  }

  @Test func `A folder shows its notes, the newest first`() {
    let host = makeHost(makeStore())
    #expect(host.find(.text, "No folder").exists)
    host.find(.row, "Work").tap()
    #expect(rows(of: host) == ["Work", "Home", "Agenda", "Zebras"])
    #expect(host.find(.text, "2 notes").exists)
    #expect(host.find(.row, "Work").isSelected)
  }

  @Test func `The sort menu sorts notes by title and stores the choice`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    host.find(.button, "Sort").tap()
    host.find(.option, "Title").tap()
    #expect(rows(of: host).suffix(2) == ["Agenda", "Zebras"])
    #expect(UserDefaults.standard.string(forKey: "jotter.sort") == "Title")
  }

  @Test func `A search narrows the list of notes, or shows that nothing matches`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    host.find(.searchField).type("zoo")
    #expect(rows(of: host).suffix(1) == ["Zebras"])
    #expect(host.find(.text, "1 note").exists)
    host.find(.searchField).type("xyz")
    #expect(host.find(.text, "No Results for “xyz”").exists)
  }

  @Test func `An edit of a note changes its row and moves the row to the top`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    row("Zebras", in: host).tap()
    let editor = host.find(.textField, "Text of the note")
    #expect(editor.value == "Zebras\nAsk the zoo")
    let bodies = host.bodies { editor.type("Giraffes\nAsk the zoo") }
    #expect(bodies == ["RootView", "NoteListView", "NoteRow", "EditorView"])
    #expect(rows(of: host).suffix(2) == ["Giraffes", "Agenda"])
    #expect(editor.exists)
  }

  @Test func `A pinned note is in a section above the others`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    swipe("Zebras", .leading, "Pin", in: host)
    #expect(host.find(.heading, "Pinned").exists)
    #expect(rows(of: host).suffix(2) == ["Zebras", "Agenda"])
    swipe("Zebras", .leading, "Unpin", in: host)
    #expect(host.findAll(.heading, "Pinned").isEmpty)
  }

  @Test func `A deleted note comes back with undo`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    swipe("Zebras", .trailing, "Delete", in: host)
    #expect(rows(of: host) == ["Work", "Home", "Agenda"])
    #expect(host.find(.text, "1 note deleted").exists)
    #expect(host.find(.row, "Work").name == "Work, 1")
    host.find(.button, "Undo").tap()
    #expect(host.find(.row, "Work").name == "Work, 2")
    #expect(rows(of: host).suffix(2) == ["Agenda", "Zebras"])
    #expect(host.findAll(.button, "Undo").isEmpty)
  }

  @Test func `A new note opens its editor with the focus in it`() async {
    let host = makeHost(makeStore())
    host.find(.row, "Home").tap()
    host.find(.button, "New note").tap()
    let editor = host.find(.textField, "Text of the note")
    #expect(editor.exists)
    await host.settle { editor.node?.isFocused == true }
    host.press(key: "n", modifiers: .command)
    #expect(rows(of: host).suffix(3) == ["New note", "New note", "Milk"])
  }

  @Test
  func `An empty editor offers to write a note, and a tap on another folder closes the note`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    host.find(.button, "Write a note").tap()
    #expect(rows(of: host) == ["Work", "Home", "New note", "Agenda", "Zebras"])
    #expect(host.findAll(.textField, "Text of the note").count == 1)
    host.find(.row, "Home").tap()
    #expect(host.findAll(.textField, "Text of the note").isEmpty)
    #expect(host.find(.text, "No note").exists)
  }

  @Test func `A new folder needs a name`() {
    let host = makeHost(makeStore())
    host.find(.button, "New folder").tap()
    #expect(!host.find(.button, "Add").isEnabled)
    host.find(.textField, "Name").type("Trips")
    host.find(.button, "Add").tap()
    #expect(rows(of: host) == ["Work", "Home", "Trips"])
  }

  @Test func `The info of a note counts its words and characters`() {
    let host = makeHost(makeStore())
    host.find(.row, "Work").tap()
    row("Zebras", in: host).tap()
    host.find(.button, "Info").tap()
    let popover = host.find(.popover)
    #expect(popover.find(.text, "Words").value == "4")
    #expect(popover.find(.text, "Characters").value == "18")
  }

  @Test func `A menu command adds a folder`() {
    let host = TestHost(AppSession(JotterApp.self).viewTree)
    #expect(rows(of: host) == ["Notes"])
    host.press(key: "n", modifiers: [.command, .shift])
    #expect(rows(of: host) == ["Notes", "New folder"])
  }

  @Test func `The offer to undo a deletion disappears after a while`() async {
    let store = makeStore()
    let host = TestHost {
      Text("Notes").undoToast(for: .milliseconds(10)).environment(store)
    }
    store.delete(Set(store.notes.map(\.id)))
    host.settle()
    #expect(host.find(.text, "3 notes deleted").exists)
    await host.settle { host.findAll(.button, "Undo").isEmpty }
    #expect(host.findAll(.text).map(\.name) == ["Notes"])
  }
}
