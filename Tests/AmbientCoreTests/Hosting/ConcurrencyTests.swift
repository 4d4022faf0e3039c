import Ambient
import AmbientTesting
import Foundation
import Observation
import Testing

@Suite @MainActor struct `Other threads` {
  /// Exposes the properties of a view, so that a test can use them on other threads.
  private final class Handles {
    var count: Binding<Int>?
    var tint: Environment<String>?
  }

  private struct Exposes: View {
    let handles: Handles
    @State private var count = 0
    @Environment(\.treeTint) private var tint

    var body: some View {
      let _ = {
        handles.count = $count
        handles.tint = _tint
      }()
      Text("\(count) \(tint)")
    }
  }

  private func makeHost() throws -> (TestHost, Binding<Int>, Environment<String>) {
    let handles = Handles()
    let host = TestHost { Exposes(handles: handles) }
    return (host, try #require(handles.count), try #require(handles.tint))
  }

  @Test func `A thread reads its own write at once, and the next update shows it`() async throws {
    let (host, count, _) = try makeHost()
    let called = Mutexed(0)
    host.viewTree.onUpdateNeeded = { called.change { $0 += 1 } }
    let seen = await Task.detached {
      count.wrappedValue = 5
      return count.wrappedValue
    }.value
    #expect(seen == 5)
    #expect(called.value == 1)
    #expect(count.wrappedValue == 5)
    #expect(host.texts == ["0 none"])
    host.settle()
    #expect(host.texts == ["5 none"])
    #expect(host.takeBodies() == ["Exposes", "Exposes"])
  }

  @Test func `Another thread reads the current environment`() async throws {
    let (host, _, tint) = try makeHost()
    host.set(\.treeTint, to: "red")
    #expect(await Task.detached { tint.wrappedValue }.value == "red")
    host.set(\.treeTint, to: "blue")
    #expect(await Task.detached { tint.wrappedValue }.value == "blue")
    host.unmount()
    #expect(await Task.detached { tint.wrappedValue }.value == "blue")
  }

  @Test func `Threads that write one state under a lock lose no write`() async throws {
    let (host, count, _) = try makeHost()
    let lock = Mutexed(())
    let (threads, writes) = (6, 2_000)
    let work = Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<threads {
          group.addTask {
            for write in 0..<writes {
              lock.change { _ in count.wrappedValue += 1 }
              if write.isMultiple(of: 10) { await Task.yield() }
            }
          }
        }
      }
    }
    await host.settle(within: .seconds(30)) { host.texts == ["\(threads * writes) none"] }
    await work.value
    host.settle()
    #expect(host.texts == ["\(threads * writes) none"])
  }

  @Test func `Other threads can read a state while the main actor writes it`() throws {
    let (host, count, tint) = try makeHost()
    let isDone = Mutexed(false)
    let running = Mutexed(3)
    let wrongReads = Mutexed(0)
    for _ in 0..<3 {
      Thread.detachNewThread {
        while !isDone.value {
          let (number, name) = (count.wrappedValue, tint.wrappedValue)
          let isSane = number >= 0 && (name == "none" || name.hasPrefix("tint "))
          if !isSane { wrongReads.change { $0 += 1 } }
        }
        running.change { $0 -= 1 }
      }
    }
    for step in 1...500 {
      host.set(\.treeTint, to: "tint \(step)")
      count.wrappedValue = step
      host.settle()
    }
    isDone.change { $0 = true }
    while running.value > 0 { sched_yield() }
    #expect(wrongReads.value == 0)
    #expect(host.texts == ["500 tint 500"])
  }

  @Test func `Another thread can change an observed object`() async {
    struct Reads: View {
      let model: SharedModel
      var body: some View { Text("\(model.value)") }
    }
    let model = SharedModel()
    let host = TestHost { Reads(model: model) }
    await Task.detached { for step in 1...100 { model.value = step } }.value
    host.settle()
    #expect(host.texts == ["100"])
    #expect(host.takeBodies() == ["Reads", "Reads"])
  }

  /// Mounts a row in a host of its own, and taps the row ten times.
  private func useHost(_ number: Int) async {
    let host = TestHost { TreeRow(id: number) }
    for step in 1...10 {
      host.tap("+\(number)")
      #expect(host.plainTexts == ["\(number):\(step)"])
      await Task.yield()
    }
    #expect(host.takeBodies() == Array(repeating: "TreeRow", count: 11))
    host.unmount()
  }

  @Test func `Many tasks can use different hosts at the same time`() async {
    let hosts = (0..<20).map { number in Task { await useHost(number) } }
    for host in hosts { await host.value }
  }
}

/// An observable object that any thread may change.
@Observable private final class SharedModel: @unchecked Sendable {
  @ObservationIgnored private let stored = Mutexed(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return stored.value
    }
    set { withMutation(keyPath: \.value) { stored.change { $0 = newValue } } }
  }
}
