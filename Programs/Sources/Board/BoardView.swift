import SwiftUI

struct BoardView: View {
  @Environment(BoardModel.self) private var model
  @Environment(\.undoManager) private var undoManager
  @State private var asked: Column.ID?
  @State private var title = ""

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: 12) {
        ForEach(model.columns) { column in
          ColumnView(column: column) { asked = column.id }
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 12)
        }
      }
      .scrollTargetLayout()
      .padding()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .background(Color.gray.opacity(0.1))
    .focusedSceneValue(\.newCard) { asked = model.columns.first?.id }
    .alert("New card", isPresented: $asked.isPresent, presenting: asked) { column in
      TextField("Title", text: $title)
      Button("Add") {
        model.add(title, to: column)
        title = ""
      }
      .disabled(title.isEmpty)
      Button("Cancel", role: .cancel) { title = "" }
    }
    .toolbar {
      ToolbarItemGroup {
        Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
        Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
      }
    }
    .onChange(of: undoManager, initial: true) { model.undoManager = undoManager }
  }
}

extension Optional {
  /// Whether the optional has a value; setting false makes the optional nil.
  var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
