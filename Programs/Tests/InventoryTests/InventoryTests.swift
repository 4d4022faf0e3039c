import Ambient
import AmbientTesting
import SwiftUI
import Testing

@testable import Inventory

@MainActor
@Suite struct InventoryTests {
  private func makeHost() -> TestHost {
    var environment = EnvironmentValues()
    environment.undoManager = UndoManager()
    environment.locale = Locale(identifier: "en_US")
    let warehouse = Warehouse(items: Warehouse.samples)
    return TestHost(environment: environment) {
      InventoryView(warehouse: warehouse)
    }
  }

  private func names(in host: TestHost) -> [String] {
    host.findAll(.row).map { $0.name.components(separatedBy: ", ")[0] }
  }

  @Test func `The rows are sorted by the column that is tapped`() {
    let host = makeHost()
    #expect(names(in: host) == ["Belt", "Board", "Hammer"])
    host.find(.button, "Count").tap()
    #expect(names(in: host) == ["Hammer", "Belt", "Board"])
    host.find(.button, "Count").tap()
    #expect(names(in: host) == ["Board", "Belt", "Hammer"])
  }

  @Test func `The filter shows only the items of the chosen category`() {
    let host = makeHost()
    host.find(.picker, "Filter").choose("Spare")
    #expect(host.findAll(.row).map(\.name) == ["Belt, Spare, 7, 66.50"])
  }

  @Test func `Edits of the selected item in the inspector can be undone`() {
    let host = makeHost()
    host.find(.row, "Hammer").tap()
    host.find(.toggle, "Inspector").tap()
    host.find(.textField, "Item name").type("Mallet")
    host.find(.stepper, "In stock: 2").increment()
    #expect(host.find(.row, "Mallet").name == "Mallet, Tool, 3, 45.00")
    host.find(.toggle, "Has a note").tap()
    host.find(.textField, "Note").type("heavy")
    #expect(host.find(.textField, "Note").value == "heavy")
    let undo = host.viewTree.environment.undoManager
    for _ in 1...4 { undo?.undo() }
    host.settle()
    #expect(names(in: host) == ["Belt", "Board", "Hammer"])
  }

  @Test func `Selected items can be deleted`() {
    let host = makeHost()
    host.find(.row, "Belt").tap()
    host.find(.row, "Board").tap()
    host.give(.delete)
    #expect(names(in: host) == ["Hammer"])
    host.find(.row, "Hammer").perform(.showMenu)
    host.find(.button, "Delete").tap()
    #expect(names(in: host) == [])
  }

  @Test func `The inspector shows a selected item, or how many items are selected`() {
    let host = makeHost()
    host.find(.toggle, "Inspector").tap()
    #expect(host.find(.text, "No selection").exists)
    let bodies = host.bodies { host.find(.row, "Belt").tap() }
    #expect(bodies == ["InventoryView", "InspectorView", "ItemForm"])
    #expect(host.find(.textField, "Item name").value == "Belt")
    host.find(.row, "Board").tap()
    #expect(host.find(.text, "2 items").exists)
    #expect(host.findAll(.textField, "Item name").isEmpty)
  }

  @Test func `A menu command deletes the items that are out of stock`() {
    let host = TestHost(AppSession(InventoryApp.self).viewTree)
    host.find(.button, "Add").tap()
    #expect(names(in: host) == ["Belt", "Board", "Hammer", "New item"])
    host.find(.button, "Delete Items Out of Stock").tap()
    #expect(names(in: host) == ["Belt", "Board", "Hammer"])
  }

  @Test func `The items that are shown are exported as a file`() throws {
    let host = makeHost()
    host.find(.picker, "Filter").choose("Spare")
    host.find(.button, "Export").tap()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    host.choose(files: [file])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "name,category,count,price\nBelt,spare,7,9.5")
  }

  @Test func `A file is imported, or an alert shows the reason for the failure`() throws {
    let host = makeHost()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("name,category,count,price\nSaw,tool,1,20".utf8).write(to: file)
    host.find(.button, "Import").tap()
    host.choose(files: [file])
    #expect(names(in: host) == ["Belt", "Board", "Hammer", "Saw"])
    try Data("name,category,count,price\nSaw,tool".utf8).write(to: file)
    host.find(.button, "Import").tap()
    host.choose(files: [file])
    #expect(host.find(.alert, "The line “Saw,tool” cannot be read.").exists)
    host.find(.button, "OK").tap()
    #expect(host.findAll(.row).count == 4)
  }

  @Test func `A new item is selected`() {
    let host = makeHost()
    host.find(.button, "Add").tap()
    #expect(host.find(.row, "New item").isSelected)
    #expect(host.find(.textField, "Item name").value == "New item")
    host.find(.picker, "Kind").choose("Spare")
    #expect(host.find(.row, "New item").name == "New item, Spare, 0, 0.00")
  }

  @Test func `The primary action of a row opens the inspector`() {
    let host = makeHost()
    host.find(.row, "Belt").tap()
    #expect(host.findAll(.textField, "Item name").isEmpty)
    host.find(.row, "Belt").submit()
    #expect(host.find(.textField, "Item name").value == "Belt")
  }

  @Test func `An undone deletion can be redone`() {
    let host = makeHost()
    let undo = host.viewTree.environment.undoManager
    host.find(.row, "Belt").tap()
    host.give(.delete)
    #expect(names(in: host) == ["Board", "Hammer"])
    #expect(undo?.undoActionName == "Delete Item")
    undo?.undo()
    host.settle()
    #expect(names(in: host) == ["Belt", "Board", "Hammer"])
    #expect(undo?.canUndo == false)
    #expect(undo?.redoActionName == "Delete Item")
    undo?.redo()
    host.settle()
    #expect(names(in: host) == ["Board", "Hammer"])
    undo?.undo()
    host.settle()
    #expect(names(in: host) == ["Belt", "Board", "Hammer"])
  }

  @Test func `Undone edits are redone one by one, and a new edit discards the rest`() {
    let host = makeHost()
    let undo = host.viewTree.environment.undoManager
    host.find(.row, "Hammer").tap()
    host.find(.toggle, "Inspector").tap()
    host.find(.stepper, "In stock: 2").increment(times: 2)
    for _ in 1...2 { undo?.undo() }
    host.settle()
    #expect(host.find(.stepper).name == "In stock: 2")
    undo?.redo()
    host.settle()
    #expect(host.find(.row, "Hammer").name == "Hammer, Tool, 3, 45.00")
    #expect(undo?.canRedo == true)
    host.find(.picker, "Kind").choose("Material")
    #expect(undo?.canRedo == false)
    #expect(host.find(.row, "Hammer").name == "Hammer, Material, 3, 45.00")
    undo?.undo()
    host.settle()
    #expect(host.find(.row, "Hammer").name == "Hammer, Tool, 3, 45.00")
  }

  @Test func `An invalid price changes nothing, and a valid price changes the total value`() {
    let host = makeHost()
    host.find(.row, "Hammer").tap()
    host.find(.toggle, "Inspector").tap()
    host.find(.textField, "Price").type("a lot")
    host.find(.textField, "Price").submit()
    #expect(host.find(.textField, "Price").value == "15")
    #expect(host.viewTree.environment.undoManager?.canUndo == false)
    host.find(.textField, "Price").type("2.5")
    host.find(.textField, "Price").submit()
    #expect(host.find(.row, "Hammer").name == "Hammer, Tool, 2, 5.00")
  }

  @Test func `The note field is enabled only while the item has a note`() {
    let host = makeHost()
    host.find(.row, "Belt").tap()
    host.find(.toggle, "Inspector").tap()
    #expect(!host.find(.textField, "Note").isEnabled)
    host.find(.toggle, "Has a note").tap()
    host.find(.textField, "Note").type("worn")
    host.find(.toggle, "Has a note").tap()
    #expect(host.find(.textField, "Note").value == nil)
    #expect(!host.find(.textField, "Note").isEnabled)
  }
}
