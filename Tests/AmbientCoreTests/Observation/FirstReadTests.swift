import Ambient
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Observation
import Synchronization
import Testing

/// An observable object that any thread may change.
@Observable private final class SharedNumber: @unchecked Sendable {
  // Guarded by the mutex.
  @ObservationIgnored private let stored = Mutex(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.value) { stored.withLock { $0 = newValue } } }
  }
}

/// The values that `Parent` passes to its `Late` view, and whether `Parent` shows the `Late` view.
///
/// Only `Parent` observes this object.
@Observable private final class Script {
  var reads = false
  var isShown = true
  var next: Int?
}

/// A tag type that is made from another tag type, for tests that need many view types.
private enum Next<Tag> {}

/// A view that reads the number while `reads` is true.
///
/// While `next` is not nil, the body also writes `next` to the number, on another thread. Each tag
/// makes a separate view type.
private struct Late<Tag>: View {
  let number: SharedNumber
  let reads: Bool
  var next: Int?

  var body: some View {
    Text(reads ? "\(number.value)" : "-")
    let _ = change()
  }

  /// Changes the number on another thread while the body runs.
  private func change() {
    guard let next else { return }
    let written = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      number.value = next
      written.signal()
    }
    written.wait()
  }
}

private struct Parent<Tag>: View {
  let script: Script
  let number: SharedNumber
  var body: some View {
    if script.isShown { Late<Tag>(number: number, reads: script.reads, next: script.next) }
  }
}

/// A host with a `Late` view.
///
/// At first, no body of this view type has read an observable property.
@MainActor private struct Stage {
  let script = Script()
  let number = SharedNumber()
  let host: TestHost

  init<Tag>(_ tag: Tag.Type) {
    host = TestHost { [script, number] in Parent<Tag>(script: script, number: number) }
  }

  /// Makes the `Late` view read the number.
  func read() {
    script.reads = true
    host.settle()
    host.takeBodies()
  }
}

/// Tests the first read of an observable property by the bodies of a view type.
///
/// In each test, the first body of the view type reads no observable property. Ambient then
/// predicts that the next body of the type reads none either. It observes this next body with the
/// public API of Observation, which reports only one change, before the new value is stored.
@Suite @MainActor struct `A body that is the first of its type to read an observable object` {
  @Test func `The first body to read an object runs once for each change`() {
    enum Tag {}
    let stage = Stage(Tag.self)
    stage.read()
    for step in 1...3 {
      stage.number.value = step
      stage.host.settle()
      #expect(stage.host.texts == ["\(step)"])
      #expect(stage.host.takeBodies() == ["Late<Tag>"])
    }
  }

  @Test
  func `If onUpdateNeeded settles, the first body to read an object runs for each change`() async {
    enum Tag {}
    let stage = Stage(Tag.self)
    stage.read()
    let host = stage.host
    host.viewTree.onUpdateNeeded = { [weak host] in
      MainActor.assumeIsolated { () -> Void in host?.settle() }
    }
    stage.number.value = 1
    // The first read is registered with the public API of Observation. This API reports a change
    // before the value is stored, but the update must read the stored value. Therefore a later task
    // on the main actor calls `onUpdateNeeded`.
    #expect(await eventually { host.texts == ["1"] })
    for step in 2...4 {
      stage.number.value = step
      #expect(host.texts == ["\(step)"])
    }
    #expect(host.takeBodies() == ["Late<Tag>", "Late<Tag>", "Late<Tag>", "Late<Tag>"])
  }

  @Test func `The first body to read an object runs after a change on another thread`() {
    // The number of times that the host has shown an old value.
    var stale = 0
    /// Runs the given number of rounds. Each round uses a view type that has observed nothing yet.
    func round<Tag>(_ tag: Tag.Type, left: Int) {
      let stage = Stage(tag)
      stage.read()
      let (updateNeeded, written) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      stage.host.viewTree.onUpdateNeeded = { updateNeeded.signal() }
      let number = stage.number
      for value in 1...2 {
        DispatchQueue.global().async {
          number.value = value
          written.signal()
        }
        updateNeeded.wait()
        stage.host.settle()
        written.wait()
        stage.host.settle()
        if stage.host.texts != ["\(value)"] { stale += 1 }
        // Consumes the signals that are left.
        while updateNeeded.wait(timeout: .now()) == .success {}
      }
      if left > 1 { round(Next<Tag>.self, left: left - 1) }
    }
    round(Int.self, left: 30)
    #expect(stale == 0)
  }

  @Test func `The first body to read an object runs again after a change during its run`() {
    enum Tag {}
    let stage = Stage(Tag.self)
    stage.read()
    stage.script.next = 42
    stage.host.viewTree.update()
    #expect(stage.host.texts == ["0"])
    #expect(stage.host.viewTree.needsUpdate)
    stage.script.next = nil
    stage.host.settle()
    #expect(stage.host.texts == ["42"])
  }

  @Test func `The first body to read an object requests no update after its view is removed`() {
    enum Tag {}
    let stage = Stage(Tag.self)
    stage.read()
    stage.script.isShown = false
    stage.host.settle()
    let calls = Mutexed(0)
    stage.host.viewTree.onUpdateNeeded = { calls.change { $0 += 1 } }
    stage.number.value = 1
    #expect(calls.value == 0)
    #expect(!stage.host.viewTree.needsUpdate)
  }

  @Test func `The first body to read an object ignores a property that it stops reading`() {
    enum Tag {}
    let stage = Stage(Tag.self)
    stage.read()
    stage.script.reads = false
    stage.host.settle()
    stage.host.takeBodies()
    stage.number.value = 1
    stage.host.settle()
    #expect(stage.host.takeBodies() == [])
  }
}
