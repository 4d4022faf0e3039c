import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor @Observable private final class Feed {
  var log: [String] = []
}

@Suite @MainActor struct `A background task of a scene` {
  @MainActor private static let feed = Feed()

  private struct Reader: App {
    var body: some Scene {
      WindowGroup { Text("\(feed.log.joined(separator: " "))") }
        .backgroundTask(.appRefresh("feed")) { await add("refreshed") }
        .backgroundTask(.urlSession("photos")) { await add("photos") }
        .backgroundTask(.urlSession) { id in await add("session \(id)") }
        .backgroundTask(.urlSession(matching: { $0.hasPrefix("p") })) { await add("p: \($0)") }
    }
  }

  private static func add(_ entry: String) { feed.log.append(entry) }

  @Test func `A background task runs for its event, and a view shows the result`() async {
    Self.feed.log = []
    let session = AppSession(Reader.self)
    let host = TestHost(session.viewTree)
    #expect(await session.runBackgroundTask(for: .appRefresh("feed")))
    #expect(host.texts == ["refreshed"])
    #expect(await session.runBackgroundTask(for: .appRefresh("other")) == false)
    #expect(host.texts == ["refreshed"])

    Self.feed.log = []
    #expect(await session.runBackgroundTask(for: .urlSession("photos")))
    #expect(Self.feed.log.sorted() == ["p: photos", "photos", "session photos"])
    Self.feed.log = []
    #expect(await session.runBackgroundTask(for: .urlSession("music")))
    #expect(Self.feed.log == ["session music"])
    session.end()
    #expect(await session.runBackgroundTask(for: .urlSession("music")) == false)
  }
}

@Suite @MainActor struct `Window visibility toggles` {
  private struct Studio: App {
    var body: some Scene {
      WindowGroup { Text("Canvas") }
        .commands { CommandMenu("Tools") { WindowVisibilityToggle(windowID: "colors") } }
      UtilityWindow("Colors", id: "colors") { Text("red") }
    }
  }

  @Test func `The label of a WindowVisibilityToggle says what a press does`() {
    let host = TestHost(AppSession(Studio.self).viewTree)
    #expect(host.texts == ["Canvas", "Show Colors"])
    #expect(host.bodies { host.tap("Show Colors") } == [])
    #expect(host.texts.contains("red"))
    host.tap("Hide Colors")
    #expect(host.texts == ["Canvas", "Show Colors"])
  }
}

@Suite @MainActor struct `Alert scenes` {
  private struct Backup: App {
    @State private var isFull = false
    @State private var isSilent = false

    var body: some Scene {
      WindowGroup {
        Button("Fill") { isFull = true }
        Text(isSilent ? "silent" : "loud")
      }
      AlertScene("The disk is full", isPresented: $isFull) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("Delete some files.")
      }
      .dialogSeverity(.critical)
      .dialogIcon(Image(systemName: "externaldrive"))
      .dialogSuppressionToggle("Never again", isSuppressed: $isSilent)
    }
  }

  @Test func `An alert scene sets severity, icon and suppression of its alert`() throws {
    let host = TestHost(AppSession(Backup.self).viewTree)
    #expect(host.elements(of: .alert).isEmpty)
    host.tap("Fill")
    let alert = try #require(host.elements(of: .alert).first)
    #expect(alert.text == "The disk is full")
    #expect(alert[.severity] == "critical")
    #expect(host.elements(of: .dialogIcon).count == 1)
    #expect(host.texts.contains("Delete some files."))
    host.toggle("Never again")
    #expect(host.texts.contains("silent"))
    host.tap("Delete")
    #expect(host.elements(of: .alert).isEmpty)
  }
}

@Suite @MainActor struct `The behaviors of a window` {
  private struct Player: App {
    var body: some Scene {
      WindowGroup {
        Text("Song")
          .windowDismissBehavior(.disabled)
          .windowMinimizeBehavior(.enabled)
          .windowFullScreenBehavior(.automatic)
          .windowResizeBehavior(.disabled)
          .windowResizeAnchor(.top)
          .allowsWindowActivationEvents()
      }
    }
  }

  @Test func `The modifiers of a view set the behaviors of its window`() throws {
    let host = TestHost(AppSession(Player.self).viewTree)
    let window = try #require(host.elements(of: .window).first)
    #expect(window[.dismissBehavior] == "disabled")
    #expect(window[.minimizeWindowBehavior] == "enabled")
    #expect(window[.fullScreenBehavior] == nil)
    #expect(window[.resizeBehavior] == "disabled")
    #expect(window[.resizeAnchor] == "0.5 0")
    #expect(window[.allowsActivationEvents] == true)
  }
}
