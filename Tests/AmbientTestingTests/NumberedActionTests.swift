import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A number in an action of a test host` {
  private struct Piles: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      Text("Ace").draggable("ace")
      ForEach([1, 2], id: \.self) { number in
        Text("Pile").dropDestination(for: String.self) { items, _ in
          log.append("\(items.joined()) on \(number)")
          return true
        }
      }
    }
  }

  @Test func `A number chooses one of several drop destinations`() {
    let host = TestHost { Piles() }
    host.drag("Ace", onto: "Pile", targetNumber: 2)
    host.drop(["King"], onto: "Pile", number: 2)
    let drag = host.lift("Ace")
    drag?.move(over: "Pile", number: 2)
    drag?.drop(onto: "Pile", number: 1)
    #expect(host.texts.first == "ace on 2 King on 2 ace on 1")
    withKnownIssue("There are only two piles on purpose.") {
      host.drop(["King"], onto: "Pile", number: 3)
    }
  }

  @Test func `If a drop or move names a missing element, the drag can still continue`() throws {
    let host = TestHost { Piles() }
    let drag = try #require(host.lift("Ace"))
    drag.move(over: "Pile", number: 2)
    withKnownIssue("There is no heap on purpose.") { drag.drop(onto: "Heap") }
    #expect(host.texts.first == "")
    withKnownIssue("There is no heap on purpose.") { drag.move(over: "Heap") }
    drag.drop(onto: "Pile")
    #expect(host.texts.first == "ace on 1")
  }

  private struct Alerts: View {
    @State private var log = ""

    var body: some View {
      Text(log)
      Text("one").alert("Sure?", isPresented: .constant(true)) { Button("Yes") { log += "1" } }
      Text("two").alert("Sure?", isPresented: .constant(true)) { Button("Yes") { log += "2" } }
    }
  }

  @Test func `A number chooses one of several dialogs with equal titles`() {
    let host = TestHost { Alerts() }
    host.answer("Sure?", with: "Yes", number: 1)
    host.answer("Sure?", with: "Yes", number: 2)
    #expect(host.texts.first == "21")
    withKnownIssue("There are only two dialogs on purpose.") {
      host.answer("Sure?", with: "Yes", number: 3)
    }
  }
}
