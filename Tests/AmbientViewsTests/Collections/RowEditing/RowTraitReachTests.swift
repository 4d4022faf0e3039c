import Ambient
import AmbientTesting
import Testing

/// These tests check which rows get a trait that a modifier sets.
///
/// An example of a trait is the swipe actions of a row.
@Suite("The reach of row traits") @MainActor
struct RowTraitReachTests {
  private struct Rows: View {
    let names: [String]
    @State private var deleted = "none"

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { deleted = "\($0.map { names[$0] })" }
      }
      Text(deleted)
    }
  }

  private struct SwipedList: View {
    @State private var deleted = "none"

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { deleted = "\(Array($0))" }
      }
      .swipeActions(edge: .leading) { Button("Flag") {} }
      Text(deleted)
    }
  }

  @Test(arguments: [false, true])
  func `Swipe actions around a list do not replace the Delete buttons of rows`(hasScreen: Bool) {
    let host =
      hasScreen
      ? TestHost(size: CGSize(width: 200, height: 400)) { SwipedList() }
      : TestHost { SwipedList() }
    #expect(host.bodies { host.swipe("b") } == [])
    #expect(host.texts == ["a", "b", "Delete", "none"])
    #expect(host.bodies { host.tap("Delete") } == ["SwipedList"])
    #expect(host.texts == ["a", "b", "[1]"])
  }

  @Test
  func `Swipe actions of a ForEach replace Delete buttons, but swipe actions of a list do not`() {
    let host = TestHost {
      List {
        ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
          .swipeActions(edge: .leading) { Button("Flag") {} }
        ForEach(["b"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      .swipeActions(edge: .leading) { Button("Mark") {} }
    }
    // At the trailing edge, the row "a" has neither a swipe action nor a Delete button. The swipe
    // therefore records an issue.
    withKnownIssue { host.swipe("a") }
    host.swipe("b")
    #expect(host.texts == ["a", "b", "Delete"])
  }

  private struct Presenter<Sheet: View>: View {
    let sheet: Sheet
    @State private var isPresented = false

    var body: some View {
      List {
        ForEach(["Open"], id: \.self) { name in
          Button(name) { isPresented = true }
            .sheet(isPresented: $isPresented) { sheet }
            .swipeActions(edge: .leading) { Button("Flag") {} }
        }
        .onDelete { _ in }
      }
    }
  }

  @Test func `The swipe actions of a row do not apply to the rows of its sheet`() {
    let host = TestHost { Presenter(sheet: Rows(names: ["a", "b"])) }
    host.tap("Open")
    #expect(host.bodies { host.swipe("a") } == [])
    #expect(host.visibleTexts == ["a", "Delete", "b", "none"])
    #expect(host.bodies { host.tap("Delete") } == ["Rows"])
    #expect(host.visibleTexts.last == "[\"a\"]")
  }

  @Test func `deleteDisabled around a row does not apply to the rows of its sheet`() {
    struct Locked: View {
      @State private var isPresented = false
      var body: some View {
        List {
          ForEach(["Open"], id: \.self) { name in
            Button(name) { isPresented = true }
              .sheet(isPresented: $isPresented) { Rows(names: ["a", "b"]) }
              .deleteDisabled(true)
          }
          .onDelete { _ in }
        }
      }
    }
    let host = TestHost { Locked() }
    host.tap("Open")
    #expect(
      host.elements(of: .editableRow).map { $0.takes(DeleteEvent.self) } == [false, true, true]
    )
    #expect(host.bodies { host.delete("b") } == ["Rows"])
    #expect(host.visibleTexts == ["a", "b", "[\"b\"]"])
  }

  @Test func `deleteDisabled in a sheet does not apply to the row that presents the sheet`() {
    struct Unlocked: View {
      @State private var isPresented = false
      var body: some View {
        List {
          ForEach(["Open"], id: \.self) { name in
            Button(name) { isPresented = true }
              .sheet(isPresented: $isPresented) { Text("Note").deleteDisabled(true) }
          }
          .onDelete { _ in }
        }
      }
    }
    let host = TestHost { Unlocked() }
    host.tap("Open")
    #expect(host.visibleTexts == ["Note"])
    #expect(host.elements(of: .editableRow).map { $0.takes(DeleteEvent.self) } == [true])
  }

  @Test func `deleteDisabled around a list applies to its rows`() {
    let host = TestHost { Rows(names: ["a"]).deleteDisabled(true) }
    #expect(host.elements(of: .editableRow).map { $0.takes(DeleteEvent.self) } == [false])
  }
}
