import Ambient
import AmbientTesting
import Testing

private struct Tag: Identifiable, Equatable {
  let id: String
}

private struct Library: View {
  @State private var text = ""
  @State private var tokens: [Tag] = []
  @State private var scope = "all"

  var body: some View {
    Text("\(scope) \(tokens.map(\.id).joined(separator: "+")) \(text)")
      .searchable(text: $text, tokens: $tokens, prompt: "Title") { Text("token \($0.id)") }
      .searchSuggestions {
        Text("novels").searchCompletion("novel")
        Text("by Ann").searchCompletion(Tag(id: "ann"))
        Text("wrong type").searchCompletion(Wrong(id: 1))
      }
      .searchScopes($scope) {
        Text("Everything").tag("all")
        Text("Books").tag("books")
      }
  }

  private struct Wrong: Identifiable { let id: Int }
}

@Suite @MainActor struct `A search with suggestions` {
  @Test func `Search suggestions appear only while the search is in progress`() {
    let host = TestHost { Library() }
    #expect(host.texts == ["all  "])
    host.search(for: "n")
    #expect(
      host.texts == ["Everything", "Books", "novels", "by Ann", "wrong type", "all  n"]
    )
    host.cancelSearch()
    #expect(host.texts == ["all  "])
  }

  @Test func `A press of a search suggestion completes the text`() {
    let host = TestHost { Library() }
    host.search(for: "n")
    host.tap("novels")
    #expect(host.texts.last == "all  novel")
  }

  @Test func `A search suggestion can replace the text with a token`() {
    let host = TestHost { Library() }
    host.search(for: "by")
    host.tap("by Ann")
    #expect(host.texts.last == "all ann ")
    #expect(host.texts.first == "token ann")
    host.tap("wrong type")
    #expect(host.texts.last == "all ann ")
    host.delete("token ann")
    #expect(host.texts.last == "all  ")
  }

  @Test func `A press of a search scope selects the scope`() {
    let host = TestHost { Library() }
    host.search(for: "x")
    host.tap("Books")
    #expect(host.texts.last == "books  x")
    #expect(host.elements(of: .option).map { $0[.isSelected] } == [false, true])
  }

  @Test func `With onTextEntry, search scopes appear only while the field contains text`() {
    struct Root: View {
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        Text("content")
          .searchable(text: $text)
          .searchScopes($scope, activation: .onTextEntry) { Text("One").tag(1) }
      }
    }
    let host = TestHost { Root() }
    if let field = host.elements(of: .searchField).first {
      host.perform(ToggleEvent(isOn: true), on: field)
    }
    #expect(host.texts == ["content"])
    host.search(for: "a")
    #expect(host.texts == ["One", "content"])
  }

  @Test func `A searchable modifier can take its suggestions from a closure`() {
    struct Root: View {
      @State private var text = ""
      var body: some View {
        Text("content").searchable(text: $text, prompt: "Find") { Button("use") { text = "used" } }
      }
    }
    let host = TestHost { Root() }
    host.search(for: "a")
    host.tap("use")
    #expect(host.elements(of: .searchField)[0][.text] == "used")
  }

  @Test func `A search field suggests tokens, and a token view can edit its token`() {
    struct Note: Identifiable {
      let id: Int
      var name: String
    }
    struct Root: View {
      @State private var text = ""
      @State private var tokens: [Note] = []
      @State private var suggested = [Note(id: 1, name: "one"), Note(id: 2, name: "two")]
      @State private var editable = [Note(id: 3, name: "three")]
      var body: some View {
        Text("content")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.name) }
        Text("other").searchable(text: $text, editableTokens: $editable) { $note in
          Button(note.name) { note.name += "!" }
        }
      }
    }
    let host = TestHost { Root() }
    host.search(for: "t")
    host.tap("two")
    #expect(host.elements(of: .searchToken).count == 2)
    host.tap("three")
    #expect(host.texts.contains("three!"))
  }
}

@Suite @MainActor struct `The focus and the attributes of a search field` {
  @Test func `A focus binding can move the focus to a search field`() {
    struct Root: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isFocused ? "focused" : "not focused")
        Text("content").searchable(text: $text).searchFocused($isFocused)
        Button("focus") { isFocused = true }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "not focused")
    host.tap("focus")
    #expect(host.texts.first == "focused")
  }

  @Test func `A search field has attributes for its toolbar behavior and hidden suggestions`() {
    let host = TestHost {
      Text("content")
        .searchable(text: .constant(""))
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchToolbarBehavior(.minimize)
        .searchSuggestions(.hidden, for: .content)
    }
    let field = host.elements(of: .searchField)[0]
    #expect(field[.presentationToolbarBehavior] == "avoidHidingContent")
    #expect(field[.toolbarBehavior] == "minimize")
    #expect(field[.hiddenSuggestions] == "content")
  }
}
