import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// User defaults that are removed when this object is released.
final class TemporaryDefaults {
  let name = "ambient.tests.\(UUID().uuidString)"
  let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: name)) }

  deinit {
    defaults.removePersistentDomain(forName: name)
    _ = defaults.synchronize()
    // On Linux, Foundation leaves an empty file.
    if let home = ProcessInfo.processInfo.environment["HOME"] {
      try? FileManager.default.removeItem(atPath: "\(home)/.config/\(name).plist")
    }
  }
}

@Suite @MainActor struct `App storage` {
  private let temporary: TemporaryDefaults
  private var defaults: UserDefaults { temporary.defaults }

  init() throws { temporary = try TemporaryDefaults() }

  private struct Counter: View {
    @AppStorage("count") private var count = 1
    @AppStorage("other") private var other = "none"

    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
      Button("Same") { count += 0 }
      Button("Other") { other += "!" }
    }
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 7
    var body: some View { Text("read \(count)") }
  }

  @Test func `A change in app storage runs only the bodies that read the changed key`() {
    let host = TestHost {
      Counter().defaultAppStorage(defaults)
      Reader().defaultAppStorage(defaults)
    }
    #expect(host.texts == ["1", "More", "Same", "Other", "read 7"])
    #expect(host.takeBodies() == ["Counter", "Reader"])
    host.tap("More")
    #expect(host.texts == ["2", "More", "Same", "Other", "read 2"])
    #expect(defaults.integer(forKey: "count") == 2)
    #expect(
      host.takeRuns().map { "\($0.view): \($0.reason)" } == [
        "Counter: Counter.count changed", "Reader: Reader.count changed",
      ]
    )
    host.tap("Same")
    #expect(host.takeBodies() == [])
    host.tap("Other")
    #expect(defaults.string(forKey: "other") == "none!")
    #expect(host.takeBodies() == [])
  }

  @Test func `A write of the default value to app storage runs no body`() {
    let host = TestHost { Counter().defaultAppStorage(defaults) }
    host.takeBodies()
    host.tap("Same")
    #expect(defaults.object(forKey: "count") as? Int == 1)
    #expect(host.takeBodies() == [])
  }

  @Test func `Two trees of a process share app storage`() {
    let first = TestHost { Counter().defaultAppStorage(defaults) }
    let second = TestHost { Reader().defaultAppStorage(defaults) }
    second.takeBodies()
    first.tap("More")
    second.settle()
    #expect(second.texts == ["read 2"])
    #expect(second.takeBodies() == ["Reader"])
  }

  private struct Own: View {
    @AppStorage private var count: Int

    init(_ store: UserDefaults?) { _count = AppStorage(wrappedValue: 5, "count", store: store) }

    var body: some View { Text("own \(count)") }
  }

  @Test func `App storage prefers the property's store to the environment's store`() throws {
    let other = try TemporaryDefaults()
    let host = TestHost {
      Own(defaults)
      Own(nil)
    }
    host.set(\.colorScheme, to: .dark)
    #expect(host.texts == ["own 5", "own 5"])
    other.defaults.set(9, forKey: "count")
    defaults.set(8, forKey: "count")
    let second = TestHost {
      Own(defaults).defaultAppStorage(other.defaults)
      Own(nil).defaultAppStorage(other.defaults)
    }
    #expect(second.texts == ["own 8", "own 9"])
  }

  private struct Switch: View {
    let stores: [UserDefaults]
    @State private var index = 0

    var body: some View {
      Button("Switch") { index = 1 - index }
      Reader().defaultAppStorage(stores[index])
      Plain()
    }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  @Test func `App storage reads from the new store when defaultAppStorage changes`() throws {
    let other = try TemporaryDefaults()
    other.defaults.set(3, forKey: "count")
    let host = TestHost { Switch(stores: [defaults, other.defaults]) }
    #expect(host.texts.contains("read 7"))
    host.takeBodies()
    host.tap("Switch")
    #expect(host.texts.contains("read 3"))
    #expect(host.takeBodies() == ["Switch", "Reader"])
    host.tap("Switch")
    #expect(host.texts.contains("read 7"))
    host.tap("Switch")
    host.takeBodies()
    other.defaults.set(4, forKey: "count")
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification,
      object: other.defaults
    )
    host.settle()
    #expect(host.texts.contains("read 4"))
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `A UserDefaults notification runs only the readers of a changed key`() {
    let host = TestHost {
      Counter().defaultAppStorage(defaults)
      Plain()
    }
    host.takeBodies()
    defaults.set(40, forKey: "count")
    defaults.set("unread", forKey: "other")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    host.settle()
    #expect(host.texts[0] == "40")
    #expect(host.takeBodies() == ["Counter"])
    defaults.set(50, forKey: "count")
    host.tap("More")
    #expect(host.texts[0] == "51")
  }

  @Test func `UserDefaults objects with the same suite name share app storage`() throws {
    let same = try #require(UserDefaults(suiteName: temporary.name))
    let host = TestHost {
      Counter().defaultAppStorage(defaults)
      Reader().defaultAppStorage(same)
    }
    host.takeBodies()
    host.tap("More")
    #expect(host.texts.last == "read 2")
    #expect(host.takeBodies() == ["Counter", "Reader"])
  }

  private struct Parent: View {
    @AppStorage("count") private var count = 1
    @State private var turns = 0

    var body: some View {
      Button("Turn") { turns += 1 }
      let _ = turns
      Child(count: $count, turns: 0)
    }
  }

  private struct Child: View {
    @Binding var count: Int
    let turns: Int
    var body: some View { Button("Add") { count += 1 } }
  }

  @Test func `When a body runs again, its new binding to app storage equals the old binding`() {
    let host = TestHost { Parent().defaultAppStorage(defaults) }
    host.takeBodies()
    host.tap("Add")
    #expect(defaults.integer(forKey: "count") == 2)
    #expect(host.takeBodies() == [])
    host.tap("Turn")
    #expect(host.takeBodies() == ["Parent"])
  }

  private struct Careless: View {
    @AppStorage("count") private var count = 1

    var body: some View {
      count = 2
      return Text("\(count)")
    }
  }

  @Test func `A write to app storage in a body is dropped with a warning`() {
    let warnings = Warnings()
    let host = warnings.during {
      TestHost { Careless().defaultAppStorage(defaults) }
    }
    #expect(host.texts == ["1"])
    #expect(defaults.object(forKey: "count") == nil)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts[0].contains("Careless.count"))
  }

  @Test func `@AppStorage can be used outside of a view`() {
    @AppStorage("count", store: defaults) var count = 1
    count = 3
    #expect(count == 3)
    $count.wrappedValue += 1
    #expect(defaults.integer(forKey: "count") == 4)
  }

  @Test func `A write on another thread runs readers of app storage in the next update`() async {
    nonisolated(unsafe) let defaults = defaults
    let host = TestHost { Reader().defaultAppStorage(defaults) }
    host.takeBodies()
    await Task.detached {
      @AppStorage("count", store: defaults) var count = 1
      count = 12
    }.value
    host.settle()
    #expect(host.texts == ["read 12"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `App storage is stored in a file that another process can read`() throws {
    let host = TestHost { Counter().defaultAppStorage(defaults) }
    host.tap("More")
    host.unmount()
    #expect(defaults.synchronize())
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let file = URL(fileURLWithPath: "\(home)/.config/\(temporary.name).plist")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file),
      format: nil
    )
    #expect((list as? [String: Any])?["count"] as? Int == 2)
    let later = try #require(UserDefaults(suiteName: temporary.name))
    #expect(TestHost { Counter().defaultAppStorage(later) }.texts[0] == "2")
  }

  @Test func `App storage does not observe its store after the tree is unmounted`() {
    let host = TestHost { Counter().defaultAppStorage(defaults) }
    #expect(host.texts[0] == "1")
    host.unmount()
    defaults.set(5, forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    #expect(!host.viewTree.needsUpdate)
    #expect(host.texts == [])
  }
}
