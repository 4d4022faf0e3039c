import AmbientTesting
import CustomDump
@testable import Notes
import SwiftUI
import Testing

@MainActor
struct `A client that imports only SwiftUI` {
  let notebook = Notebook(name: "Trips", notes: [Note("Oslo"), Note("Turin"), Note("Graz")])

  @Test func `A client that imports only SwiftUI shows the values of its environment`() {
    let host = TestHost { NotebookView(notebook) }
    expectNoDifference(
      host.texts,
      [
        "• plain", "Trips", "Rename",
        "• plain", "Oslo, 1970", "Delete Oslo",
        "More", "Other paper",
      ]
    )
  }

  @Test func `A client that imports only SwiftUI runs only bodies that read a changed value`() {
    let host = TestHost { NotebookView(notebook) }
    host.takeBodies()
    host.tap("Other paper")
    #expect(host.takeBodies() == ["NotebookView", "TitleModifier", "TitleModifier"])
    host.tap("Rename")
    #expect(host.takeBodies() == ["NotebookTitle"])
    #expect(notebook.name == "TRIPS")
  }

  @Test func `A client that imports only SwiftUI calls an action of its environment`() {
    let host = TestHost { NotebookView(notebook) }
    host.tap("Delete Oslo")
    #expect(notebook.notes.map(\.title) == ["Turin", "Graz"])
    #expect(host.texts.contains("Turin, 1970"))
  }

  @Test func `A client that imports only SwiftUI uses a style of its own`() {
    let host = TestHost { NotebookView(notebook).noteStyle(ShortNoteStyle()) }
    #expect(host.texts.contains("Oslo"))
    #expect(!host.texts.contains("Oslo, 1970"))
  }

  @Test func `A setter of a client clamps an environment value`() {
    var values = EnvironmentValues()
    values.noteLimit = -4
    #expect(values.noteLimit == 1)
  }

  @Test func `The default of a client's entry is one shared object`() {
    #expect(EnvironmentValues().drafts === EnvironmentValues().drafts)
    #expect(EnvironmentValues().openFolder == nil)
  }

  @Test func `A client uses Foundation and Dispatch without importing them`() throws {
    #expect(try notebook.titlesAsJSON() == #"["Oslo","Turin","Graz"]"#)
    soon {}
  }

  @Test func `A client finds SwiftUI with canImport`() {
    #if canImport(SwiftUI)
    let isPresent = true
    #else
    let isPresent = false
    #endif
    #expect(isPresent)
  }

  @Test func `A client is built in the language mode that its name states`() {
    #if swift(>=6)
    #expect(String(reflecting: Note.self) == "NotesInSwift6.Note")
    #else
    #expect(String(reflecting: Note.self) == "NotesInSwift5.Note")
    #endif
  }
}
