import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

private struct FlavorKey: EnvironmentKey {
  static let defaultValue = "plain"
}

@Observable private final class Shop {
  var sales = 0
}

@Suite @MainActor struct `An app` {
  private struct Kiosk: App {
    @State private var shop = Shop()
    @State private var flavor = "mint"
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup("Kiosk", id: "kiosk") { Counter() }
        .environment(\.flavor, "\(flavor) \(phase)")
        .environment(shop)
        .defaultSize(width: 300, height: 200)
        .defaultPosition(.topTrailing)
        .windowResizability(.contentSize)
      Stock(flavor: $flavor)
      Settings { Text("settings") }
    }
  }

  private struct Stock: Scene {
    @Binding var flavor: String
    @State private var changes = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      Window("Stock", id: "stock") {
        Text("changes \(changes)")
        Button("Lemon") { flavor = "lemon" }
      }
      .onChange(of: phase) { changes += 1 }
    }
  }

  private struct Counter: View {
    @Environment(Shop.self) private var shop
    @Environment(\.flavor) private var flavor
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var isDesktop
    @State private var own = 0

    var body: some View {
      Text("\(shop.sales) \(own) \(flavor) \(isDesktop)")
      Button("Sell") {
        shop.sales += 1
        own += 1
      }
      Button("Another") { openWindow(id: "kiosk") }
      Button("Stock") { openWindow(id: "stock") }
      Button("Settings") { openSettings() }
      Button("Close stock") { dismissWindow(id: "stock") }
      Button("Close") { dismiss() }
      Button("Unknown") { openWindow(id: "cellar") }
    }
  }

  private func windows(_ host: TestHost) -> [ElementAttributes] {
    host.elements.filter { $0.kind == .window }.map(\.attributes)
  }

  private func counts(_ host: TestHost) -> [String] {
    host.texts.filter { $0.hasSuffix("true") || $0.hasPrefix("changes") || $0 == "settings" }
  }

  @Test func `An app starts with a window of its first scene`() {
    let host = TestHost(AppSession(Kiosk.self).viewTree)
    #expect(host.takeBodies() == ["Kiosk", "Stock", "Counter"])
    #expect(
      windows(host) == [
        ElementAttributes(named: [
          "id": .string("kiosk"), "title": .string("Kiosk"), "defaultSize": .string("300 200"),
          "defaultPosition": .string("1 0"),
          "resizability": .string("contentSize"),
        ])
      ]
    )
    #expect(counts(host) == ["0 0 mint active true"])
  }

  @Test func `Each window of an app has its own state`() {
    let host = TestHost(AppSession(Kiosk.self).viewTree)
    host.tap("Sell")
    host.tap("Another")
    host.tap("Stock")
    host.tap("Stock")
    host.tap("Settings")
    #expect(
      counts(host) == [
        "1 1 mint active true", "1 0 mint active true", "changes 0", "settings",
      ]
    )
    #expect(windows(host)[2] == ElementAttributes(.id, "stock").setting(.title, to: "Stock"))
    #expect(windows(host)[3] == ElementAttributes(.role, "settings"))
    #expect(host.bodies { host.tap("Sell") } == ["Counter", "Counter"])
    host.tap("Close stock")
    host.tap("Close")
    #expect(counts(host) == ["2 0 mint active true", "settings"])
    host.viewTree.send(.dismiss, to: host.elements.last { $0.kind == .window }!)
    host.settle()
    #expect(counts(host) == ["2 0 mint active true"])
  }

  @Test func `A body in an app runs only when a value that it reads changes`() {
    let session = AppSession(Kiosk.self)
    let host = TestHost(session.viewTree)
    host.tap("Stock")
    host.takeBodies()
    host.tap("Lemon")
    #expect(host.takeBodies() == ["Kiosk", "Counter"])
    session.phase = .background
    host.settle()
    // Stock's body first runs for the new phase. The closure of onChange then writes the state
    // 'changes', and the body runs again.
    #expect(host.takeBodies() == ["Kiosk", "Counter", "Stock", "Stock"])
    #expect(counts(host) == ["0 0 lemon background true", "changes 1"])
  }

  @Test func `openWindow warns about an identifier that no scene declares`() {
    let host = TestHost(AppSession(Kiosk.self).viewTree)
    let warnings = warnings { host.tap("Unknown") }
    #expect(
      warnings == [
        """
        No scene with the identifier "cellar" can open a window.

          Present  "kiosk", "stock"

        To fix this:
          • Declare 'WindowGroup(id: "cellar")' or 'Window(_:id: "cellar")' in the body of the app.
        """
      ]
    )
  }

  private struct Reader: App {
    var body: some Scene {
      WindowGroup("Book", id: "book", for: Int.self) { $number in Book(number: $number) }
      WindowGroup(for: String.self) { $name in
        Text("name \(name)")
      } defaultValue: {
        "guest"
      }
    }
  }

  private struct Book: View {
    @Binding var number: Int?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text("book \(number.map(String.init) ?? "none")")
        .navigationTitle("Book \(number ?? 0)")
      Button("Five") { openWindow(value: 5) }
      Button("Five by name") { openWindow(id: "book", value: 5) }
      Button("Turn") { number = 6 }
      Button("Close six") { dismissWindow(value: 6) }
      Button("Ada") { openWindow(value: "Ada") }
      Button("True") { openWindow(value: true) }
      Button("True by name") { openWindow(id: "truth", value: true) }
    }
  }

  @Test func `A window group opens one window for each value`() {
    let host = TestHost(AppSession(Reader.self).viewTree)
    func shown() -> [String] {
      host.texts.filter { $0.hasPrefix("book") || $0.hasPrefix("name") }
    }
    #expect(shown() == ["book none"])
    host.tap("Five")
    host.tap("Five by name")
    #expect(shown() == ["book none", "book 5"])
    #expect(windows(host).map { $0[.title] } == ["Book 0", "Book 5"])
    host.tap("Turn")
    host.tap("Five")
    #expect(shown() == ["book 6", "book 5"])
    host.tap("Close six")
    host.tap("Ada")
    #expect(shown() == ["book 5", "name Ada"])
    let warnings = warnings { host.tap("True") }
    #expect(
      warnings == [
        """
        No scene can open a window for a value of type 'Bool'.

          Present  "book" (for Int), a scene without an identifier (for String)

        To fix this:
          • Declare 'WindowGroup(for: Bool.self)' in the body of the app.
        """
      ]
    )
    let byName = AmbientTestSupport.warnings { host.tap("True by name") }
    #expect(
      byName == [
        """
        No scene with the identifier "truth" can open a window for a value of type \
        'Bool'.

          Present  "book" (for Int), a scene without an identifier (for String)

        To fix this:
          • Declare 'WindowGroup(id: "truth", for: Bool.self)' in the body of the app.
        """
      ]
    )
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(id: "any") } }
  }

  @Test func `openWindow warns in a tree without an app`() {
    let host = TestHost { Opener() }
    let warnings = warnings { host.tap("Open") }
    #expect(
      warnings == [
        """
        Windows can only be opened in an app.

          Views  mounted by a host without scenes

        To fix this:
          • Declare an 'App', and let it show the view in a 'WindowGroup'.
        """
      ]
    )
  }
}
