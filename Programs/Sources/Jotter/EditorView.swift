import SwiftUI

struct EditorView: View {
  let note: Note
  @Environment(NoteStore.self) private var store
  @FocusState private var isFocused: Bool
  @State private var showsInfo = false

  private var text: Binding<String> {
    Binding {
      store[note.id]?.text ?? ""
    } set: {
      store.setText($0, of: note.id)
    }
  }

  private var words: Int {
    note.text.split { $0.isWhitespace || $0.isNewline }.count
  }

  var body: some View {
    TextEditor(text: text)
      .font(.system(.body, design: .serif))
      .scrollContentBackground(.hidden)
      .focused($isFocused)
      .accessibilityLabel("Text of the note")
      .padding(.horizontal)
      .navigationTitle(note.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          ShareLink(item: note.text, subject: Text(note.title))
        }
        ToolbarItem(placement: .secondaryAction) {
          Button("Info", systemImage: "info.circle") { showsInfo.toggle() }
            .popover(isPresented: $showsInfo, arrowEdge: .bottom) {
              Form {
                LabeledContent("Words", value: words, format: .number)
                LabeledContent("Characters") { Text(note.text.count, format: .number) }
              }
              .presentationCompactAdaptation(.popover)
            }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
      .task {
        if note.text.isEmpty { isFocused = true }
      }
  }
}
