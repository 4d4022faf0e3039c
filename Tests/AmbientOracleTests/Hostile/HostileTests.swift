import Ambient
import AmbientTesting
import Foundation
import Synchronization
import Testing

extension EnvironmentValues {
  private enum Key: EnvironmentKey { static let defaultValue = HostileValue(-1) }

  fileprivate var hostile: HostileValue {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

// A hostile value reads and writes the tree in its deinitializer, its comparison and its getter.
@MainActor
@Suite struct `Values that access the tree` {
  // The number of rounds in a test. Where a test passes `round / 2` or `step / 2` to
  // `HostileValue`, two successive rounds create equal values.
  private nonisolated static let rounds = 50

  /// Passes bindings from a view to code outside of the view.
  private final class Handles<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)
    var value: Value? {
      get { stored.withLock { $0 } }
      set { stored.withLock { $0 = newValue } }
    }
  }

  /// Checks a result of `HostileStage.run`.
  ///
  /// The shown text must be the expected text, and hostile values must have used the tree.
  private func check(_ result: (shown: String?, expected: String, uses: Int)) {
    #expect(result.shown == result.expected)
    #expect(result.uses > 0)
  }

  // MARK: States

  private struct Holds: View {
    let handles: Handles<Binding<HostileValue>>
    @State private var held = HostileValue(0)
    var body: some View {
      let _ = handles.value = $held
      Text(verbatim: "held \(held.value >= 0)")
    }
  }

  @Test func `A state can hold values that access the tree in their deinit and ==`() {
    let handles = Handles<Binding<HostileValue>>()
    check(
      HostileStage.run({ _ in Holds(handles: handles) }) { stage in
        for round in 0..<Self.rounds {
          handles.value?.wrappedValue = HostileValue(round / 2, stage.target)
          if round.isMultiple(of: 3) { stage.host.settle() }
        }
        handles.value?.wrappedValue = HostileValue(0)
        handles.value = nil
      }
    )
  }

  @Test func `A state that other threads write can hold values that access the tree`() {
    let handles = Handles<Binding<HostileValue>>()
    check(
      HostileStage.run({ _ in Holds(handles: handles) }) { stage in
        stage.runConcurrently { [target = stage.target] in
          for round in 0..<Self.rounds {
            handles.value?.wrappedValue = HostileValue(round / 2, target)
            _ = handles.value?.wrappedValue.value
          }
        }
        stage.runConcurrently {
          handles.value?.wrappedValue = HostileValue(0)
        } _: {
          _ = handles.value?.wrappedValue.value
        }
        handles.value = nil
      }
    )
  }

  @Test func `A tree can be unmounted while other threads write values that access the tree`() {
    for _ in 0..<Self.rounds {
      let handles = Handles<Binding<HostileValue>>()
      let result = HostileStage.run({ _ in Holds(handles: handles) }) { stage in
        let target = stage.target
        stage.runConcurrently { handles.value?.wrappedValue = HostileValue(1, target) }
        stage.runConcurrently {
          handles.value?.wrappedValue = HostileValue(2, target)
          handles.value?.wrappedValue = HostileValue(3, target)
          handles.value = nil
        } _: {
          stage.host.unmount()
        }
      }
      #expect(result.uses > 0)
    }
  }

  // MARK: Parts of states

  private struct Whole: Equatable, Sendable {
    var hostile: HostileValue
    var number = 0

    /// The number.
    ///
    /// Each access also uses the hostile value.
    var checked: Int {
      get {
        _ = hostile.value
        return number
      }
      set {
        _ = hostile.value
        number = newValue
      }
    }
  }

  private struct HoldsWhole: View {
    let handles: Handles<Binding<Whole>>
    @State private var whole: Whole
    init(_ handles: Handles<Binding<Whole>>, _ target: HostileTarget) {
      self.handles = handles
      whole = Whole(hostile: HostileValue(0, target))
    }
    var body: some View {
      let _ = handles.value = $whole
      ShowsPart(number: $whole.checked)
    }
  }

  private struct ShowsPart: View {
    @Binding var number: Int
    var body: some View { Text(verbatim: "part \(number)") }
  }

  @Test func `Two threads can write parts of one state even if a part accesses the tree`() {
    let handles = Handles<Binding<Whole>>()
    check(
      HostileStage.run({ HoldsWhole(handles, $0) }) { stage in
        let target = stage.target
        stage.runConcurrently {
          for round in 0..<Self.rounds {
            handles.value?.hostile.wrappedValue = HostileValue(round / 2, target)
          }
        } _: {
          handles.value?.checked.wrappedValue += 1
        }
        handles.value?.checked.wrappedValue = 7
        stage.host.settle()
        #expect(stage.host.texts.last == "part 7")
        handles.value = nil
      }
    )
  }

  // MARK: The environment

  private struct Writes: View {
    let handles: Handles<Binding<Int>>
    let target: HostileTarget
    @State private var step = 0
    var body: some View {
      let _ = handles.value = $step
      ReadsHostile().environment(\.hostile, HostileValue(step / 2, target))
      if step.isMultiple(of: 3) {
        ReadsHostile().transformEnvironment(\.hostile) { [step, target] in
          $0 = HostileValue($0.value + step / 4, target)
        }
      }
    }
  }

  private struct ReadsHostile: View {
    @Environment(\.hostile) private var hostile
    @Environment(\.hostile.value) private var value
    var body: some View { Text(verbatim: "environment \(hostile.value == value)") }
  }

  @Test func `The environment can hold values that access the tree in their deinit and ==`() {
    let handles = Handles<Binding<Int>>()
    check(
      HostileStage.run({ Writes(handles: handles, target: $0) }) { stage in
        for step in 0..<Self.rounds {
          handles.value?.wrappedValue = step
          stage.host.settle()
          stage.host.set(\.hostile, to: HostileValue(step / 3, stage.target))
        }
        stage.runConcurrently {
          for step in 0..<Self.rounds { handles.value?.wrappedValue = step }
        }
        handles.value?.wrappedValue = 1
        handles.value = nil
        stage.host.set(\.hostile, to: HostileValue(0))
      }
    )
  }

  // MARK: Preferences

  private enum Preferred: PreferenceKey {
    static let defaultValue = HostileValue(-1)
    static func reduce(value: inout HostileValue, nextValue: () -> HostileValue) {
      let next = nextValue()
      value = value.value > next.value ? value : next
    }
  }

  private struct Prefers: View {
    let handles: Handles<Binding<Int>>
    let target: HostileTarget
    @State private var step = 0
    var body: some View {
      let _ = handles.value = $step
      Group {
        Text("a").preference(key: Preferred.self, value: HostileValue(step / 2, target))
        if step.isMultiple(of: 3) {
          Text("b").preference(key: Preferred.self, value: HostileValue(step / 4, target))
        }
      }
      .overlayPreferenceValue(Preferred.self) { Text(verbatim: "preferred \($0.value >= 0)") }
    }
  }

  @Test func `A preference can be a value that accesses the tree in its deinit and ==`() {
    let handles = Handles<Binding<Int>>()
    check(
      HostileStage.run({ Prefers(handles: handles, target: $0) }) { stage in
        for step in 0..<Self.rounds {
          handles.value?.wrappedValue = step
          stage.host.settle()
        }
        stage.runConcurrently {
          for step in 0..<Self.rounds { handles.value?.wrappedValue = step }
        }
        handles.value = nil
      }
    )
  }

  // MARK: Bindings

  private struct Binds: View {
    let handles: Handles<Binding<Int>>
    let target: HostileTarget
    @State private var step = 0
    var body: some View {
      let _ = handles.value = $step
      let retained = HostileValue(step, target)
      ShowsPart(
        number: Binding {
          retained.value
        } set: { new in
          target.use()
          step = new
          target.use()
        }
      )
    }
  }

  @Test func `The getter and the setter of a binding can access the tree`() {
    let handles = Handles<Binding<Int>>()
    check(
      HostileStage.run({ Binds(handles: handles, target: $0) }) { stage in
        for step in 0..<Self.rounds {
          handles.value?.wrappedValue = step
          if step.isMultiple(of: 3) { stage.host.settle() }
        }
        stage.runConcurrently {
          for step in 0..<Self.rounds { handles.value?.wrappedValue = step }
        }
        handles.value?.wrappedValue = 7
        stage.host.settle()
        #expect(stage.host.texts.last == "part 7")
        handles.value = nil
      }
    )
  }
}
