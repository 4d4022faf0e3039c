import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The surroundings of an app` {
  private struct Region: App {
    var body: some Scene { WindowGroup { RegionView() } }
  }

  private struct RegionView: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    var body: some View {
      Text(locale.identifier)
      Text("\(calendar.identifier)")
      Text(timeZone.identifier)
    }
  }

  @Test func `are those of the user`() {
    let host = TestHost(AppSession(Region.self).viewTree)
    #expect(
      host.texts == [
        Locale.current.identifier, "\(Calendar.current.identifier)", TimeZone.current.identifier,
      ]
    )
    #expect(host.texts[0] != "")
  }

  private struct Counting: App {
    var body: some Scene {
      WindowGroup(id: "count") { Count() }
      Window("Log", id: "log") { Text("log") }
    }
  }

  private struct Count: View {
    @SceneStorage("count") private var count = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("count \(count)")
      Button("Add") { count += 1 }
      Button("Open") { openWindow(id: "count") }
      Button("Log") { openWindow(id: "log") }
    }
  }

  private struct Stored: App {
    static let suite = "WindowSurroundingsTests"
    var body: some Scene {
      WindowGroup { Name() }
        .defaultAppStorage(UserDefaults(suiteName: Stored.suite) ?? .standard)
    }
  }

  private struct Name: View {
    @AppStorage("name") private var name = "nobody"
    var body: some View { Text(name) }
  }

  @Test func `say where app storage keeps its values`() throws {
    let defaults = try #require(UserDefaults(suiteName: Stored.suite))
    defer { defaults.removePersistentDomain(forName: Stored.suite) }
    defaults.set("Ada", forKey: "name")
    #expect(TestHost(AppSession(Stored.self).viewTree).texts == ["Ada"])
  }

  @MainActor private final class Log {
    var entries: [Int] = []
  }

  private struct Numbers: App {
    static let log = Log()
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        let _ = Numbers.log.entries.append(number)
        Numbered(number: $number)
      } defaultValue: {
        1
      }
    }
  }

  private struct Numbered: View {
    @Binding var number: Int
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open") { openWindow(value: 2) }
      Button("Ten") { number *= 10 }
    }
  }

  @Test func `make what a window shows for its own value alone`() {
    let host = TestHost(AppSession(Numbers.self).viewTree)
    host.tap("Open")
    Numbers.log.entries = []
    host.tap("Ten")
    #expect(Numbers.log.entries == [10])
    host.viewTree.environment.scenePhase = .background
    host.settle()
    #expect(Numbers.log.entries == [10])
  }

  private func counts(_ host: TestHost) -> [String] {
    host.texts.filter { $0.hasPrefix("count") }
  }

  @Test func `keep other scene storage in each window`() {
    let host = TestHost(AppSession(Counting.self).viewTree)
    host.tap("Open")
    _ = host.bodiesRun
    host.tap("Add")
    #expect(counts(host) == ["count 1", "count 0"])
    #expect(host.bodiesRun == ["Count"])
  }

  @Test func `keep scene storage where the host says`() throws {
    var asked: [String?] = []
    var kept: [SceneValues] = []
    func session() throws -> AppSession {
      let session = AppSession(Counting.self)
      let old = try kept.first?.propertyList()
      session.makeSceneValues = { id in
        asked.append(id)
        let values = old.flatMap { try? SceneValues(propertyList: $0) } ?? SceneValues()
        kept.append(values)
        return values
      }
      return session
    }
    let first = try TestHost(session().viewTree)
    first.tap("Add")
    first.tap("Log")
    first.tap("Log")
    #expect(asked == ["count", "log"])
    let second = try TestHost(session().viewTree)
    #expect(counts(second) == ["count 1"])
  }
}
