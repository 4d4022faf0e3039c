import Ambient
import AmbientTesting
import Testing

private struct Titled: NavigationSplitViewStyle {
  var title: String

  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    Button("\(title) \(count)") { count += 1 }
    BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
  }
}

private struct Mail: View {
  @State private var title = "mail"

  var body: some View {
    Button("Rename") { title = "post" }
    NavigationSplitView {
      Boxes()
    } detail: {
      Text("detail")
    }
    .navigationSplitViewStyle(Titled(title: title))
  }
}

private struct Boxes: View {
  @State private var count = 0

  var body: some View { Button("box \(count)") { count += 1 } }
}

@Suite @MainActor struct `A custom style of split views` {
  @Test func `A custom style can decorate the split view of a built-in style`() {
    let host = TestHost { Mail() }
    #expect(host.texts == ["Rename", "mail 0", "box 0", "detail"])
    #expect(host.elements(of: .navigationSplitView).map { $0[.style] } == ["balanced"])
    host.takeBodies()
    #expect(host.bodies { host.tap("box 0") } == ["Boxes"])
    #expect(host.bodies { host.tap("mail 0") } == ["Titled"])
    #expect(host.bodies { host.tap("Rename") } == ["Mail", "Titled"])
    #expect(host.texts == ["Rename", "post 1", "box 1", "detail"])
  }

  @Test func `The innermost of several styles applies to a split view`() {
    let host = TestHost {
      VStack {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
        .navigationSplitViewStyle(.prominentDetail)
        NavigationSplitView {
          Text("c")
        } detail: {
          Text("d")
        }
        .navigationSplitViewStyle(.automatic)
      }
      .navigationSplitViewStyle(Titled(title: "mail"))
    }
    #expect(host.texts == ["a", "b", "c", "d"])
    let splitViews = host.elements(of: .navigationSplitView)
    #expect(splitViews.map { $0[.style] } == ["prominentDetail", nil])
  }

  @Test func `A custom style also applies to the split views in a column`() {
    let host = TestHost {
      NavigationSplitView {
        Text("outer")
      } detail: {
        NavigationSplitView {
          Text("inner")
        } detail: {
          Text("detail")
        }
      }
      .navigationSplitViewStyle(Titled(title: "mail"))
    }
    #expect(host.texts == ["mail 0", "outer", "mail 0", "inner", "detail"])
  }
}
