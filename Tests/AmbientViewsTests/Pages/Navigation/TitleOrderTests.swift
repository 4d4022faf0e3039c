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

  @Test func `The first of the innermost titles applies, even if its view is inserted later`() {
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
}
