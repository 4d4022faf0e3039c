import AmbientTesting
@testable import OddForms
import SwiftUI
import Testing

// The identifiers in the names of the tests, such as O01, refer to the forms in the sources.
@MainActor
@Suite struct StoredValues {
  private let store: Store

  init() throws { store = try Store() }

  @Test func `AppStorage may store values of many types (O01 to O06)`() {
    let host = TestHost { Preferences(harbor: "Riga").defaultAppStorage(store.defaults) }
    #expect(host.texts.starts(with: ["false none sloop calm true 0", "Riga 1.500000"]))
    host.toggle("Night")
    host.type("Gdynia", into: "Harbor")
    host.tap("Change")
    #expect(host.texts.starts(with: ["true Ada ketch rough false 1", "Gdynia 1.500000"]))
    #expect(store.defaults.string(forKey: "rig") == "ketch")
  }

  @Test func `AppStorage may store an array as a text (O07)`() {
    let host = TestHost { Ports().defaultAppStorage(store.defaults) }
    #expect(host.texts == ["0 nothing", "Land"])
    host.tap("Land")
    #expect(host.texts == [#"1 ["Riga"]"#, "Land"])
  }

  @Test func `An object may have a stored value (O08)`() {
    #expect(Account().owner == "nobody")
  }

  @Test func `SceneStorage may store values for the scene (O09)`() {
    let host = TestHost { Restored() }
    #expect(host.texts == ["1 none ketch", "Next"])
    host.tap("Next")
    #expect(host.texts == ["2 sea ketch", "Next"])
  }
}

/// A user defaults database for one test, removed after the test.
private final class Store {
  private let name = "ambient.oddforms.\(UUID().uuidString)"
  let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: name)) }

  deinit {
    defaults.removePersistentDomain(forName: name)
    _ = defaults.synchronize()
    // On Linux the file remains, but empty.
    if let home = ProcessInfo.processInfo.environment["HOME"] {
      try? FileManager.default.removeItem(atPath: "\(home)/.config/\(name).plist")
    }
  }
}
