import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

/// An object that calls closures when it is compared with an older object, and when it is released.
private final class Watched: Equatable {
  let number: Int
  let whenCompared: () -> Void
  let whenReleased: () -> Void

  init(
    _ number: Int,
    whenCompared: @escaping () -> Void = {},
    whenReleased: @escaping () -> Void = {}
  ) {
    self.number = number
    self.whenCompared = whenCompared
    self.whenReleased = whenReleased
  }

  deinit { whenReleased() }

  static func == (lhs: Watched, rhs: Watched) -> Bool {
    rhs.whenCompared()
    return lhs.number == rhs.number
  }
}

private struct WatchedKey: EnvironmentKey {
  static var defaultValue: Watched { Watched(0) }
}

extension EnvironmentValues {
  fileprivate var watched: Watched {
    get { self[WatchedKey.self] }
    set { self[WatchedKey.self] = newValue }
  }
}

@Suite @MainActor struct `A write to a state` {
  /// Bindings to the states of `Root`.
  private final class Handles {
    var count: Binding<Int>?
    var record: Binding<Record>?
  }

  private struct Record: Equatable, Sendable {
    var a = 0
    var b = 0
  }

  private struct Root: View {
    let handles: Handles
    @State private var count = 0
    @State private var record = Record()
    var body: some View {
      let _ = {
        handles.count = $count
        handles.record = $record
      }()
      Text("\(count) \(record.a)")
      Shows()
    }
  }

  private struct Shows: View {
    @Environment(\.self) private var values
    var body: some View { Text("shows \(values.watched.number)") }
  }

  @Test func `A write from the == of a value takes effect in the next update`() {
    let handles = Handles()
    let host = TestHost { Root(handles: handles) }
    host.takeBodies()
    var comparisons = 0
    let value = Watched(
      1,
      whenCompared: {
        comparisons += 1
        handles.count?.wrappedValue += 1
        handles.record?.a.wrappedValue += 1
      }
    )
    // Each comparison makes two writes. If a body or a modifier is running, both writes are
    // dropped, and each of them gives a warning. The number of comparisons whose writes were
    // dropped is therefore half the number of warnings.
    let dropped = warnings { host.set(\.watched, to: value) }.count / 2
    let count = comparisons - dropped
    #expect(count > 0)
    #expect(host.texts == ["\(count) \(count)", "shows 1"])
    #expect(!host.viewTree.needsUpdate)
  }

  private struct Maker: View {
    let handles: Handles
    let number: Int
    var body: some View {
      let handles = handles
      let value = Watched(
        number,
        whenReleased: {
          handles.count?.wrappedValue += 1
          handles.record?.a.wrappedValue += 1
        }
      )
      Shows().environment(\.watched, value)
    }
  }

  private struct Steps: View {
    let handles: Handles
    @State private var step = 0
    var body: some View {
      Root(handles: handles)
      Maker(handles: handles, number: step)
      Button("Step") { step += 1 }
    }
  }

  @Test func `A write from the deinit of a value takes effect in the next update`() {
    let handles = Handles()
    let host = TestHost { Steps(handles: handles) }
    #expect(warnings { for _ in 1...3 { host.tap("Step") } } == [])
    // Each step releases the value of the step before it. The `deinit` adds 1 to both states.
    #expect(host.texts == ["3 3", "shows 0", "shows 3", "Step"])
    #expect(!host.viewTree.needsUpdate)
  }
}
