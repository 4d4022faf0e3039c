import SwiftUI

struct SidebarView: View {
  @Environment(NoteStore.self) private var store
  @Binding var selection: Folder.ID?
  @State private var isNaming = false
  @State private var newName = ""

  var body: some View {
    List(selection: $selection) {
      Section("Folders") {
        ForEach(store.folders) { folder in
          Label(folder.name, systemImage: "folder")
            .badge(store.count(in: folder.id))
            .tag(folder.id)
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Jotter")
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Button {
          newName = ""
          isNaming = true
        } label: {
          Label("New folder", systemImage: "folder.badge.plus")
        }
      }
    }
    .alert("New folder", isPresented: $isNaming) {
      TextField("Name", text: $newName)
      Button("Cancel", role: .cancel) {}
      Button("Add") { store.addFolder(named: newName) }
        .disabled(newName.trimmingCharacters(in: .whitespaces).isEmpty)
    } message: {
      Text("Enter a name for this folder.")
    }
  }
}
