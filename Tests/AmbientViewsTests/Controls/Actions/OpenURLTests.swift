import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Opening a URL` {
  @MainActor private final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  private static let page = "https://swift.org/a"

  private struct Opener: View {
    let log: Log
    var url = page
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("Open") {
        guard let url = URL(string: url) else { return }
        openURL(url) { log($0 ? "accepted" : "refused") }
      }
      Button("Just open") { if let url = URL(string: url) { openURL(url) } }
      Button("Open in app") {
        if let url = URL(string: url) { openURL(url, prefersInApp: true) }
      }
    }
  }

  private func system(_ log: Log, accepts: Bool = true) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.urlOpener = URLOpener { url, completion in
      log("system \(url)")
      completion(accepts)
    }
    return values
  }

  @Test func `The openURL action passes the URL to the host if no handler is set`() {
    let log = Log()
    let host = TestHost(environment: system(log)) { Opener(log: log) }
    host.tap("Open")
    host.tap("Just open")
    #expect(log.entries == ["system \(Self.page)", "accepted", "system \(Self.page)"])
    host.tap("Open in app")
    #expect(log.entries.last == "system \(Self.page)")
    #expect(log.entries.count == 4)
    #expect(host.takeBodies() == ["Opener"])
  }

  @Test func `openURL tells its caller if the host refuses the URL`() {
    let log = Log()
    let host = TestHost(environment: system(log, accepts: false)) { Opener(log: log) }
    host.tap("Open")
    #expect(log.entries == ["system \(Self.page)", "refused"])
  }

  @Test func `A URL is refused if there is no handler and the host has no URL opener`() {
    let log = Log()
    let host = TestHost { Opener(log: log) }
    host.tap("Open")
    #expect(log.entries == ["refused"])
  }

  @Test(arguments: [
    ("handled", ["handler", "accepted"]),
    ("discarded", ["handler", "refused"]),
    ("system", ["handler", "system https://swift.org/a", "accepted"]),
    ("other", ["handler", "system https://swift.org/b", "accepted"]),
    ("in app", ["handler", "system https://swift.org/a", "accepted"]),
    ("other in app", ["handler", "system https://swift.org/b", "accepted"]),
  ])
  func `The handler decides what happens to a URL`(_ answer: String, _ expected: [String]) throws {
    let log = Log()
    let other = try #require(URL(string: "https://swift.org/b"))
    let host = TestHost(environment: system(log)) {
      Opener(log: log)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log("handler")
            return switch answer {
            case "handled": .handled
            case "discarded": .discarded
            case "system": .systemAction
            case "in app": .systemAction(prefersInApp: true)
            case "other in app": .systemAction(other, prefersInApp: true)
            default: .systemAction(other)
            }
          }
        )
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log("outer handler")
            return .handled
          }
        )
    }
    host.tap("Open")
    #expect(log.entries == expected)
  }

  @Test func `The URL of a file is refused unless a handler accepts the URL`() {
    let log = Log()
    let host = TestHost(environment: system(log)) {
      Opener(log: log, url: "file:///etc/hosts")
      Opener(log: log, url: "file:///etc/hosts")
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    host.tap("Open")
    #expect(log.entries == ["refused"])
    host.viewTree.send(.press, to: host.elements[6])
    #expect(log.entries == ["refused", "accepted"])
  }

  @Test func `Without a URL opener, a handler that returns systemAction causes a warning`() {
    let log = Log()
    let warnings = Warnings()
    let host = TestHost {
      Opener(log: log).environment(\.openURL, OpenURLAction { _ in .systemAction })
    }
    warnings.during { host.tap("Open") }
    #expect(log.entries == [])
    #expect(
      warnings.texts == [
        """
        OpenURLAction configured without a fallback

          URL  https://swift.org/a

        To fix this, do one of:
          • Let the host set 'urlOpener' in the environment of the tree.
          • Let the handler return '.handled' or '.discarded'.
        """
      ]
    )
  }

  private struct Reader: View {
    let log: Log
    @Environment(\.openURL) private var openURL

    var body: some View {
      let openURL = openURL
      Button("Go") { if let url = URL(string: page) { openURL(url) } }
    }
  }

  private struct Shelf: View {
    let log: Log
    @State private var count = 0
    @State private var isHandling = true

    var body: some View {
      Button("More") { count += 1 }
      Button("Stop") { isHandling.toggle() }
      Group {
        Reader(log: log)
        Link("Site", destination: site)
      }
      .environment(\.openURL, isHandling ? handler : EnvironmentValues().openURL)
    }

    private var site: URL { URL(string: "https://swift.org/site") ?? URL(fileURLWithPath: "/") }

    private var handler: OpenURLAction {
      OpenURLAction { [count] url in
        log("\(count) \(url.lastPathComponent)")
        return .handled
      }
    }
  }

  @Test func `openURL calls the newest handler, and a new handler makes no reader run again`() {
    let log = Log()
    let host = TestHost { Shelf(log: log) }
    #expect(host.takeBodies() == ["Shelf", "Reader"])
    host.tap("More")
    #expect(host.takeBodies() == ["Shelf"])
    host.tap("Go")
    host.follow("Site")
    #expect(log.entries == ["1 a", "1 site"])
    #expect(host.takeBodies() == [])
    host.tap("Stop")
    #expect(host.takeBodies() == ["Shelf", "Reader"])
  }

  private struct Passing: View {
    let log: Log
    @Environment(\.openURL) private var openURL

    var body: some View { Reader(log: log).environment(\.openURL, openURL) }
  }

  private struct Outer: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("More") { count += 1 }
      Passing(log: log).environment(
        \.openURL,
        OpenURLAction { [count] _ in
          log("\(count)")
          return .handled
        }
      )
    }
  }

  @Test func `An openURL action that a view passes on to its child calls the newest handler`() {
    let log = Log()
    let host = TestHost { Outer(log: log) }
    host.tap("More")
    host.takeBodies()
    host.tap("Go")
    #expect(log.entries == ["1"])
    #expect(host.takeBodies() == [])
  }

  private struct Keeping: View {
    let log: Log
    @State private var stored: OpenURLAction?

    var body: some View {
      Keeper(stored: $stored, log: log)
        .environment(
          \.openURL,
          stored
            ?? OpenURLAction { _ in
              log("handled")
              return .handled
            }
        )
    }
  }

  private struct Keeper: View {
    @Binding var stored: OpenURLAction?
    let log: Log
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("Keep") { stored = openURL }
      Opener(log: log)
    }
  }

  @Test func `An openURL action that becomes its own handler does not call itself forever`() {
    let log = Log()
    let host = TestHost { Keeping(log: log) }
    host.tap("Keep")
    host.tap("Just open")
    #expect(log.entries == ["handled"])
  }

  @Test func `The element of a link has the destination as an attribute`() {
    let host = TestHost {
      if let url = URL(string: Self.page) {
        Link(destination: url) { Text("Swift") }
          .disabled(true)
      }
    }
    #expect(
      host.tree == """
        Link destination=https://swift.org/a disabled
          Text "Swift"
        """
    )
  }

  @Test func `Unmounting the tree releases the handler of openURL`() {
    let tracker = LifetimeTracker()
    let host = TestHost {
      let token = tracker.token("handler")
      Reader(log: Log())
        .environment(
          \.openURL,
          OpenURLAction { _ in
            token.keep()
            return .handled
          }
        )
    }
    #expect(tracker.alive == ["handler"])
    host.unmount()
    #expect(tracker.alive == [])
    #expect(tracker.trackedCount > 0)
  }
}
