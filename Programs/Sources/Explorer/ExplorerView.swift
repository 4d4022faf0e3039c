import SwiftUI
import UniformTypeIdentifiers

struct ExplorerView: View {
  @Bindable var model: ExplorerModel
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var showsOutline = true

  var body: some View {
    NavigationSplitView {
      List(selection: $model.folder) {
        Section("Folders") {
          OutlineGroup(folders(model.roots), children: \.children) { folder in
            Label(folder.name, systemImage: "folder")
          }
        }
        DisclosureGroup("Tags", isExpanded: $showsOutline) {
          Text("Red").selectionDisabled()
          Text("Blue").selectionDisabled()
        }
      }
      .navigationTitle("Explorer")
    } detail: {
      FileTable(model: model)
        .navigationTitle(model.node(model.folder)?.name ?? "All files")
        .navigationDocument(URL(fileURLWithPath: "/\(model.folder ?? "")"))
        .toolbar(id: "files") {
          ToolbarItem(id: "import", placement: .automatic) {
            Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
          }
          ToolbarItem(id: "export", placement: .automatic) {
            Button("Export list", systemImage: "square.and.arrow.up") { isExporting = true }
          }
          .customizationBehavior(.reorderable)
        }
        .toolbarRole(.editor)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          HStack {
            if let message = model.message { Text(message) }
            Spacer()
            let size = ByteCountFormatStyle(style: .file)
            Text("\(model.selection.count) selected, \(model.selectedSize, format: size)")
          }
          .padding(.vertical, 4)
          .background(.bar)
        }
    }
    .fileImporter(
      isPresented: $isImporting,
      allowedContentTypes: [.text, .image],
      allowsMultipleSelection: true,
      onCompletion: model.add
    )
    .fileExporter(
      isPresented: $isExporting,
      document: model.listing,
      contentType: .plainText,
      defaultFilename: "Files"
    ) { result in
      if case .success(let url) = result { model.message = "Saved \(url.lastPathComponent)" }
    }
    .fileDialogConfirmationLabel("Choose")
    .focusedSceneValue(model)
  }

  private func folders(_ nodes: [Node]) -> [Node] {
    nodes.filter(\.isFolder).map { folder in
      var folder = folder
      let inner = folders(folder.children ?? [])
      folder.children = inner.isEmpty ? nil : inner
      return folder
    }
  }
}

struct FileTable: View {
  @Bindable var model: ExplorerModel
  @SceneStorage("columns") private var columns: TableColumnCustomization<Node>

  var body: some View {
    Table(
      model.files,
      selection: $model.selection,
      sortOrder: $model.sortOrder,
      columnCustomization: $columns
    ) {
      TableColumn("Name", value: \.name) { node in
        Label(node.name, systemImage: node.isFolder ? "folder" : "doc")
      }
      .width(min: 120, ideal: 240)
      .customizationID("name")
      .disabledCustomizationBehavior(.visibility)
      TableColumn("Size", value: \.size) { node in
        Text(node.isFolder ? "–" : node.size.formatted(.byteCount(style: .file)))
          .monospacedDigit()
      }
      .alignment(.trailing)
      .customizationID("size")
      TableColumn("Kind", value: \.kind)
        .defaultVisibility(.visible)
        .customizationID("kind")
      TableColumn("Modified", value: \.modified) { node in
        Text(node.modified, format: .dateTime.year().month().day())
      }
      .width(100)
      .customizationID("modified")
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
    .contextMenu(forSelectionType: Node.ID.self) { ids in
      if ids.isEmpty {
        Text("Nothing to do")
      } else {
        Button("Move to trash", role: .destructive) { model.trash(ids) }
        RenameButton()
      }
    } primaryAction: { ids in
      if let id = ids.first, model.node(id)?.isFolder == true { model.folder = id }
    }
    .onDeleteCommand { model.trash(model.selection) }
    .copyable(Array(model.selection))
  }
}
