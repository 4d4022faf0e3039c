import Ambient
import AmbientTesting
import Foundation
import Testing

@testable import AmbientViews

@Suite struct `The saving of app storage` {
  private struct Counter: View {
    @AppStorage("count", store: UserDefaults(suiteName: "ambient.tests.event")) private var count =
      1
    var body: some View {
      Button("More") {
        count += 1
        count += 1
      }
    }
  }

  /// Returns the values in the file of a suite of user defaults, and removes the file.
  private func takeStored(_ suite: String) throws -> [String: Any]? {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let file = URL(fileURLWithPath: "\(home)/.config/\(suite).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  @Test func `App storage is saved even if the program exits immediately`() async throws {
    // An interrupted test run may have left a file, which may be unreadable. This call removes the
    // file.
    _ = try? takeStored("ambient.tests.exit")
    await #expect(processExitsWith: .success) {
      @AppStorage("count", store: UserDefaults(suiteName: "ambient.tests.exit")) var count = 1
      count = 7
      exit(0)
    }
    #expect(try takeStored("ambient.tests.exit")?["count"] as? Int == 7)
  }

  @Test func `App storage is written to the disk at the end of an event`() async throws {
    _ = try? takeStored("ambient.tests.event")
    await #expect(processExitsWith: .success) { @MainActor in
      TestHost { Counter() }.tap("More")
      _exit(0)
    }
    #expect(try takeStored("ambient.tests.event")?["count"] as? Int == 3)
  }

  @Test func `App storage that another thread changes is soon written to the disk`() async throws {
    let temporary = try TemporaryDefaults()
    let name = temporary.name
    await Task.detached {
      @AppStorage("count", store: UserDefaults(suiteName: name)) var count = 1
      count = 9
    }.value
    var stored: Any?
    for _ in 0..<200 where stored == nil {
      try await Task.sleep(for: .milliseconds(10))
      stored = try takeStored(name)?["count"]
    }
    #expect(stored as? Int == 9)
  }
}
