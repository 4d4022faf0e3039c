import Ambient
import AmbientTextHost
import Testing

@Suite @MainActor struct `The text host` {
  private final class TestApp: HostedApp {
    let tree: any HostedTree
    var phase = ScenePhase.active
    var isOver = false
    let document = Paper()

    init(_ tree: any HostedTree) { self.tree = tree }

    func open(url: String) -> Bool { false }
    func openNewDocument() -> Bool { false }
    func openDocument(atPath path: String) throws { document.log.append("open \(path)") }
    var lastDocument: (any HostedDocument)? { document }
    func end() { isOver = true }
  }

  /// A document that records the calls to its functions.
  private final class Paper: HostedDocument {
    var log: [String] = []

    func save(overwriting: Bool) { log.append("save \(overwriting)") }
    func save(toPath path: String) { log.append("save to \(path)") }
    func revert() { log.append("revert") }
    func undo() { log.append("undo") }
    func redo() { log.append("redo") }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Words("\(count)")
      Key("More") { count += 1 }
    }
  }

  private final class Printed {
    var output: [String] = []
    var errors: [String] = []
  }

  @Test func `The text host prints changed elements and performs commands`() {
    let printed = Printed()
    let host = TextHost(
      output: { printed.output.append($0) },
      errors: { printed.errors.append($0) }
    )
    let app = TestApp(ViewTree { Counter() })
    host.show(app)
    host.show(app)
    #expect(printed.output == ["Words \"0\"\nKey\n  Words \"More\"\n\n"])
    for line in ["tap More", "", "tap Less", "tap More"] { #expect(host.read(line, app)) }
    #expect(printed.output.dropFirst().map { $0.prefix(9) } == ["Words \"1\"", "Words \"2\""])
    #expect(
      printed.errors == [
        """
        There is nothing to press with the name "Less".

          Present  "More"

        To fix this:
          • Use a name that is present.

        """
      ]
    )
    #expect(!host.read("quit", app))
  }

  @Test func `The changes between two tree pictures show a header only if its section changed`() {
    struct Sections: View {
      @State private var count = 0

      var body: some View {
        Section("First") { Text("A") }
        Section("Second") { Button("\(count)") { count += 1 } }
      }
    }
    let tree = ViewTree { Sections() }
    tree.settle()
    let before = TreePicture(of: tree)
    #expect(before.changes(since: before) == [])
    if let button = tree.allElements.first(where: { $0.kind == "Button" }) {
      tree.send(.press, to: button)
    }
    tree.settle()
    let changes = TreePicture(of: tree).changes(since: before)
    #expect(changes.contains { $0.contains("Second") })
    #expect(!changes.contains { $0.contains("First") })
  }

  @Test func `The text host prints the accessibility tree`() {
    let printed = Printed()
    let host = TextHost(
      output: { printed.output.append($0) },
      errors: { Issue.record("\($0)") }
    )
    let app = TestApp(ViewTree { Counter() })
    #expect(host.read("accessibility", app))
    #expect(printed.output == ["text \"0\"\nbutton \"More\"\n\n"])
  }

  @Test func `The text host performs the commands for documents`() {
    let host = TextHost(output: { _ in }, errors: { Issue.record("\($0)") })
    let app = TestApp(ViewTree { Counter() })
    for line in ["open a.txt", "save", "save b.txt", "overwrite", "revert", "undo", "redo"] {
      #expect(host.read(line, app))
    }
    #expect(
      app.document.log == [
        "open a.txt", "save false", "save to b.txt", "save true", "revert", "undo", "redo",
      ]
    )
  }

  private struct Mixer: View {
    @State private var volume = 0.5
    @State private var count = 1
    @State private var flavor = "vanilla"
    @State private var name = "Ada"
    @State private var isAsking = false

    var body: some View {
      Text(verbatim: "\(volume) \(count) \(flavor) \(name)")
      Slider(value: $volume) { Text("Volume") }
      Stepper("Count", value: $count)
      Picker("Flavor", selection: $flavor) {
        Text("Vanilla").tag("vanilla")
        Text("Mint").tag("mint")
      }
      TextField("Name", text: $name)
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) { Button("Reset") { count = 0 } }
    }
  }

  /// Lets a text host show a tree and read some lines.
  ///
  /// Returns all text that the host prints.
  private func played(_ lines: [String], isBrief: Bool = false, in tree: ViewTree) -> Printed {
    let printed = Printed()
    let host = TextHost(
      isBrief: isBrief,
      output: { printed.output.append($0) },
      errors: { printed.errors.append($0) }
    )
    let app = TestApp(tree)
    host.show(app)
    for line in lines { #expect(host.read(line, app)) }
    return printed
  }

  @Test func `The text host operates controls and answers an alert`() {
    let tree = ViewTree { Mixer() }
    let printed = played(
      [
        "adjust Volume to 0.25", "increment Count", "choose Mint in Flavor", "type into Name",
        "tap Ask", "answer Reset in Sure?", "increment Count", "decrement Count", "increment Count",
      ],
      in: tree
    )
    #expect(printed.errors == [])
    #expect(tree.allElements.first?.text == "0.25 1 mint ")
    #expect(played(["type \"\" into Name"], in: ViewTree { Mixer() }).errors == [])
  }

  private struct Reader: View {
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var detent = PresentationDetent.medium
    @State private var isShown = false

    var body: some View {
      NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
        Button("Show") { isShown = true }
      } detail: {
        Text("detail")
      }
      .sheet(isPresented: $isShown) {
        Text("sheet").presentationDetents([.medium, .large], selection: $detent)
      }
    }
  }

  @Test func `The text host resizes a sheet, and shows columns of a split view`() throws {
    let tree = ViewTree { Reader() }
    let printed = played(
      ["columns detailOnly", "column detail", "column top", "tap Show", "resize large"],
      in: tree
    )
    #expect(printed.errors.count == 1)
    #expect(printed.errors.first?.hasPrefix("There is no choice with the name \"top\"") == true)
    let split = try #require(tree.allElements.first { $0.kind == .navigationSplitView })
    #expect(split[.columnVisibility] == "detailOnly")
    #expect(split[.preferredColumn] == "detail")
    #expect(tree.allElements.first { $0.kind == .sheet }?[.detent] == "large")
  }

  @Test func `In brief mode, the text host prints only the changed part after a change`() {
    let printed = played(["tap More", "tree"], isBrief: true, in: ViewTree { Steps() })
    #expect(
      printed.output == [
        """
        VStack
          Text "0"
          Button
            Text "More"


        """,
        """
          VStack
        *   Text "1"


        """,
        """
        VStack
          Text "1"
          Button
            Text "More"


        """,
      ]
    )
  }

  private struct Steps: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `The text host reports which bodies ran and why`() {
    let printed = played(
      ["bodies", "bodies", "tap More", "bodies", "explain Steps", "explain Stesp", "help"],
      in: ViewTree { Steps() }
    )
    let answers = printed.output.filter { !$0.hasPrefix("VStack") }
    #expect(
      answers.dropLast() == [
        "Steps: it appeared\n\n",
        "No body ran.\n\n",
        "Steps: Steps.count changed\n\n",
        """
        Steps
          Steps.count
          last run because Steps.count changed


        """,
      ]
    )
    #expect(printed.errors == ["There is no view 'Stesp'.\n\n  Similar  Steps\n"])
    #expect(answers.last?.hasPrefix("tap NAME                press a button") == true)
    #expect(answers.last?.contains("\nexplain VIEW            print why") == true)
  }
}
