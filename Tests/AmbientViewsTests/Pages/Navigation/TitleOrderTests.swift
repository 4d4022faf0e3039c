import Ambient
import AmbientTesting
import Testing

private struct Album: View {
  @State private var page = 0

  var body: some View {
    NavigationStack {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { Text("\($0)").navigationTitle("Page \($0)") }
      }
      .tabViewStyle(.page)
      .navigationTitle("Album")
    }
  }
}

private struct Chapters: View {
  @State private var isFirstShown = false
  @State private var isSecondShown = true

  var body: some View {
    NavigationStack {
      VStack {
        if isFirstShown { Text("1").navigationTitle("First") }
        if isSecondShown { Text("2").navigationTitle("Second") }
        Button("Toggle first") { isFirstShown.toggle() }
        Button("Toggle second") { isSecondShown.toggle() }
      }
      .navigationTitle("Book")
    }
  }
}

private struct Shelf: View {
  @State private var books = ["A", "B", "C"]

  var body: some View {
    NavigationStack {
      ForEach(books, id: \.self) { Book(title: $0) }
    }
    Button("Rotate") { books.append(books.removeFirst()) }
    Button("Swap last") { books.swapAt(1, 2) }
    Button("Replace first") { books = [books[2], "D", books[1]] }
  }
}

private struct Book: View {
  let title: String

  var body: some View {
    Text(title)
      .navigationTitle(title)
      .toolbarVisibility(title == "B" ? .hidden : .visible, for: .bottomBar)
  }
}

extension TestHost {
  fileprivate var pageTitle: String? {
    elements(of: .navigationPage).first?[ElementAttribute<String>("title")]
  }
}

@Suite @MainActor struct `The title of a page with several titles` {
  @Test(arguments: PageHost.allCases)
  func `The selected page, not the tab view around it, sets the title`(_ kind: PageHost) throws {
    let host = kind.mount { Album() }
    #expect(host.pageTitle == "Page 0")
    host.takeBodies()
    let tabView = try #require(host.elements(of: .tabView).first)
    for (isUp, title) in [(true, "Page 1"), (true, "Page 2"), (false, "Page 1"), (false, "Page 0")]
    {
      #expect(host.bodies { host.perform(StepEvent(isUp: isUp), on: tabView) } == [])
      #expect(host.pageTitle == title)
    }
  }

  @Test
  func `Of the innermost titles, the first in the tree applies, even if it is inserted last`() {
    let host = TestHost { Chapters() }
    #expect(host.pageTitle == "Second")
    host.tap("Toggle first")
    #expect(host.pageTitle == "First")
    host.tap("Toggle second")
    host.tap("Toggle first")
    #expect(host.pageTitle == "Book")
    host.tap("Toggle second")
    #expect(host.pageTitle == "Second")
    host.tap("Toggle first")
    #expect(host.pageTitle == "First")
  }

  @Test func `When rows change their order, the first row sets the title and the bars`() {
    let host = TestHost { Shelf() }
    let page = host.elements(of: .navigationPage)[0]
    #expect(page[.title] == "A")
    #expect(page[.bottomBarVisibility] == "visible")
    #expect(host.bodies { host.tap("Rotate") } == ["Shelf"])
    #expect(page[.title] == "B")
    #expect(page[.bottomBarVisibility] == "hidden")
    #expect(host.bodies { host.tap("Rotate") } == ["Shelf"])
    #expect(page[.title] == "C")
    #expect(page[.bottomBarVisibility] == "visible")
    #expect(host.bodies { host.tap("Swap last") } == ["Shelf"])
    #expect(page[.title] == "C")
  }

  @Test func `When rows move, appear and disappear in one update, the first row sets the title`() {
    let host = TestHost { Shelf() }
    #expect(host.bodies { host.tap("Replace first") } == ["Shelf", "Book"])
    #expect(host.texts.prefix(3) == ["C", "D", "B"])
    #expect(host.pageTitle == "C")
    #expect(host.bodies { host.tap("Rotate") } == ["Shelf"])
    #expect(host.pageTitle == "D")
  }

  @Test func `In a host that runs animations, the new first row sets the title after rows move`() {
    let host = TestHost(runsAnimations: true) { Shelf() }
    host.tap("Rotate")
    #expect(host.pageTitle == "B")
  }
}
