import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `A window of an app` {
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

  @Test func `A window has the locale, calendar and time zone of the user`() {
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
    static let suite = "WindowEnvironmentTests"
    var body: some Scene {
      WindowGroup { Name() }
        .defaultAppStorage(UserDefaults(suiteName: Stored.suite) ?? .standard)
    }
  }

  private struct Name: View {
    @AppStorage("name") private var name = "none"
    var body: some View { Text(name) }
  }

  @Test func `A window has the default app storage of its scene`() throws {
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

  @Test func `A window runs the content closure again only when the value of the window changes`() {
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

  @Test func `Each window has its own scene storage`() {
    let host = TestHost(AppSession(Counting.self).viewTree)
    host.tap("Open")
    host.takeBodies()
    host.tap("Add")
    #expect(counts(host) == ["count 1", "count 0"])
    #expect(host.takeBodies() == ["Count"])
  }

  @Test func `A window uses the scene storage that the host creates`() throws {
    var requested: [String?] = []
    var created: [SceneValues] = []
    func session() throws -> AppSession {
      let session = AppSession(Counting.self)
      let old = try created.first?.propertyList()
      session.makeSceneValues = { id in
        requested.append(id)
        let values = old.flatMap { try? SceneValues(propertyList: $0) } ?? SceneValues()
        created.append(values)
        return values
      }
      return session
    }
    let first = try TestHost(session().viewTree)
    first.tap("Add")
    first.tap("Log")
    first.tap("Log")
    #expect(requested == ["count", "log"])
    let second = try TestHost(session().viewTree)
    #expect(counts(second) == ["count 1"])
  }

  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
        Text("number \(number)")
      } defaultValue: {
        7
      }
      WindowGroup("Words", for: String.self) { $word in
        Text(word)
      } defaultValue: {
        "none"
      }
    }
  }

  @Test func `A window group can have both a title and a default value`() {
    let host = TestHost(AppSession(Titled.self).viewTree)
    #expect(host.texts == ["number 7"])
    #expect(host.elements(of: .window).map { $0[.title] } == ["Numbers"])
  }
}
