import Ambient
import AmbientTesting
import Testing

/// A split view with a title in each column and an editable list in the first two.
private struct Library: View {
  @State private var shelves = ["Poems", "Plays"]
  @State private var books = ["Emma", "Persuasion"]

  var body: some View {
    NavigationSplitView {
      List {
        ForEach(shelves, id: \.self) { Text($0) }.onDelete { shelves.remove(atOffsets: $0) }
      }
      .navigationTitle("Shelves")
      .toolbar { EditButton() }
    } content: {
      Rows(books: $books).navigationTitle("Books")
    } detail: {
      NavigationStack { Text("Nothing chosen").navigationTitle("Book") }
    }
  }
}

private struct Rows: View {
  @Binding var books: [String]
  @Environment(\.editMode) private var editMode

  var body: some View {
    List {
      ForEach(books, id: \.self) { Text($0) }.onDelete { books.remove(atOffsets: $0) }
    }
    .toolbar { EditButton() }
    Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
  }
}

@Suite @MainActor struct `The columns of a split view for assistive technologies` {
  @Test func `The columns of a split view are accessibility pages with a heading and a toolbar`() {
    let host = TestHost { Library() }
    #expect(host.findAll(.page).map(\.name) == ["Shelves", "Books", "Book"])
    #expect(host.findAll(.heading).map(\.name) == ["Shelves", "Books", "Book"])
    #expect(
      host.find(.page, "Shelves").tree == """
        page "Shelves"
          heading "Shelves"
          list
            row actions delete
              text "Poems"
            row actions delete
              text "Plays"
          toolbar
            button "Edit"
        """
    )
  }

  @Test func `An edit button of a column changes only the edit mode of that column`() {
    let host = TestHost { Library() }
    host.takeBodies()
    let bodies = host.bodies { host.find(.page, "Books").find(.button, "Edit").tap() }
    #expect(bodies == ["Rows"])
    #expect(host.find(.page, "Books").find(.button, "Done").exists)
    #expect(host.find(.page, "Shelves").find(.button, "Edit").isEnabled)
    #expect(host.elements(of: .list).map { $0[.isEditing] } == [nil, true])
    #expect(host.texts.contains("editing"))
    host.find(.page, "Shelves").find(.button, "Edit").tap()
    #expect(host.elements(of: .list).map { $0[.isEditing] } == [true, true])
  }

  @Test func `A column without accessibility elements becomes a page if it has a title`() {
    let host = TestHost {
      NavigationSplitView {
        EmptyView()
      } detail: {
        Color.red.navigationTitle("Detail")
      }
    }
    #expect(host.accessibilityTree == "page \"Detail\"\n  heading \"Detail\"")
  }

  @Test func `An edit mode that an ancestor of a split view sets applies to all columns`() {
    struct Root: View {
      @State private var mode = EditMode.inactive
      var body: some View { Library().environment(\.editMode, $mode) }
    }
    let host = TestHost { Root() }
    host.find(.page, "Books").find(.button, "Edit").tap()
    #expect(host.elements(of: .list).map { $0[.isEditing] } == [true, true])
  }
}
