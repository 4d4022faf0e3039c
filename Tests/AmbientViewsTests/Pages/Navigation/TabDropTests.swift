import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Items that are dropped on tabs` {
  private struct Shelves: View {
    @State private var read: [String] = []

    var body: some View {
      TabView {
        Tab("All", systemImage: "books.vertical") { Text("Persuasion") }
        Tab("Read", systemImage: "checkmark") { Text("\(read.count) books") }
          .dropDestination(for: String.self) { read += $0 }
      }
      Text(read.joined(separator: ", "))
    }
  }

  @Test func `The drop destination of a tab takes the items, and the selected tab stays`() {
    let host = TestHost { Shelves() }
    #expect(host.texts == ["All", "Persuasion", "Read", ""])
    host.takeBodies()
    host.drop(["Emma", "Evelina"], onto: "Read")
    #expect(host.texts == ["All", "Persuasion", "Read", "Emma, Evelina"])
    #expect(host.takeBodies() == ["Shelves"])
  }

  @Test func `A tab with a drop destination is selected by a press of its button`() {
    let host = TestHost { Shelves() }
    host.drop(["Emma"], onto: "Read")
    host.tap("Read")
    #expect(host.visibleTexts == ["All", "Read", "1 books", "Emma"])
  }

  @Test func `Only tabs with a drop destination take items`() {
    let host = TestHost { Shelves() }
    let targets = host.elements(of: .tab).map { tab in
      tab.children.first?.children.first?.kind == .dropTarget
    }
    #expect(targets == [false, true])
  }
}
