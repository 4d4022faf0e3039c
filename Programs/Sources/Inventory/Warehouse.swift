import SwiftUI

/// The items, with changes that can be undone.
@MainActor
@Observable
final class Warehouse {
  private(set) var items: [Item]
  @ObservationIgnored weak var undoManager: UndoManager?

  init(items: [Item]) {
    self.items = items
  }

  subscript(id: Item.ID) -> Item? { items.first { $0.id == id } }

  func binding(for id: Item.ID) -> Binding<Item>? {
    guard let item = self[id] else { return nil }
    return Binding {
      self[id] ?? item
    } set: { new in
      self.update("Edit \(new.name)") { items in
        if let index = items.firstIndex(where: { $0.id == id }) { items[index] = new }
      }
    }
  }

  func add(_ new: [Item]) {
    update("Add Items") { $0 += new }
  }

  func delete(_ ids: Set<Item.ID>) {
    update(ids.count == 1 ? "Delete Item" : "Delete Items") { items in
      items.removeAll { ids.contains($0.id) }
    }
  }

  private func update(_ name: String, _ change: (inout [Item]) -> Void) {
    let old = items
    change(&items)
    register(name, old)
  }

  private func register(_ name: String, _ old: [Item]) {
    undoManager?.registerUndo(withTarget: self) { warehouse in
      MainActor.assumeIsolated {
        let current = warehouse.items
        warehouse.items = old
        warehouse.register(name, current)
      }
    }
    undoManager?.setActionName(name)
  }

  static let samples = [
    Item(name: "Hammer", category: .tool, count: 2, price: 15),
    Item(name: "Board", category: .material, count: 40, price: 3),
    Item(name: "Belt", category: .spare, count: 7, price: 9.5),
  ]
}
