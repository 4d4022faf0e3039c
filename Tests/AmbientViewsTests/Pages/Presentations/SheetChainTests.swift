import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

private struct Step: Identifiable, Hashable {
  let id: Int
}

@Suite @MainActor struct `Repeated presentations and title changes` {
  private struct Sheets: View {
    @State private var queue = [1, 2, 3]
    @State private var current: Step?
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      Button("Go") { current = Step(id: 0) }
        .sheet(
          item: $current,
          onDismiss: {
            log.append("gone")
            if !queue.isEmpty { current = Step(id: queue.removeFirst()) }
          }
        ) { Leaving(step: $0) }
    }
  }

  private struct Leaving: View {
    let step: Step
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("step \(step.id)").onAppear { dismiss() } }
  }

  @Test func `Sheets that open one after the other in onDismiss cause no warning`() {
    let host = TestHost { Sheets() }
    let reported = warnings { host.tap("Go") }
    #expect(host.texts == ["gone gone gone gone", "Go"])
    #expect(reported == [])
    #expect(host.takeBodies().filter { $0 == "Leaving" }.count == 4)
  }

  private struct Pages: View {
    @State private var step: Step?
    var body: some View {
      NavigationStack {
        Button("Go") { step = Step(id: 0) }
          .navigationDestination(item: $step) { shown in
            Text("page \(shown.id)").onAppear { if shown.id < 5 { step = Step(id: shown.id + 1) } }
          }
      }
    }
  }

  @Test func `Pages that replace one another in onAppear end with the last page and no warning`() {
    let host = TestHost { Pages() }
    let reported = warnings { host.tap("Go") }
    #expect(host.texts.last == "page 5")
    #expect(reported == [])
    host.back()
    #expect(host.texts == ["Go"])
  }

  private struct Titles: View {
    @State private var number = 0
    var body: some View {
      NavigationStack {
        Text("\(number)")
          .navigationTitle("title \(number)")
          .onAppear { number = 1 }
          .background { Follower(number: number) { number = $0 } }
      }
    }
  }

  /// A view that calls `set` with `number + 1` when the view appears and when `number` changes.
  ///
  /// The view stops when `number` is 6.
  private struct Follower: View {
    let number: Int
    let set: (Int) -> Void
    var body: some View {
      EmptyView()
      if number < 6 { Text("").onAppear { set(number + 1) }.id(number) }
    }
  }

  @Test func `A page whose title changes repeatedly shows the last title, without a warning`() {
    let reported = warnings {
      let host = TestHost { Titles() }
      let page = host.elements.first { $0.kind == .navigationPage }
      #expect(page?[.title] == "title 6")
    }
    #expect(reported == [])
  }
}
