import AmbientTesting
import SwiftUI
import Testing

@testable import Explorer

@MainActor
@Suite struct ExplorerTests {
  private func open() -> (TestHost, ExplorerModel) {
    let model = ExplorerModel()
    return (
      TestHost {
        ExplorerView(model: model)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.timeZone, .gmt)
      }, model
    )
  }

  @Test func `A selected folder shows its files in a table`() {
    let (host, model) = open()
    host.find(.row, "Documents").tap()
    #expect(model.folder == "Documents")
    #expect(host.find(.row, "Documents").isSelected)
    #expect(host.find(.row, "budget.csv").name == "budget.csv, 45 kB, CSV, Mar 7, 2023")
  }

  @Test func `A tap on a column sorts the table`() {
    let (host, model) = open()
    model.folder = "Documents"
    host.find(.button, "Size").tap()
    #expect(model.files.map(\.size) == [0, 1_200, 45_000])
    let bodies = host.bodies { host.find(.button, "Size").tap() }
    #expect(bodies.contains("FileTable"))
    #expect(model.files.map(\.size) == [45_000, 1_200, 0])
  }

  @Test func `The number and the size of the selected files are shown`() {
    let (host, model) = open()
    model.folder = "Documents"
    host.settle()
    host.find(.row, "notes.txt").tap()
    host.find(.row, "budget.csv").tap()
    #expect(host.find(.text, "2 selected, 46 kB").exists)
  }

  @Test func `An imported file is added to the folders`() throws {
    let (host, model) = open()
    host.find(.button, "Import").tap()
    host.choose(files: [URL(fileURLWithPath: "/tmp/photo.png")])
    #expect(host.find(.text, "Added 1").exists)
    #expect(model.roots.map(\.name).contains("photo.png"))
  }
}
