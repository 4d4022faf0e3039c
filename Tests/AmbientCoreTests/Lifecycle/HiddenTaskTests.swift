import Ambient
import AmbientCore
import AmbientTesting
import Testing

@Suite @MainActor struct `A task in a hidden view` {
  private struct Waits: View {
    let log: TreeLog
    let id: Int
    var body: some View {
      Text("\(id)").task(id: id) {
        log.add("start \(id)")
        // Ends only when the task is canceled.
        try? await Task.sleep(for: .seconds(3_600))
        log.add("end \(id) \(Task.isCancelled)")
      }
    }
  }

  /// A view that shows a `Waits` view until the model gets another name.
  ///
  /// While the flag of the model is true, the `Waits` view is hidden.
  private struct Parent: View {
    let model: TreeModel
    let log: TreeLog
    var body: some View {
      if model.name == "start" { Waits(log: log, id: model.step).appears(!model.flag) }
    }
  }

  private let model = TreeModel()
  private let log = TreeLog()

  /// Waits until the log has exactly the given new lines; the test fails if this takes too long.
  private func expect(_ lines: [String], _ host: TestHost) async {
    var seen: [String] = []
    await host.settle {
      seen += log.unread
      return seen == lines
    }
  }

  /// Lets tasks run for a moment, and checks that no task has started or ended.
  private func expectNothing(_ host: TestHost) async {
    host.settle()
    for _ in 1...20 { await Task.yield() }
    #expect(log.unread == [])
  }

  @Test func `Hiding a view cancels its task, and showing the view starts the task again`() async {
    let host = TestHost { Parent(model: model, log: log) }
    await expect(["start 0"], host)
    model.flag = true
    await expect(["end 0 true"], host)
    model.flag = false
    await expect(["start 0"], host)
    host.unmount()
    await expect(["end 0 true"], host)
  }

  @Test func `The task of a view that is hidden at first starts when the view is shown`() async {
    model.flag = true
    let host = TestHost { Parent(model: model, log: log) }
    await expectNothing(host)
    model.flag = false
    await expect(["start 0"], host)
    host.unmount()
    await expect(["end 0 true"], host)
  }

  @Test func `A task with a new identifier starts only when the hidden view is shown`() async {
    let host = TestHost { Parent(model: model, log: log) }
    await expect(["start 0"], host)
    model.flag = true
    await expect(["end 0 true"], host)
    model.step = 1
    await expectNothing(host)
    model.flag = false
    await expect(["start 1"], host)
    (model.flag, model.step) = (true, 2)
    await expect(["end 1 true"], host)
    (model.flag, model.step) = (false, 3)
    await expect(["start 3"], host)
    host.unmount()
    await expect(["end 3 true"], host)
  }

  @Test func `The task of a hidden view does not start again if the view is removed`() async {
    let host = TestHost { Parent(model: model, log: log) }
    await expect(["start 0"], host)
    model.flag = true
    await expect(["end 0 true"], host)
    (model.flag, model.name) = (false, "removed")
    await expectNothing(host)
  }
}
