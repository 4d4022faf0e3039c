import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

private struct Rows: View {
  let model: TreeModel
  var body: some View {
    Text("begin")
    ForEach(model.ids, id: \.self) { TreeRow(id: $0) }
    Text("end")
  }
}

/// A row that shows the current step of the model, and logs each run of its body.
private struct LoggingRow: View {
  let id: Int
  let model: TreeModel
  let log: TreeLog
  var body: some View {
    let text = "\(id)@\(model.step)"
    let _ = log.add(text)
    Text(text)
  }
}

@Suite @MainActor struct `A ForEach view` {
  private func shown(_ host: TestHost) -> [String] {
    Array(host.plainTexts.dropFirst().dropLast())
  }

  @Test(arguments: [
    ([4, 3, 2, 1], ["4:0", "3:1", "2:0", "1:0"], 0),
    ([2, 3, 4, 1], ["2:0", "3:1", "4:0", "1:0"], 0),
    ([4, 1, 2, 3], ["4:0", "1:0", "2:0", "3:1"], 0),
    ([1, 3], ["1:0", "3:1"], 0),
    ([3], ["3:1"], 0),
    ([], [], 0),
    ([9, 1, 8, 2, 3, 4, 7], ["9:0", "1:0", "8:0", "2:0", "3:1", "4:0", "7:0"], 3),
    ([3, 5, 1, 6], ["3:1", "5:0", "1:0", "6:0"], 2),
  ])
  func `A ForEach view keeps the state of each row when the rows move`(
    ids: [Int],
    texts: [String],
    newRows: Int
  ) {
    let model = TreeModel([1, 2, 3, 4])
    let host = TestHost { Rows(model: model) }
    host.tap("+3")
    host.takeBodies()
    model.ids = ids
    host.settle()
    #expect(shown(host) == texts)
    #expect(host.plainTexts.first == "begin")
    #expect(host.plainTexts.last == "end")
    #expect(host.takeBodies() == ["Rows"] + Array(repeating: "TreeRow", count: newRows))
  }

  @Test func `A ForEach view drops the state of removed rows`() {
    let model = TreeModel([1, 2])
    let host = TestHost { Rows(model: model) }
    host.tap("+1")
    model.ids = [2]
    host.settle()
    model.ids = [2, 1]
    host.settle()
    #expect(shown(host) == ["2:0", "1:0"])
  }

  @Test(arguments: UInt64(1)...3)
  func `A ForEach view keeps the state of its rows in a thousand random orders`(seed: UInt64) {
    let model = TreeModel([])
    let host = TestHost { Rows(model: model) }
    var random = SplitMix64(seed: seed)
    var counts: [Int: Int] = [:]
    for _ in 0..<1_000 {
      let ids = (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      counts = counts.filter { ids.contains($0.key) }
      model.ids = ids
      host.settle()
      if let tapped = ids.randomElement(using: &random) {
        host.tap("+\(tapped)")
        counts[tapped, default: 0] += 1
      }
      #expect(shown(host) == ids.map { "\($0):\(counts[$0, default: 0])" })
    }
  }

  @Test func `Bodies run in tree order after the rows of a ForEach view have moved`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        let _ = log.add("parent")
        ForEach(model.ids, id: \.self) { LoggingRow(id: $0, model: model, log: log) }
      }
    }
    let (model, log) = (TreeModel([1, 2, 3]), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    #expect(log.unread == ["parent", "1@0", "2@0", "3@0"])
    model.ids = [3, 1, 2]
    model.step = 1
    host.settle()
    #expect(host.texts == ["3@1", "1@1", "2@1"])
    #expect(log.unread == ["parent", "3@1", "1@1", "2@1"])
  }

  @Test func `Invalidated rows of a ForEach view run in their new order`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        ForEach(model.ids, id: \.self) { LoggingRow(id: $0, model: model, log: log) }
      }
    }
    let (model, log) = (TreeModel([1, 2, 3, 4]), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    #expect(log.unread == ["1@0", "2@0", "3@0", "4@0"])
    model.step = 1
    model.ids = [4, 2, 1, 3]
    host.settle()
    #expect(log.unread == ["4@1", "2@1", "1@1", "3@1"])
    model.step = 2
    host.settle()
    #expect(log.unread == ["4@2", "2@2", "1@2", "3@2"])
  }

  @Test func `A ForEach view warns about identifiers that occur twice`() {
    let model = TreeModel([1, 2, 1])
    let warnings = warnings {
      let host = TestHost { Rows(model: model) }
      #expect(shown(host) == ["1:0", "2:0", "1:0"])
    }
    #expect(
      warnings == [
        """
        ForEach: the ID 1 occurs multiple times within the collection, \
        this will give undefined results!

          Views  Rows ← [root]

        To fix this:
          • Identify the elements by something that differs between them.
        """
      ]
    )
  }

  @Test func `A ForEach view can contain another ForEach view`() {
    struct Table: View {
      let model: TreeModel
      var body: some View {
        ForEach(model.ids, id: \.self) { outer in
          ForEach(0..<outer) { inner in TreeRow(id: outer * 10 + inner) }
        }
      }
    }
    let model = TreeModel([1, 2, 3])
    let host = TestHost { Table(model: model) }
    host.tap("+31")
    model.ids = [3, 1, 2]
    host.settle()
    #expect(host.plainTexts == ["30:0", "31:1", "32:0", "10:0", "20:0", "21:0"])
    // Six rows run at first, and the tapped row runs once more. The move runs no row.
    #expect(host.takeBodies() == ["Table"] + Array(repeating: "TreeRow", count: 7) + ["Table"])
  }

  @Test func `A ForEach view accepts ranges, identifiable elements, and a key path to the id`() {
    struct Named: Identifiable {
      let id: String
    }
    let host = TestHost {
      ForEach([Named(id: "a"), Named(id: "b")]) { Text($0.id) }
      ForEach(1..<3) { Text("\($0)") }
      ForEach(["x", "yy"], id: \.count) { Text($0) }
    }
    #expect(host.texts == ["a", "b", "1", "2", "x", "yy"])
  }

  @Test func `A ForEach view can show several views for each element`() {
    struct Pairs: View {
      let model: TreeModel
      var body: some View {
        ForEach(model.ids, id: \.self) { id in
          Text("\(id)")
          if id > 1 { Text("big") }
        }
      }
    }
    let model = TreeModel([1, 2, 3])
    let host = TestHost { Pairs(model: model) }
    model.ids = [3, 2, 1]
    host.settle()
    #expect(host.texts == ["3", "big", "2", "big", "1"])
  }

  @Test func `If only the closure of a ForEach view reads a changed value, no body runs`() {
    struct Parent: View {
      @Environment(\.treeTint) private var tint
      var body: some View {
        ForEach(0..<3) { id in
          Text(tint)
          TreeRow(id: id)
        }
      }
    }
    let host = TestHost { Parent() }
    host.takeBodies()
    host.set(\.treeTint, to: "red")
    #expect(host.plainTexts == ["red", "0:0", "red", "1:0", "red", "2:0"])
    #expect(host.takeBodies() == [])
  }
}
