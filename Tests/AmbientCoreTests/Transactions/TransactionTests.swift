import Ambient
import AmbientTesting
import Testing

private struct SourceKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

private struct Failure: Error {}

private struct Counter: View {
  var change: @MainActor (Binding<Int>) -> Void
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Change") { change($count) }
  }
}

@Suite @MainActor struct `A transaction` {
  @Test func `A transaction has the values that are set, or else the defaults`() {
    var transaction = Transaction()
    #expect(transaction.source == "none")
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    transaction.source = "me"
    let copy = transaction
    transaction.source = "you"
    transaction.isContinuous = true
    #expect(copy.source == "me")
    #expect(!copy.isContinuous)
    #expect(transaction.source == "you")
    #expect(Transaction(animation: .linear).animation == .linear)
  }

  @Test func `A transaction reaches the views that its writes change`() {
    let host = TestHost {
      Counter { count in withTransaction(\.source, "tap") { count.wrappedValue += 1 } }
    }
    host.takeBodies()
    let changes = host.changes { host.tap("Change") }
    #expect(changes.map(\.element) == ["1"])
    #expect(changes.map(\.transaction.source) == ["tap"])
    #expect(host.takeBodies() == ["Counter"])
  }

  @Test func `A transaction does not apply to later updates`() {
    let host = TestHost { Counter { count in withAnimation { count.wrappedValue += 1 } } }
    host.tap("Change")
    #expect(host.viewTree.transaction.animation == .default)
    let changes = host.changes { host.viewTree.environment.lineSpacing = 3 }
    #expect(!changes.isEmpty)
    #expect(changes.map(\.animation).allSatisfy { $0 == nil })
  }

  @Test func `A transaction without a write runs no body`() {
    let host = TestHost { Counter { _ in withAnimation {} } }
    #expect(host.bodies { host.tap("Change") } == [])
    #expect(host.counters.nodesRun == TestHost { Counter { _ in } }.counters.nodesRun)
  }

  @Test func `A nested transaction inherits the values that it does not set`() {
    let host = TestHost {
      Counter { count in
        var outer = Transaction(animation: .linear)
        outer.source = "outer"
        withTransaction(outer) {
          withTransaction(\.source, "inner") { count.wrappedValue += 1 }
        }
      }
    }
    let changes = host.changes { host.tap("Change") }
    #expect(changes.map(\.transaction.source) == ["inner"])
    #expect(changes.map(\.animation) == [.linear])
  }

  @Test func `A transaction ends with its closure, even when the closure throws`() {
    let host = TestHost {
      Counter { count in
        withTransaction(\.source, "outer") {
          try? withTransaction(\.source, "inner") { throw Failure() }
          count.wrappedValue += 1
        }
      }
    }
    #expect(host.changes { host.tap("Change") }.map(\.transaction.source) == ["outer"])
    let other = TestHost {
      Counter { count in
        _ = withAnimation { 1 }
        count.wrappedValue += 1
      }
    }
    #expect(other.changes { other.tap("Change") }.map(\.animation) == [nil])
  }

  @Test func `The writes of each transaction get a separate update`() {
    let host = TestHost {
      Counter { count in
        withAnimation(.linear) { count.wrappedValue += 1 }
        withTransaction(\.source, "second") { count.wrappedValue += 1 }
        withTransaction(\.source, "third") { count.wrappedValue += 1 }
      }
    }
    let changes = host.changes { host.tap("Change") }
    #expect(changes.map(\.element) == ["1", "2", "3"])
    #expect(changes.map(\.transaction.source) == ["none", "second", "third"])
    #expect(changes.map(\.animation) == [.linear, nil, nil])
  }

  @Test func `A transaction reaches only the tree that has the written state`() {
    let first = TestHost { Counter { count in withAnimation { count.wrappedValue += 1 } } }
    let second = TestHost { Counter { count in count.wrappedValue += 1 } }
    first.tap("Change")
    second.tap("Change")
    #expect(first.viewTree.transaction.animation == .default)
    #expect(second.viewTree.transaction.animation == nil)
  }

  @Test func `A task does not inherit the transaction of the closure that starts it`() async {
    var task: Task<Void, Never>?
    let host = TestHost {
      Counter { count in
        withAnimation { task = Task { @MainActor in count.wrappedValue += 1 } }
      }
    }
    host.tap("Change")
    await task?.value
    host.settle()
    #expect(host.texts.first == "1")
    #expect(host.viewTree.transaction.animation == nil)
  }

  @Test func `A transaction accompanies a write from another thread`() async {
    let host = TestHost {
      Counter { count in
        Task.detached { withAnimation(.linear) { count.wrappedValue = 7 } }
      }
    }
    host.tap("Change")
    await host.settle { host.texts.first == "7" }
    #expect(host.viewTree.transaction.animation == .linear)
  }

  @Test func `A transaction accompanies a value that the host sets`() {
    let host = TestHost { Text("x").textCase(nil) }
    withTransaction(\.source, "host") { host.set(\.isEnabled, to: false) }
    #expect(host.viewTree.transaction.source == "host")
  }
}
