import Ambient
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Testing

private struct SourceKey: TransactionKey {
  static var defaultValue: String { "" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

/// A number with a button.
///
/// The view logs each value that its body reads, and each change.
private struct Number: View {
  let log: TreeLog
  var appear: @MainActor (Binding<Int>) -> Void = { _ in }
  var tap: @MainActor (Binding<Int>) -> Void = { _ in }
  @State private var value = 0

  var body: some View {
    let _ = log.add("sees \(value)")
    Text("\(value)")
      .onAppear { appear($value) }
      .onChange(of: value) { log.add("change \($0) \($1)") }
    Button("Tap") { tap($value) }
  }
}

@Suite @MainActor struct `Writes with different transactions` {
  @Test func `Writes with different transactions are applied in separate updates`() {
    let log = TreeLog()
    let host = TestHost {
      Number(log: log) { value in
        value.wrappedValue = 1
        value.wrappedValue = 2
        withAnimation {
          value.wrappedValue = 3
          value.wrappedValue = 4
        }
      }
    }
    #expect(
      log.unread == ["sees 0", "sees 2", "change 0 2", "sees 4", "change 2 4"]
    )
    #expect(host.texts == ["4", "Tap"])
    #expect(host.viewTree.transaction.animation == .default)
    #expect(host.takeBodies() == ["Number", "Number", "Number"])
  }

  @Test func `Writes with nested transactions are applied in the order of the writes`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          withAnimation(.linear) {
            value.wrappedValue = 1
            withTransaction(\.source, "inner") { value.wrappedValue = 2 }
            value.wrappedValue = 3
          }
          value.wrappedValue = 4
        }
      )
    }
    _ = log.unread
    let changes = host.changes { host.tap("Tap") }
    #expect(changes.map(\.element) == ["1", "2", "3", "4"])
    #expect(changes.map(\.transaction.source) == ["", "inner", "", ""])
    #expect(changes.map(\.animation) == [.linear, .linear, .linear, nil])
    #expect(log.unread.filter { $0.hasPrefix("change") }.count == 4)
  }

  @Test func `Writes with equal transactions share one update`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          withAnimation(.linear) { value.wrappedValue = 1 }
          value.animation(.linear).wrappedValue = 2
          withAnimation(.linear) { value.wrappedValue = 3 }
          withAnimation(.easeIn) { value.wrappedValue = 3 }
        }
      )
    }
    _ = log.unread
    host.tap("Tap")
    // The last write does not change the value.
    #expect(log.unread == ["sees 3", "change 0 3"])
    #expect(host.viewTree.transaction.animation == .linear)
  }

  @Test func `Actions and other threads see a write with a transaction immediately`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          value.wrappedValue = 1
          withAnimation { value.wrappedValue += 1 }
          log.add("action \(value.wrappedValue)")
          value.wrappedValue += 1
          log.add("action \(value.wrappedValue)")
          let seen = Mutexed(0)
          // Another thread reads while this thread waits.
          let group = DispatchGroup()
          DispatchQueue.global().async(group: group) {
            seen.change { $0 = value.wrappedValue }
          }
          group.wait()
          log.add("thread \(seen.value)")
        }
      )
    }
    _ = log.unread
    host.tap("Tap")
    #expect(
      log.unread == [
        "action 2", "action 3", "thread 3", "sees 1", "change 0 1", "sees 2", "change 1 2",
        "sees 3", "change 2 3",
      ]
    )
  }

  @Test func `Each call of update applies the writes of one transaction`() {
    let log = TreeLog()
    let tree = ViewTree {
      Number(log: log) { value in
        value.wrappedValue = 1
        withAnimation { value.wrappedValue = 2 }
      }
    }
    let asked = Mutexed(0)
    tree.onUpdateNeeded = { asked.change { $0 += 1 } }
    tree.update()
    #expect(tree.needsUpdate)
    tree.update()
    #expect(tree.elements.first?.text == "1")
    #expect(tree.needsUpdate)
    tree.update()
    #expect(tree.elements.first?.text == "2")
    #expect(!tree.needsUpdate)
    #expect(asked.value == 2)
  }

  @Test func `Writes are applied immediately if the host settles in onUpdateNeeded`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          value.wrappedValue = 1
          withAnimation { value.wrappedValue = 2 }
          value.wrappedValue = 3
        }
      )
    }
    let tree = host.viewTree
    tree.onUpdateNeeded = { MainActor.assumeIsolated { tree.settle() } }
    _ = log.unread
    host.tap("Tap")
    #expect(
      log.unread == ["sees 1", "change 0 1", "sees 2", "change 1 2", "sees 3", "change 2 3"]
    )
    tree.onUpdateNeeded = nil
  }

  @Test func `An animated write to an observable object does not animate a write to a state`() {
    struct Both: View {
      let model: TreeModel
      @State private var isOn = false
      var body: some View {
        Flag(isOn: $isOn)
        Step(model: model)
        Button("Tap") {
          isOn = true
          withAnimation { model.step = 1 }
        }
      }
    }
    struct Flag: View {
      @Binding var isOn: Bool
      var body: some View { Text("\(isOn)") }
    }
    struct Step: View {
      let model: TreeModel
      var body: some View { Text("\(model.step)") }
    }
    let host = TestHost { Both(model: TreeModel()) }
    host.takeBodies()
    let changes = host.changes { host.tap("Tap") }
    #expect(changes.map(\.element) == ["true", "1"])
    #expect(changes.map(\.animation) == [nil, .default])
    #expect(host.takeBodies() == ["Flag", "Step"])
  }

  @Test func `An animated write runs no body that has already read the written value`() {
    struct Both: View {
      let model: TreeModel
      let log: TreeLog
      @State private var value = 0
      var body: some View {
        let _ = log.add("\(value) \(model.step)")
        Text("x")
        Button("Tap") {
          value = 1
          withAnimation { model.step = 1 }
          value = 2
        }
      }
    }
    let log = TreeLog()
    let host = TestHost { Both(model: TreeModel(), log: log) }
    _ = log.unread
    host.tap("Tap")
    // The first run already reads the new value of the object. The update of the animated write
    // therefore runs no body.
    #expect(log.unread == ["1 1", "2 1"])
  }

  @Test func `A write of a state and an animated write of the focus share one update`() {
    struct Form: View {
      @State private var count = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(count) \(isFocused)").focusable().focused($isFocused)
        Button("Tap") {
          count = 1
          withAnimation { isFocused = true }
        }
      }
    }
    let host = TestHost { Form() }
    host.takeBodies()
    let changes = host.changes { host.tap("Tap") }
    #expect(host.texts.first == "1 true")
    #expect(host.takeBodies() == ["Form"])
    #expect(changes.map(\.animation) == [.default])
  }

  @Test func `Animations of separate transactions complete one after the other`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          withAnimation {
            value.wrappedValue = 1
          } completion: {
            log.add("first over")
          }
          withAnimation {
            value.wrappedValue = 2
          } completion: {
            log.add("second over")
          }
        }
      )
    }
    _ = log.unread
    host.tap("Tap")
    #expect(
      log.unread == [
        "sees 1", "change 0 1", "first over", "sees 2", "change 1 2", "second over",
      ]
    )
  }

  @Test func `An unmount drops pending writes and completes their animations`() {
    let log = TreeLog()
    let tree = ViewTree {
      Number(
        log: log,
        tap: { value in
          value.wrappedValue = 1
          withAnimation {
            value.wrappedValue = 2
          } completion: {
            log.add("over")
          }
        }
      )
    }
    tree.settle()
    _ = log.unread
    if let button = tree.elements.last { tree.send(.press, to: button) }
    #expect(log.unread == [])
    tree.unmount()
    #expect(log.unread == ["over"])
    #expect(!tree.needsUpdate)
  }

  @Test func `The first hundred transactions get an update each, and the others share an update`() {
    let log = TreeLog()
    let host = TestHost {
      Number(
        log: log,
        tap: { value in
          for number in 1...3_000 {
            withTransaction(\.source, "\(number)") { value.wrappedValue = number }
          }
        }
      )
    }
    _ = log.unread
    #expect(warnings { host.tap("Tap") } == [])
    #expect(host.texts.first == "3000")
    #expect(
      log.unread.filter { $0.hasPrefix("sees") } == (1...100).map { "sees \($0)" } + ["sees 3000"]
    )
    #expect(host.viewTree.transaction.source == "3000")
  }
}
