import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The reach of a test host` {
  private struct Screen: View {
    @State private var isOpen = false
    @State private var isAsking = false
    @State private var log = ""

    var body: some View {
      NavigationStack {
        Button("More") { log += "root " }
        NavigationLink("Push") { Button("More") { log += "page " } }
      }
      Button("Sheet") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button("More") { log += "sheet " }
          Button("Ask") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) {}
        }
      Text(log)
    }
  }

  @Test func `A tap prefers the frontmost of several elements with equal labels`() {
    let host = TestHost { Screen() }
    host.tap("More")
    host.tap("Push")
    host.tap("More")
    host.tap("Sheet")
    host.tap("More")
    #expect(host.texts.last == "root page sheet ")
  }

  @Test func `A test host reaches the whole tree by default`() {
    let host = TestHost { Screen() }
    host.tap("Push")
    #expect(host.texts == ["More", "Push", "More", "Sheet", ""])
    #expect(host.visibleTexts == ["More", "Sheet", ""])
    host.tap("Push")
    host.tap("Sheet")
    #expect(host.texts == ["More", "Push", "More", "Sheet", "More", "Ask", ""])
    #expect(host.visibleTexts == ["More", "Ask"])
    host.tap("Sheet")
  }

  @Test func `A test host can be limited to the elements that a user can reach`() {
    let host = TestHost { Screen() }
    host.reach = .visible
    host.tap("Push")
    #expect(host.texts == ["More", "Sheet", ""])
    withKnownIssue("The link is under the page on purpose.") {
      host.tap("Push")
    } matching: { issue in
      issue.comments == [
        """
        There is nothing to press with the name "Push".

          Present  "More", "Sheet"
          Behind   Button "Push"

        To fix this:
          • Close the sheet or page in front of the view, or set `reach` of the host to `.tree`.
        """
      ]
    }
    host.tap("Sheet")
    #expect(host.texts == ["More", "Ask"])
    withKnownIssue("The button is behind the sheet on purpose.") { host.tap("Sheet") }
    host.tap("Ask")
    #expect(host.texts == ["More", "Ask", "OK"])
    withKnownIssue("The button is behind the alert on purpose.") { host.tap("More") }
    host.tap("OK")
    host.dismiss()
    #expect(host.texts == ["More", "Sheet", ""])
  }

  @Test func `The function focus() ignores fields behind a sheet if the reach is limited`() {
    struct Sheet: View {
      var body: some View {
        TextField("Name", text: .constant("behind"))
          .sheet(isPresented: .constant(true)) { TextField("Name", text: .constant("front")) }
      }
    }
    let host = TestHost { Sheet() }
    host.reach = .visible
    host.focus("Name")
    #expect(host.viewTree.focusedElement?[.text] == "front")
    withKnownIssue("Only one field is in reach on purpose.") { host.focus("Name", number: 2) }
  }

  @Test func `The visible texts exclude the content of unselected tabs`() {
    let host = TestHost {
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      }
    }
    host.tap("2")
    #expect(host.texts == ["1", "one", "2", "two"])
    #expect(host.visibleTexts == ["1", "2", "two"])
  }
}
