import Ambient
import AmbientTesting
import Testing

private struct Announced: View {
  let name: String
  let log: TreeLog
  var body: some View {
    let _ = log.add("body \(name)")
    Text(name)
      .onAppear { log.add("appear \(name)") }
      .onDisappear { log.add("disappear \(name)") }
  }
}

@Suite @MainActor struct `Appearing and disappearing` {
  @Test func `onAppear and onDisappear run once, after the update`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        Announced(name: "a", log: log)
        if model.flag { Announced(name: "b", log: log) }
        Text("\(model.step)")
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    #expect(log.unread == ["body a", "appear a"])
    model.step = 1
    host.settle()
    #expect(log.unread == [])
    model.flag = true
    host.settle()
    #expect(log.unread == ["body b", "appear b"])
    model.flag = false
    host.settle()
    #expect(log.unread == ["disappear b"])
    host.unmount()
    #expect(log.unread == ["disappear a"])
    #expect(
      host.takeBodies() == ["Parent", "Announced", "Parent", "Parent", "Announced", "Parent"]
    )
  }

  @Test func `All bodies run before the first onAppear action`() {
    let log = TreeLog()
    _ = TestHost {
      Announced(name: "a", log: log)
      Announced(name: "b", log: log)
    }
    #expect(Array(log.unread.prefix(4)) == ["body a", "body b", "appear a", "appear b"])
  }

  @Test func `onAppear runs for every row of a list`() {
    let log = TreeLog()
    let host = TestHost {
      List(0..<1_000, id: \.self) { row in
        Text("\(row)").onAppear { log.add("\(row)") }
      }
    }
    #expect(log.unread.count == 1_000)
    #expect(host.texts.last == "999")
  }

  @Test func `onAppear and onDisappear run when one branch replaces another`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        if model.flag {
          Announced(name: "yes", log: log)
        } else {
          Announced(name: "no", log: log)
        }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    _ = log.unread
    model.flag = true
    host.settle()
    #expect(log.unread.sorted() == ["appear yes", "body yes", "disappear no"])
    host.unmount()
  }

  @Test func `onAppear and onDisappear do not run when a row moves`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        ForEach(model.ids, id: \.self) { Announced(name: "\($0)", log: log) }
      }
    }
    let (model, log) = (TreeModel([1, 2, 3]), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    _ = log.unread
    model.ids = [3, 2, 1]
    host.settle()
    #expect(log.unread == [])
    model.ids = [2, 4, 3]
    host.settle()
    #expect(log.unread.sorted() == ["appear 4", "body 4", "disappear 1"])
    #expect(host.texts == ["2", "4", "3"])
    host.unmount()
    #expect(log.unread.sorted() == ["disappear 2", "disappear 3", "disappear 4"])
  }

  @Test func `onAppear and onDisappear run when the identifier of a view changes`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View { Announced(name: "a", log: log).id(model.step) }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    _ = log.unread
    model.step = 1
    host.settle()
    #expect(log.unread.sorted() == ["appear a", "body a", "disappear a"])
    host.unmount()
  }

  @Test func `A host that has settled shows a value that an onAppear action has written`() {
    struct Loads: View {
      @State private var text = "empty"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    let host = TestHost { Loads() }
    #expect(host.texts == ["loaded"])
    #expect(host.takeBodies() == ["Loads", "Loads"])
  }

  @Test func `A view that disappears runs its newest onDisappear action`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        let step = model.step
        if step < 2 { Text("a").onDisappear { log.add("disappear at \(step)") } }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    for step in 1...2 {
      model.step = step
      host.settle()
    }
    #expect(log.unread == ["disappear at 1"])
  }

  @Test func `A button action may unmount the whole tree`() {
    let log = TreeLog()
    var host: TestHost?
    host = TestHost {
      Announced(name: "a", log: log)
      Button("Down") { host?.unmount() }
    }
    host?.tap("Down")
    #expect(log.unread == ["body a", "appear a", "disappear a"])
    #expect(host?.texts == [])
    host?.settle()
    host = nil
  }
}
