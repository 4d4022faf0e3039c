import Ambient
import AmbientTextHost
import Testing

@Suite @MainActor struct `The text host` {
  /// An app whose only window is a view of a test.
  private final class Stand: HostedApp {
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

  /// A document that remembers what was done with it.
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

  @Test func `prints the elements when they have changed, and reads commands`() {
    let printed = Printed()
    let host = TextHost(
      output: { printed.output.append($0) },
      errors: { printed.errors.append($0) }
    )
    let app = Stand(ViewTree { Counter() })
    host.show(app)
    host.show(app)
    #expect(printed.output == ["Words \"0\"\nKey\n  Words \"More\"\n\n"])
    for line in ["tap More", "", "tap Less", "tap More"] { #expect(host.read(line, app)) }
    #expect(printed.output.dropFirst().map { $0.prefix(9) } == ["Words \"1\"", "Words \"2\""])
    #expect(
      printed.errors == [
        "There is nothing to press with the label \"Less\".\n\n  Present  \"More\"\n"
      ]
    )
    #expect(!host.read("quit", app))
  }

  @Test func `passes on what is done with documents`() {
    let host = TextHost(output: { _ in }, errors: { Issue.record("\($0)") })
    let app = Stand(ViewTree { Counter() })
    for line in ["open a.txt", "save", "save b.txt", "overwrite", "revert", "undo", "redo"] {
      #expect(host.read(line, app))
    }
    #expect(
      app.document.log == [
        "open a.txt", "save false", "save to b.txt", "save true", "revert", "undo", "redo",
      ]
    )
  }
}
