import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A task of a view` {
  @Test func `A task starts when its view appears, and the view shows the task's writes`() async {
    struct Loads: View {
      @State private var text = "empty"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let host = TestHost { Loads() }
    #expect(host.texts == ["empty"])
    await host.settle { host.texts == ["loaded"] }
    #expect(host.takeBodies() == ["Loads", "Loads"])
  }

  /// A view whose task logs its start and its end, with the name and the identifier of the view.
  private struct Waits: View {
    let name: String
    let log: TreeLog
    let id: Int
    var body: some View {
      Text("\(id)").task(id: id) {
        log.add("start \(name) \(id)")
        // Ends only when the task is canceled.
        try? await Task.sleep(for: .seconds(3_600))
        log.add("end \(name) \(id) \(Task.isCancelled)")
      }
    }
  }

  /// A view that shows a `Waits` view with the name of the model while the flag is false.
  ///
  /// The model's initial name is "start".
  private struct Parent: View {
    let model: TreeModel
    let log: TreeLog
    var body: some View {
      if !model.flag { Waits(name: model.name, log: log, id: model.step) }
    }
  }

  @Test func `A task is canceled when its view is removed`() async {
    let (model, log) = (TreeModel(), TreeLog())
    var seen: [String] = []
    let host = TestHost { Parent(model: model, log: log) }
    await host.settle {
      seen += log.unread
      return seen == ["start start 0"]
    }
    model.flag = true
    await host.settle {
      seen += log.unread
      return seen == ["start start 0", "end start 0 true"]
    }
  }

  @Test func `A task is canceled when the tree is unmounted`() async {
    let (model, log) = (TreeModel(), TreeLog())
    var seen: [String] = []
    let host = TestHost { Parent(model: model, log: log) }
    await host.settle {
      seen += log.unread
      return seen == ["start start 0"]
    }
    host.unmount()
    await host.settle {
      seen += log.unread
      return seen == ["start start 0", "end start 0 true"]
    }
  }

  @Test func `A task starts again for a new identifier, but not for a new closure`() async {
    let (model, log) = (TreeModel(), TreeLog())
    var seen: [String] = []
    let host = TestHost { Parent(model: model, log: log) }
    await host.settle {
      seen += log.unread
      return seen == ["start start 0"]
    }
    model.name = "new"
    host.settle()
    for _ in 1...20 { await Task.yield() }
    #expect(log.unread == [])
    model.step = 1
    await host.settle {
      seen += log.unread
      return Set(seen) == ["start start 0", "end start 0 true", "start new 1"]
    }
    #expect(seen.count == 3)
    host.unmount()
  }

  private struct Named: View {
    let model: TreeModel
    let log: TreeLog
    var body: some View {
      Text("first").task(name: "first") { log.add(Task.name ?? "none") }
      Text("second").task(id: model.step, name: "second \(model.step)", priority: .low) {
        log.add(Task.name ?? "none")
      }
      Text("third").task { log.add(Task.name ?? "none") }
    }
  }

  @Test func `A task has the name that its modifier has when the task starts`() async {
    let (model, log) = (TreeModel(), TreeLog())
    var seen: Set<String> = []
    let host = TestHost { Named(model: model, log: log) }
    await host.settle {
      seen.formUnion(log.unread)
      return seen == ["first", "second 0", "none"]
    }
    model.step = 1
    await host.settle {
      seen.formUnion(log.unread)
      return seen == ["first", "second 0", "none", "second 1"]
    }
    #expect(host.takeBodies() == ["Named", "Named"])
    host.unmount()
  }
}
