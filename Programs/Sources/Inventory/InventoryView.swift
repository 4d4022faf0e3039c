import SwiftUI
import UniformTypeIdentifiers

struct InventoryView: View {
  @State private var warehouse: Warehouse
  @State private var selection: Set<Item.ID> = []
  @State private var order = [KeyPathComparator(\Item.name)]
  @State private var category: Item.Category?
  @State private var isInspectorShown = false
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var failure: ImportError?
  @State private var customization = TableColumnCustomization<Item>()
  @Environment(\.undoManager) private var undoManager

  init(warehouse: Warehouse) {
    _warehouse = State(initialValue: warehouse)
  }

  private var shown: [Item] {
    warehouse.items
      .filter { category == nil || $0.category == category }
      .sorted(using: order)
  }

  var body: some View {
    table
      .contextMenu(forSelectionType: Item.ID.self) { ids in
        if !ids.isEmpty {
          Button("Delete", role: .destructive) { delete(ids) }
        }
      } primaryAction: { _ in
        isInspectorShown = true
      }
      .onDeleteCommand { delete(selection) }
      .inspector(isPresented: $isInspectorShown) {
        InspectorView(
          item: selection.first.flatMap(warehouse.binding(for:)),
          count: selection.count
        )
        .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
      }
      .toolbar(id: "inventory") { toolbar }
      .fileImporter(
        isPresented: $isImporting,
        allowedContentTypes: InventoryDocument.readableContentTypes,
        allowsMultipleSelection: true,
        onCompletion: importFiles
      )
      .fileExporter(
        isPresented: $isExporting,
        document: InventoryDocument(items: shown),
        contentType: .commaSeparatedText,
        defaultFilename: "Inventory"
      ) { _ in }
      .alert(isPresented: hasFailed, error: failure) { _ in
        Button("OK") {}
      } message: { _ in
        Text("No items were added.")
      }
      .onChange(of: undoManager, initial: true) { warehouse.undoManager = undoManager }
      .focusedSceneValue(\.warehouse, warehouse)
      .navigationTitle("Inventory")
  }

  private var table: some View {
    Table(shown, selection: $selection, sortOrder: $order, columnCustomization: $customization) {
      TableColumn("Name", value: \.name) { item in
        Label(item.name, systemImage: item.category.symbolName)
      }
      .customizationID("name")
      .disabledCustomizationBehavior(.visibility)
      TableColumn("Category", value: \.category) { Text($0.category.rawValue.capitalized) }
        .width(min: 60, ideal: 90)
        .customizationID("category")
      TableColumn("Count", value: \.count) { item in
        Text(item.count, format: .number)
          .foregroundStyle(item.isLow ? .red : .primary)
      }
      .alignment(.trailing)
      .customizationID("count")
      TableColumn("Value", value: \.value) { item in
        Text(item.value, format: .number.precision(.fractionLength(2)))
      }
      .alignment(.numeric)
      .customizationID("value")
      .defaultVisibility(.visible)
    }
    .tableStyle(.inset)
    .alternatingRowBackgrounds()
  }

  @ToolbarContentBuilder private var toolbar: some CustomizableToolbarContent {
    ToolbarItem(id: "filter", placement: .navigation) {
      Picker("Filter", selection: $category) {
        Text("All").tag(Item.Category?.none)
        ForEach(Item.Category.allCases) { Text($0.rawValue.capitalized).tag(Optional($0)) }
      }
    }
    ToolbarItem(id: "add") {
      Button("Add", systemImage: "plus") {
        let item = Item(name: "New item", category: .tool, count: 0, price: 0)
        warehouse.add([item])
        (selection, isInspectorShown) = ([item.id], true)
      }
    }
    ToolbarItem(id: "files", placement: .secondaryAction) {
      ControlGroup("Files") {
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }
    }
    .defaultCustomization(.hidden, options: .alwaysAvailable)
    ToolbarItem(id: "inspector") {
      Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isInspectorShown)
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private func delete(_ ids: Set<Item.ID>) {
    warehouse.delete(ids)
    selection.subtract(ids)
  }

  private func importFiles(_ result: Result<[URL], any Error>) {
    do {
      let documents = try result.get().map { url in
        defer { url.stopAccessingSecurityScopedResource() }
        _ = url.startAccessingSecurityScopedResource()
        return try InventoryDocument(data: Data(contentsOf: url))
      }
      warehouse.add(documents.flatMap(\.items))
    } catch let error as ImportError {
      failure = error
    } catch {
      failure = .unreadable(line: error.localizedDescription)
    }
  }
}

extension Item.Category {
  var symbolName: String {
    switch self {
    case .tool: "hammer"
    case .material: "shippingbox"
    case .spare: "gearshape"
    }
  }
}
