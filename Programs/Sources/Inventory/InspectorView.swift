import SwiftUI

struct InspectorView: View {
  let item: Binding<Item>?
  let count: Int

  var body: some View {
    Group {
      switch (item, count) {
      case (let item?, 1): ItemForm(item: item)
      case (_, 0): ContentUnavailableView("No selection", systemImage: "square.dashed")
      default: Text("\(count) items")
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct ItemForm: View {
  @Binding var item: Item

  var body: some View {
    Form {
      TextField("Item name", text: $item.name)
      Picker("Kind", selection: $item.category) {
        ForEach(Item.Category.allCases) {
          Label($0.rawValue.capitalized, systemImage: $0.symbolName)
        }
      }
      .pickerStyle(.radioGroup)
      Stepper("In stock: \(item.count)", value: $item.count, in: 0...999)
      TextField("Price", value: $item.price, format: .number)
      TextEditor(text: Binding($item.note) ?? .constant(""))
        .frame(minHeight: 40)
        .disabled(item.note == nil)
        .accessibilityLabel("Note")
      Toggle(
        "Has a note",
        isOn: Binding {
          item.note != nil
        } set: {
          item.note = $0 ? "" : nil
        }
      )
    }
    .formStyle(.columns)
  }
}

extension FocusedValues {
  @Entry var warehouse: Warehouse?
}

struct InventoryCommands: Commands {
  @FocusedValue(\.warehouse) private var warehouse

  var body: some Commands {
    CommandMenu("Warehouse") {
      Button("Delete Items Out of Stock") {
        guard let warehouse else { return }
        warehouse.delete(Set(warehouse.items.filter { $0.count == 0 }.map(\.id)))
      }
      .disabled(warehouse == nil)
    }
    CommandGroup(after: .sidebar) { Divider() }
  }
}

struct InventoryApp: App {
  var body: some Scene {
    WindowGroup {
      InventoryView(warehouse: Warehouse(items: Warehouse.samples))
    }
    .commands { InventoryCommands() }
    .windowToolbarStyle(.unified)
    .defaultPosition(.center)
  }
}
