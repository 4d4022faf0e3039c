import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Refreshing a scroll view` {
  private struct Feed: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      ScrollView { Text("\(count) loaded") }
        .refreshable {
          count += 1
          while !isOpen { await Task.yield() }
          isOpen = false
        }
      Button("Answer") { isOpen = true }
    }
  }

  @Test func `A refreshing scroll view has isRefreshing set and ignores another refresh`() async {
    let host = TestHost { Feed() }
    let view = host.elements(of: .scrollView)[0]
    #expect(view[.isRefreshable] == true)
    #expect(view[.isRefreshing] == nil)
    host.refresh()
    #expect(view[.isRefreshing] == true)
    host.refresh()
    await host.settle { host.texts[0] == "1 loaded" }
    host.tap("Answer")
    await host.settle { view[.isRefreshing] == nil }
    #expect(host.texts[0] == "1 loaded")
    host.refresh()
    await host.settle { host.texts[0] == "2 loaded" }
    #expect(view[.isRefreshing] == true)
    host.tap("Answer")
    await host.settle { view[.isRefreshing] == nil }
  }

  private struct Letter: View {
    var body: some View { Text("A") }
  }

  @Test func `A refresh runs no body of a view in the scroll view`() async {
    let host = TestHost { ScrollView { Letter() }.refreshable { await Task.yield() } }
    let view = host.elements(of: .scrollView)[0]
    #expect(host.takeBodies() == ["Letter"])
    host.refresh()
    #expect(view[.isRefreshing] == true)
    await host.settle { view[.isRefreshing] == nil }
    #expect(host.takeBodies() == [])
  }

  @Test func `A refresh of one of two scroll views does not refresh the other one`() async {
    let host = TestHost {
      VStack {
        ScrollView { Text("A") }
        ScrollView { Text("B") }
        ScrollView(.horizontal) { Text("C") }
      }
      .refreshable { await Task.yield() }
    }
    let views = host.elements(of: .scrollView)
    #expect(views.map { $0[.isRefreshable] } == [true, true, nil])
    host.perform(.refresh, on: views[1])
    #expect(views.map { $0[.isRefreshing] } == [nil, true, nil])
    await host.settle { views[1][.isRefreshing] == nil }
  }
}
