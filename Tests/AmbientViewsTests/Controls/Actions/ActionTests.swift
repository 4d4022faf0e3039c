import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Refreshing` {
  private struct Retry: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
      Text(refresh == nil ? "nothing to refresh" : "can be refreshed")
      Button("Again") { Task { await refresh?() } }
    }
  }

  @Test func `The refresh action exists only below a refreshable modifier`() {
    let host = TestHost {
      Retry()
      Retry().refreshable {}
    }
    #expect(host.texts == ["nothing to refresh", "Again", "can be refreshed", "Again"])
    #expect(host.tree.contains("Refreshable") == false)
  }

  private struct News: View {
    @State private var count = 0
    @State private var loaded: [Int] = []

    var body: some View {
      Button("More") { count += 1 }
      Summary(loaded: $loaded)
      Retry().refreshable { [count] in loaded.append(count) }
    }
  }

  private struct Summary: View {
    @Binding var loaded: [Int]
    var body: some View { Text("\(loaded)") }
  }

  @Test
  func `A refresh calls the newest closure, and a new closure makes no reader run again`() async {
    let host = TestHost { News() }
    #expect(host.takeBodies() == ["News", "Summary", "Retry"])
    host.tap("More")
    #expect(host.takeBodies() == ["News"])
    host.tap("Again")
    await host.settle { host.texts.contains("[1]") }
    #expect(host.takeBodies() == ["Summary"])
  }

  private struct Page: View {
    @State private var rows = ["a"]
    @State private var isOpen = false

    var body: some View {
      List(rows, id: \.self) { Text($0) }
        .refreshable {
          while !isOpen { await Task.yield() }
          rows.append("b")
        }
      Button("Open") { isOpen = true }
    }
  }

  @Test func `A refreshing list has the attribute isRefreshing and ignores a new refresh`() async {
    let host = TestHost { Page() }
    #expect(host.viewTree.elements[0].attributes == ElementAttributes(.isRefreshable, true))
    host.refresh()
    #expect(host.viewTree.elements[0][.isRefreshing] == true)
    host.refresh()
    host.tap("Open")
    await host.settle { host.viewTree.elements[0][.isRefreshing] == nil }
    #expect(host.texts == ["a", "b", "Open"])
  }

  private struct Scroller: View {
    let axes: Axis.Set
    @State private var count = 0

    var body: some View {
      ScrollView(axes) { Text("\(count)") }
        .refreshable { count += 1 }
    }
  }

  @Test func `A vertical scroll view can be refreshed, a horizontal one cannot`() async {
    let host = TestHost { Scroller(axes: .vertical) }
    #expect(host.viewTree.elements[0][.isRefreshable] == true)
    host.refresh()
    await host.settle { host.texts == ["1"] }
    #expect(TestHost { Scroller(axes: .horizontal) }.tree.contains("isRefreshable") == false)
  }

  @Test func `A refresh fails the test if no view can be refreshed`() {
    let host = TestHost { List { Text("a") } }
    withKnownIssue {
      host.refresh()
    } matching: { issue in
      issue.comments == [
        """
        There is nothing to refresh.

        To fix this:
          • Add 'refreshable' to the list.
        """
      ]
    }
  }

  @Test func `Unmounting the tree releases the closure of refreshable`() {
    let tracker = LifetimeTracker()
    let host = TestHost {
      let token = tracker.token("refresh")
      List { Retry() }.refreshable { token.keep() }
    }
    host.unmount()
    #expect(tracker.alive == [])
    #expect(tracker.trackedCount > 0)
  }
}

@Suite @MainActor struct `Renaming` {
  private struct File: View {
    @State private var count = 0
    @State private var isRenaming = false

    var body: some View {
      Text(isRenaming ? "renaming \(count)" : "file")
      Button("More") { count += 1 }
      RenameButton().renameAction { isRenaming = true }
      Reader().renameAction { [count] in _ = count }
    }
  }

  private struct Reader: View {
    @Environment(\.rename) private var rename
    var body: some View { Text(rename == nil ? "fixed" : "changeable") }
  }

  @Test func `A rename action with a focus binding puts the focus into the field`() {
    struct Title: View {
      @State private var title = "Ferns"
      @FocusState private var isRenaming: Bool

      var body: some View {
        TextField("Title", text: $title).focused($isRenaming)
        RenameButton().renameAction($isRenaming)
      }
    }
    let host = TestHost { Title() }
    #expect(host.viewTree.focusedElement == nil)
    host.tap("Rename")
    #expect(host.viewTree.focusedElement?.kind == .textField)
  }

  @Test func `A rename button calls the newest closure of renameAction`() {
    let host = TestHost { File() }
    #expect(host.texts == ["file", "More", "Rename", "changeable"])
    #expect(host.bodies { host.tap("More") } == ["File"])
    host.tap("Rename")
    #expect(host.texts[0] == "renaming 1")
  }

  @Test func `A rename button without a rename action is disabled`() {
    let host = TestHost { RenameButton() }
    #expect(
      host.tree == """
        Button disabled
          Label
            Image systemName=pencil
            Text "Rename"
        """
    )
  }
}

@Suite @MainActor struct `Editing` {
  private struct Notes: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      Group {
        EditButton()
        List { Reader() }
      }
      .environment(\.editMode, $mode)
    }
  }

  private struct Reader: View {
    @Environment(\.editMode) private var mode
    var body: some View { Text("\(mode?.wrappedValue.isEditing == true)") }
  }

  @Test func `An edit button starts and ends editing, and is labeled Edit or Done`() {
    let host = TestHost { Notes() }
    #expect(host.texts == ["Edit", "false"])
    host.takeBodies()
    host.tap("Edit")
    #expect(host.texts == ["Done", "true"])
    #expect(host.takeBodies() == ["Reader"])
    #expect(host.tree.contains("List isEditing=true"))
    host.tap("Done")
    #expect(host.texts == ["Edit", "false"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `An edit button without an edit mode in the environment is disabled`() {
    let host = TestHost { EditButton() }
    #expect(host.tree == "Button disabled\n  Text \"Edit\"")
  }
}
