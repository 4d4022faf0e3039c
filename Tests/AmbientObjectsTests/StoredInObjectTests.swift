#if Objects
import Ambient
import AmbientCombine
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

/// A user defaults database for one test, removed after the test.
private final class Defaults {
  let name = "ambient.tests.\(UUID().uuidString)"
  let store: UserDefaults

  init() throws { store = try #require(UserDefaults(suiteName: name)) }

  deinit {
    store.removePersistentDomain(forName: name)
    _ = store.synchronize()
    if let home = ProcessInfo.processInfo.environment["HOME"] {
      try? FileManager.default.removeItem(atPath: "\(home)/.config/\(name).plist")
    }
  }
}

/// Posts a notification before it stores a value, as if other code wrote a value at that moment.
private final class InterruptedDefaults: UserDefaults {
  override func set(_ value: Any?, forKey defaultName: String) {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    super.set(value, forKey: defaultName)
  }
}

private class Settings: ObservableObject {
  @AppStorage var count: Int

  init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
}

private final class Account: Settings {
  @AppStorage private(set) var name: String
  @Published var balance = 0

  override init(_ store: UserDefaults) {
    _name = AppStorage(wrappedValue: "none", "name", store: store)
    super.init(store)
  }

  func rename(_ name: String) { self.name = name }
}

@Suite @MainActor struct `An AppStorage property of an observable object` {
  private let defaults: Defaults
  private var store: UserDefaults { defaults.store }

  init() throws { defaults = try Defaults() }

  private struct Counter: View {
    @StateObject var settings: Settings
    var body: some View {
      Text("count \(settings.count)")
      Button("Up") { settings.count += 1 }
      Button("Same") { settings.count += 0 }
      Stepper("Step", value: $settings.count)
      Plain()
    }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  @Test func `A write to @AppStorage in an object makes the object publish`() {
    let host = TestHost { Counter(settings: Settings(store)) }
    #expect(host.texts[0] == "count 0")
    #expect(host.takeBodies() == ["Counter", "Plain"])
    host.tap("Up")
    #expect(host.texts[0] == "count 1")
    #expect(host.takeBodies() == ["Counter"])
    #expect(store.integer(forKey: "count") == 1)
    host.tap("Same")
    #expect(host.takeBodies() == [])
    host.tap("Up")
    #expect(host.texts[0] == "count 2")
    #expect(host.takeBodies() == ["Counter"])
  }

  @Test func `A write by other code to a value of @AppStorage makes the object publish`() throws {
    let settings = Settings(store)
    let host = TestHost { Counter(settings: settings) }
    host.takeBodies()
    @AppStorage("count", store: UserDefaults(suiteName: defaults.name)) var count = 0
    count = 5
    host.settle()
    #expect(host.texts[0] == "count 5")
    #expect(host.takeBodies() == ["Counter"])
    let another = try Defaults()
    @AppStorage("count", store: another.store) var foreign = 0
    foreign = 9
    host.settle()
    #expect(host.takeBodies() == [])
    store.set(7, forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    host.settle()
    #expect(host.texts[0] == "count 7")
    #expect(host.takeBodies() == ["Counter"])
  }

  @Test func `@AppStorage in an object publishes once before each change`() {
    let account = Account(store)
    var received: [String] = []
    let subscription = account.objectWillChange.sink { [unowned account] in
      received.append("\(account.count) \(account.name) \(account.balance)")
    }
    account.count = 1
    account.count = 1
    account.rename("Ada")
    account.balance = 3
    #expect(received == ["0 none 0", "1 none 0", "1 Ada 0"])
    #expect(account.name == "Ada")
    _ = subscription
  }

  @Test func `@AppStorage publishes a change once, even if a notification comes first`()
    async throws
  {
    let store = try #require(InterruptedDefaults(suiteName: defaults.name))
    let account = Account(store)
    var received = 0
    let subscription = account.objectWillChange.sink { received += 1 }
    account.count = 1
    #expect(received == 1)
    account.count = 0
    #expect(received == 2)
    store.set(5, forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    // The object reacts to notifications about all stores. A test on another thread may post a
    // notification between the two lines above. The object then reacts to that notification, and
    // publishes a little later on the main thread.
    for _ in 0..<500 where received < 3 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(received == 3)
    _ = subscription
  }

  @Test func `A write on another thread makes the object publish on the main thread`() async {
    let host = TestHost { Counter(settings: Settings(store)) }
    host.takeBodies()
    let name = defaults.name
    let received = Warnings()
    await received.during {
      await Task.detached {
        @AppStorage("count", store: UserDefaults(suiteName: name)) var count = 0
        count = 4
      }.value
      await host.settle { host.texts[0] == "count 4" }
    }
    #expect(host.takeBodies() == ["Counter"])
    #expect(received.texts == [])
  }

  @Test func `@AppStorage in an object does not retain the object`() {
    let tracker = LifetimeTracker()
    var host: TestHost? = TestHost { Counter(settings: tracker.track(Account(store))) }
    host?.tap("Up")
    #expect(tracker.alive == ["Account"])
    host?.unmount()
    host = nil
    #expect(tracker.alive == [])
    @AppStorage("count", store: store) var count = 0
    count = 8
    #expect(store.integer(forKey: "count") == 8)
  }
}
#endif
