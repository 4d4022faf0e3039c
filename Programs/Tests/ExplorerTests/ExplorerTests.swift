import Ambient
import AmbientTesting
import SwiftUI
import Testing

@testable import Explorer

@MainActor
@Suite struct ExplorerTests {
  private func open() -> TestHost {
    let model = ExplorerModel()
    return TestHost {
      ExplorerView(model: model)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
    }
  }

  /// The names in the first column of the table.
  private func files(in host: TestHost) -> [String] {
    host.findAll(.row).map { $0.name.components(separatedBy: ", ") }
      .filter { $0.count > 1 }
      .map { $0[0] }
  }

  @Test func `A selected folder shows its files in a table`() {
    let host = open()
    #expect(files(in: host) == ["Documents", "readme.md"])
    host.find(.row, "Documents").tap()
    #expect(host.find(.row, "Documents").isSelected)
    #expect(host.find(.heading, "Documents").exists)
    #expect(files(in: host) == ["Old", "budget.csv", "notes.txt"])
    #expect(host.find(.row, "budget.csv").name == "budget.csv, 45 kB, CSV, Mar 7, 2023")
  }

  @Test func `A tap on a column sorts the table`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.button, "Size").tap()
    #expect(files(in: host) == ["Old", "notes.txt", "budget.csv"])
    let bodies = host.bodies { host.find(.button, "Size").tap() }
    #expect(bodies == ["ExplorerView", "FileTable"])
    #expect(files(in: host) == ["budget.csv", "notes.txt", "Old"])
  }

  @Test func `The number and the size of the selected files are shown`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "budget.csv").tap()
    #expect(host.find(.text, "2 selected, 46 kB").exists)
  }

  @Test func `The primary action of a folder opens the folder`() {
    let host = open()
    host.find(.row, "Documents, –, Folder, Mar 8, 2023").submit()
    #expect(host.find(.heading, "Documents").exists)
    #expect(files(in: host).contains("notes.txt"))
  }

  @Test func `A selected file is moved to the trash in its menu`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "notes.txt").perform(.showMenu)
    host.find(.button, "Move to trash").tap()
    #expect(files(in: host) == ["Old", "budget.csv"])
    #expect(host.findAll(.text).contains { $0.name.hasPrefix("0 selected") })
  }

  @Test func `A menu command deselects all files of the window`() {
    let host = TestHost(AppSession(ExplorerApp.self).viewTree)
    host.find(.row, "readme.md").tap()
    #expect(host.findAll(.text).contains { $0.name.hasPrefix("1 selected") })
    host.find(.button, "Deselect").tap()
    #expect(host.findAll(.text).contains { $0.name.hasPrefix("0 selected") })
  }

  @Test func `An imported file is added to the folders`() throws {
    let host = open()
    host.find(.button, "Import").tap()
    host.choose(files: [URL(fileURLWithPath: "/tmp/photo.png")])
    #expect(host.find(.text, "Added 1").exists)
    #expect(files(in: host).contains("photo.png"))
  }

  @Test func `A failed import shows its reason`() {
    struct Locked: LocalizedError {
      var errorDescription: String? { "The file is locked." }
    }
    let host = open()
    host.find(.button, "Import").tap()
    host.failFileDialog(with: Locked())
    #expect(host.find(.text, "The file is locked.").exists)
    #expect(files(in: host) == ["Documents", "readme.md"])
  }

  @Test func `The list of files is exported as a text`() throws {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.button, "Export list").tap()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    host.choose(files: [file])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "Documents/Old\nDocuments/budget.csv\nDocuments/notes.txt")
    #expect(host.find(.text, "Saved \(file.lastPathComponent)").exists)
  }

  /// Sends the delete command to a row of the table.
  private func delete(at row: String, in host: TestHost) {
    guard let node = host.findAll(.row).first(where: { $0.name.hasPrefix(row) })?.node else {
      Issue.record("There is no row \(row).")
      return
    }
    host.viewTree.send(CommandEvent(.delete), to: node.element)
    host.settle()
  }

  @Test func `The delete command moves all selected files to the trash`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "budget.csv").tap()
    delete(at: "notes.txt", in: host)
    #expect(files(in: host) == ["Old"])
    #expect(host.findAll(.text).contains { $0.name.hasPrefix("0 selected") })
    delete(at: "Old, –", in: host)
    #expect(files(in: host) == ["Old"])
  }

  @Test func `The menu of a row that is not selected deletes this row alone`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "budget.csv").perform(.showMenu)
    host.find(.button, "Move to trash").tap()
    #expect(files(in: host) == ["Old", "notes.txt"])
    #expect(host.find(.row, "notes.txt").isSelected)
  }

  @Test func `The menu of a selected row deletes all selected rows`() {
    let host = open()
    host.find(.row, "Documents").tap()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "budget.csv").tap()
    host.find(.row, "notes.txt").perform(.showMenu)
    #expect(!host.find(.button, "Rename").isEnabled)
    host.find(.button, "Move to trash").tap()
    #expect(files(in: host) == ["Old"])
  }

  @Test func `A deleted folder disappears from the list of folders`() {
    let host = open()
    host.expand("Documents")
    #expect(host.findAll(.row, "Old").count == 1)
    host.find(.row, "Documents").tap()
    let rows = host.findAll(.row).filter { $0.name.hasPrefix("Old") }
    #expect(rows.map(\.name) == ["Old", "Old, –, Folder, Mar 8, 2023"])
    rows.last?.tap()
    delete(at: "Old, –", in: host)
    #expect(host.findAll(.row).filter { $0.name.hasPrefix("Old") }.isEmpty)
    #expect(files(in: host) == ["budget.csv", "notes.txt"])
  }

  @Test func `A tag cannot be selected as a folder`() {
    let host = open()
    host.find(.row, "Documents").tap()
    #expect(!host.find(.row, "Red").actions.contains("press"))
    #expect(!host.find(.row, "Red").isSelected)
    host.collapse("Tags")
    #expect(host.findAll(.row, "Red").isEmpty)
    #expect(host.find(.heading, "Documents").exists)
  }
}
