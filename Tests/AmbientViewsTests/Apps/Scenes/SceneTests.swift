import Ambient
import AmbientCore
import AmbientTesting
import Foundation
import Testing

@testable import AmbientTextHost
@testable import AmbientViews

@Suite @MainActor struct `A scene` {
  private struct Mail: App {
    var body: some Scene {
      WindowGroup { Inbox() }
        .commands {
          CommandMenu("Mail") {
            Button("Fetch") {}
          }
          CommandGroup(replacing: .newItem) { Button("Compose") {} }
          MoreCommands()
        }
      Group {
        Window("Log", id: "log") { Text("log") }
        if #available(macOS 15, *) { Window("Extra", id: "extra") { Text("extra") } }
      }
    }
  }

  private struct MoreCommands: Commands {
    @State private var isMore = false
    @Environment(\.scenePhase) private var phase
    var body: some Commands {
      CommandGroup(after: .help) {
        Button("More \(phase)") { isMore.toggle() }
      }
      if isMore { CommandMenu("Extras") { Text("extra") } }
    }
  }

  private struct Inbox: View {
    @State private var opened: [String] = []
    var body: some View {
      Text(opened.joined(separator: " "))
        .onOpenURL { opened.append($0.absoluteString) }
    }
  }

  @Test func `The element of the window precedes the elements of the commands in the tree`() {
    let host = TestHost(AppSession(Mail.self).viewTree)
    #expect(host.takeBodies() == ["Mail", "MoreCommands", "Inbox"])
    #expect(host.bodies { host.tap("More active") } == ["MoreCommands"])
    #expect(
      host.tree == """
        Window
          Text ""
        Commands
          CommandMenu title=Mail
            Button
              Text "Fetch"
          CommandGroup replacing=newItem
            Button
              Text "Compose"
          CommandGroup after=help
            Button
              Text "More active"
          CommandMenu title=Extras
            Text "extra"
        """
    )
  }

  @Test func `A URL opens in a window that has onOpenURL`() throws {
    let session = AppSession(Mail.self)
    let host = TestHost(session.viewTree)
    host.takeBodies()
    let url = try #require(URL(string: "mail:ada"))
    #expect(session.open(url))
    host.settle()
    #expect(host.texts.first == "mail:ada")
    #expect(host.takeBodies() == ["Inbox"])
    host.viewTree.send(.dismiss, to: host.elements[0])
    host.settle()
    #expect(!session.open(url))
  }

  private struct Tracked: App {
    static let tracker = LifetimeTracker()
    @State private var token = Tracked.tracker.token("app")
    var body: some Scene {
      WindowGroup { [token] in
        TrackedView(token: token)
      }
      .onChange(of: 1, initial: true) { token.keep() }
      .commands { CommandMenu("Menu") { Button("Keep") { token.keep() } } }
    }
  }

  private struct TrackedView: View {
    let token: LifetimeToken
    @State private var own = Tracked.tracker.token("view")
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open") {
        own.keep()
        openWindow(id: "none")
      }
      .onOpenURL { _ in token.keep() }
    }
  }

  @Test func `A scene releases its objects when the app ends`() {
    let session = AppSession(Tracked.self)
    let host = TestHost(session.viewTree)
    #expect(host.texts == ["Open", "Keep"])
    #expect(Tracked.tracker.trackedCount > 1)
    session.end()
    #expect(Tracked.tracker.alive == [])
  }
}

@Suite @MainActor struct `The launch of an app` {
  private struct SilentHost: AppHost {
    static let name = "silent"
    static let summary = "shows nothing"
    func run(_ app: any HostedApp) -> Never { fatalError("No test runs this host.") }
  }

  private let hosts: [any AppHost.Type] = [TextHost.self, SilentHost.self]

  private func chosen(_ arguments: String...) -> String? {
    guard case .show(let host) = Launch(["/bin/app"] + arguments, hosts: hosts) else { return nil }
    return host.name
  }

  @Test func `An option after --host is not the name of a host`() {
    guard case .help = Launch(["app", "--host", "--help"], hosts: hosts) else {
      Issue.record("The app does not print its help.")
      return
    }
  }

  @Test func `The argument --host chooses the host of an app`() {
    #expect(chosen() == "text")
    #expect(chosen("-verbose", "file") == "text")
    #expect(chosen("--brief") == "text")
    #expect(chosen("--host", "silent", "--", "--verbose") == "silent")
    #expect(chosen("--host", "silent") == "silent")
    #expect(chosen("--host=silent") == "silent")
  }

  @Test func `The argument --help lists the hosts and their options`() {
    guard case .help(let text) = Launch(["/bin/app", "--help"], hosts: hosts) else {
      Issue.record("no help")
      return
    }
    #expect(
      text == """
        Usage: app [--host NAME] [OPTION ...]

        Hosts:
          text    prints the elements as text, and reads commands from standard input (default)
          silent  shows nothing

        Options:
          --brief  prints only the changed lines, and the elements around them (host 'text')
        """
    )
  }

  @Test func `The launch of an app fails for an unknown option of the host`() {
    guard case .failure(let text) = Launch(["app", "--brif"], hosts: hosts) else {
      Issue.record("no failure")
      return
    }
    #expect(
      text == """
        There is no option '--brif'.

          Present  --host, --help, --brief

        To fix this:
          • Use one of these, or write '--' before the app's own options.
        """
    )
    guard case .failure = Launch(["app", "--host", "silent", "--brief"], hosts: hosts) else {
      Issue.record("no failure")
      return
    }
  }

  @Test func `The launch of an app fails for an unknown host`() {
    guard case .failure(let text) = Launch(["app", "--host", "tv"], hosts: hosts) else {
      Issue.record("no failure")
      return
    }
    #expect(
      text == """
        There is no host 'tv'.

          Present  text, silent
        """
    )
    guard case .failure(let text) = Launch(["app", "--host"], hosts: hosts) else {
      Issue.record("no failure")
      return
    }
    #expect(text.hasPrefix("'--host' needs the name of a host."))
  }
}

@Suite @MainActor struct `A command of the text host` {
  @Test func `A command of the text host is parsed from a line of text`() throws {
    #expect(try TextCommand("tap  Save as ") == .tap("Save as"))
    #expect(try TextCommand("toggle Wi-Fi") == .toggle("Wi-Fi"))
    #expect(try TextCommand("type go into town into Note") == .type("go into town", into: "Note"))
    #expect(try TextCommand("back") == .back)
    #expect(try TextCommand("dismiss") == .dismiss)
    #expect(try TextCommand("quit") == .quit)
    #expect(try TextCommand("type  into Text") == .type("", into: "Text"))
    #expect(try TextCommand("type into a into Text") == .type("into a", into: "Text"))
    #expect(try TextCommand("  ") == nil)
  }

  @Test(arguments: [
    ("tap", "Usage  tap NAME"), ("toggle", "Usage  toggle NAME"),
    ("type word", "Usage  type TEXT into NAME"), ("back 2", "Usage  back"),
    ("adjust Volume to loud", "Usage  adjust NAME to NUMBER"),
    (
      "jump",
      """
      Present  tap, toggle, type, submit, paste, choose, adjust, increment, decrement, answer, \
      search, cancel, refresh, back, dismiss, resize, columns, column, expand, collapse, menu, \
      link, date, color, files, delete, move, swipe, focus, press, new, open, save, overwrite, \
      revert, undo, redo, tree, accessibility, bodies, explain, help, quit
      """
    ),
  ])
  func `The error for a bad command shows its usage or all commands`(line: String, fact: String) {
    #expect(throws: UserActionError.self) { try TextCommand(line) }
    do {
      _ = try TextCommand(line)
    } catch {
      #expect(
        "\(error)" == """
          '\(line)' is not a command.

            \(fact)

          To fix this:
            • Enter 'help' for the meaning of all commands.
          """
      )
    }
  }

  @Test func `A failed command of the text host lists the possible elements`() throws {
    let host = TestHost {
      Button("Save") {}
      Button("Send") {}.disabled(true)
    }
    func error(_ line: String) -> String? {
      do {
        try TextCommand(line)?.perform(in: host.viewTree)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(error("tap Save") == nil)
    #expect(error("tap Send") == "Button \"Send\" is disabled.")
    #expect(
      error("tap Go")
        == """
        There is nothing to press with the name "Go".

          Present  "Save", "Send"

        To fix this:
          • Use a name that is present.
        """
    )
    #expect(error("back") == "There is no page to go back from.")
    #expect(error("dismiss") == "There is nothing to dismiss.")
  }
}
