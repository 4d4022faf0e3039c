import Ambient
import AmbientTesting
import Testing

/// The dismiss actions of the pages that have appeared, in the order of their appearance.
@MainActor private final class Shelf {
  var dismissals: [DismissAction] = []
}

private struct Item: Identifiable {
  let id: Int
}

private struct Page: View {
  let id: Int
  let shelf: Shelf
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("page \(id)").onAppear { shelf.dismissals.append(dismiss) } }
}

@Suite @MainActor struct `A stored dismiss action` {
  private struct Items: View {
    let shelf: Shelf
    @State private var item: Item?
    var body: some View {
      Button("One") { item = Item(id: 1) }
      Button("Two") { item = Item(id: 2) }
      Button("None") { item = nil }
      Text("base").sheet(item: $item) { Page(id: $0.id, shelf: shelf) }
    }
  }

  @Test func `A stored dismiss action of one sheet does not close the next sheet`() {
    let shelf = Shelf()
    let host = TestHost { Items(shelf: shelf) }
    host.tap("One")
    host.tap("Two")
    shelf.dismissals[0]()
    host.settle()
    #expect(host.texts.contains("page 2"))
    host.tap("None")
    host.tap("Two")
    shelf.dismissals[1]()
    host.settle()
    #expect(host.texts.contains("page 2"))
    shelf.dismissals[2]()
    host.settle()
    #expect(!host.texts.contains("page 2"))
  }

  private struct Stack: View {
    let shelf: Shelf
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Page(id: $0, shelf: shelf) }
      }
      Button("One") { path = [1] }
      Button("Two") { path = [2] }
    }
  }

  @Test func `A stored dismiss action of one page does not close the next page`() {
    let shelf = Shelf()
    let host = TestHost { Stack(shelf: shelf) }
    host.tap("One")
    host.tap("Two")
    shelf.dismissals[0]()
    host.settle()
    #expect(host.texts.contains("page 2"))
    shelf.dismissals[1]()
    host.settle()
    #expect(host.texts == ["root", "One", "Two"])
  }

  private struct Chain: View {
    @State private var item: Item? = Item(id: 1)
    var body: some View {
      Text("base").alert(item: $item) { current in
        Alert(
          title: Text("alert \(current.id)"),
          dismissButton: .default(Text("Next")) { item = current.id == 1 ? Item(id: 2) : nil }
        )
      }
    }
  }

  @Test func `An alert button can present the next alert`() {
    let host = TestHost { Chain() }
    host.tap("Next")
    #expect(host.elements.filter { $0.kind == .alert }.map(\.text) == ["alert 2"])
    host.tap("Next")
    #expect(host.texts == ["base"])
  }

  private struct Older: View {
    let store: (Binding<PresentationMode>) -> Void
    @State private var isOpen = true
    var body: some View { Text("base").sheet(isPresented: $isOpen) { OlderSheet(store: store) } }
  }

  private struct OlderSheet: View {
    let store: (Binding<PresentationMode>) -> Void
    @Environment(\.presentationMode) private var mode
    var body: some View { Text("sheet").onAppear { store(mode) } }
  }

  @Test func `A stored presentation mode can dismiss its sheet from any thread`() async {
    var stored: Binding<PresentationMode>?
    let host = TestHost { Older { stored = $0 } }
    #expect(host.texts.contains("sheet"))
    let mode = stored
    await Task.detached { mode?.wrappedValue.dismiss() }.value
    for _ in 0..<100 where host.texts.contains("sheet") {
      await Task.yield()
      host.settle()
    }
    #expect(host.texts == ["base"])
  }
}
