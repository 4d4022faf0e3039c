import Testing

@testable import AmbientGraph

@Suite struct `Values that depend on themselves` {
  @Test func `The message about a cycle of values names the whole cycle`() {
    #expect(
      Graph.cycleMessage(["total", "price", "total"]) == """
        A value depends on itself: total → price → total.

        Each value before an arrow reads the one after it. To fix this, do one of:
          • Change one of these values so that it does not depend on the others.
          • Store one of these values, and write it in an action.
        """
    )
  }

  @Test func `A value that reads itself stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      readCycle(["a"])
    }
    #expect(message(result).contains("A value depends on itself: a → a."))
  }

  @Test func `Two values that read each other stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      readCycle(["a", "b"])
    }
    #expect(message(result).contains("A value depends on itself: a → b → a."))
  }

  @Test func `A cycle of three values stops the program when another value reads it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      readCycle(["a", "b", "c"], from: "outside")
    }
    #expect(message(result).contains("A value depends on itself: a → b → c → a."))
  }

  @Test func `A cycle that appears while values are validated stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      closeCycleLater()
    }
    #expect(message(result).contains("A value depends on itself: top → middle → bottom → top."))
  }

  @Test func `A write during a computation stops the program with a message`() async {
    #expect(
      Graph.writeMessage(input: "count", value: "total") == """
        'count' was written while 'total' was being computed.

        A computed value may only read, because the graph decides when it is computed. To fix \
        this, do one of:
          • Write in an action, or in an effect.
          • Make the written value a computed value itself.
        """
    )
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let count = NamedInput("count", 0, in: graph)
      _ = Computed("total", in: graph) { count.set(1) }.read()
    }
    #expect(message(result).contains("'count' was written while 'total' was being computed."))
  }
}

private func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

private final class Values { var byName: [String: Computed<Int>] = [:] }

private func readCycle(_ names: [String], from outside: String? = nil) {
  let graph = Graph()
  let values = Values()
  for (index, name) in names.enumerated() {
    let next = names[(index + 1) % names.count]
    values.byName[name] = Computed(name, in: graph) { values.byName[next]?.read() ?? 0 }
  }
  if let outside {
    _ = Computed(outside, in: graph) { values.byName[names[0]]?.read() ?? 0 }.read()
  } else {
    _ = values.byName[names[0]]?.read()
  }
}

private func closeCycleLater() {
  let graph = Graph()
  let values = Values()
  let isClosed = Input(false, in: graph)
  values.byName["bottom"] = Computed("bottom", in: graph) {
    isClosed.read() ? values.byName["top"]?.read() ?? 0 : 0
  }
  for (name, next) in [("middle", "bottom"), ("top", "middle")] {
    values.byName[name] = Computed(name, in: graph) { values.byName[next]?.read() ?? 0 }
  }
  _ = values.byName["top"]?.read()
  isClosed.set(true)
  _ = values.byName["top"]?.read()
}
