import SwiftUI

extension View {
  /// Offers to undo the last deletion, for a few seconds.
  func undoToast(for duration: Duration = .seconds(5)) -> some View {
    modifier(UndoToast(duration: duration))
  }
}

private struct UndoToast: ViewModifier {
  let duration: Duration
  @Environment(NoteStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let deletion = store.deletion {
          HStack {
            Text("^[\(deletion.notes.count) note](inflect: true) deleted")
            Spacer()
            Button("Undo") { store.undoDeletion() }
              .fontWeight(.semibold)
          }
          .padding()
          .background(.thinMaterial, in: .capsule)
          .shadow(radius: 4, y: 2)
          .padding()
          .transition(
            reducesMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
          )
          .task(id: deletion.id) {
            try? await Task.sleep(for: duration)
            if !Task.isCancelled { store.forgetDeletion(deletion.id) }
          }
        }
      }
      .animation(.spring(duration: 0.3), value: store.deletion?.id)
  }
}

#Preview {
  Text("Notes")
    .undoToast()
    .environment(NoteStore(folders: [], notes: []))
}
