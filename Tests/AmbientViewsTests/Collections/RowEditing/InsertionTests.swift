import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Song: Codable, Transferable, Identifiable {
  var title: String
  var id: String { title }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

private struct Playlist: View {
  @State private var songs = ["One", "Two"].map(Song.init)

  var body: some View {
    Text("Three").draggable(Song(title: "Three"))
    List {
      ForEach(songs) { SongRow(song: $0) }
        .onDelete { songs.remove(atOffsets: $0) }
        .dropDestination(for: Song.self) { songs.insert(contentsOf: $0, at: $1) }
    }
  }
}

private struct SongRow: View {
  let song: Song

  var body: some View { Text(song.title) }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Links: View {
  let log: Log

  var body: some View {
    ForEach(["a", "b"], id: \.self) { Text($0) }
      .onInsert(of: [.url]) { offset, providers in
        log.lines.append("\(providers.count) at \(offset)")
      }
  }
}

@Suite @MainActor struct `Drops between rows` {
  @Test(
    arguments: [
      (0, ["Three", "One", "Two"]), (1, ["One", "Three", "Two"]), (2, ["One", "Two", "Three"]),
    ]
  )
  func `A drop between rows runs no body of an existing row`(index: Int, titles: [String]) {
    let host = TestHost { Playlist() }
    let bodies = host.bodies { host.lift("Three")?.drop(atRow: index) }
    #expect(bodies == ["Playlist", "SongRow"])
    #expect(Array(host.texts.dropFirst()) == titles)
  }

  @Test func `A test can drop a value before or after the row with a given text`() throws {
    let host = TestHost { Playlist() }
    try #require(host.lift("Three")).drop(before: "Two")
    #expect(host.texts == ["Three", "One", "Three", "Two"])
    host.delete("Three")
    try #require(host.lift("Three")).drop(after: "Two")
    #expect(host.texts == ["Three", "One", "Two", "Three"])
  }

  @Test func `A list takes several values that one drop brings from outside of the tree`() {
    let host = TestHost { Playlist() }
    host.drop([Song(title: "Four"), Song(title: "Five")], atRow: 1)
    #expect(host.texts == ["Three", "One", "Four", "Five", "Two"])
  }

  @Test func `A list ignores a dropped value of a type that its drop destination does not take`() {
    let host = TestHost { Playlist() }
    host.drop(["text"], atRow: 1)
    #expect(host.texts == ["Three", "One", "Two"])
  }

  @Test func `A drop destination decodes bytes from another program`() async throws {
    let host = TestHost { Playlist() }
    let row = try #require(host.elements(of: .editableRow).first)
    let bytes = try JSONEncoder().encode(Song(title: "Six"))
    let item = DropEvent.Item(type: "public.json", content: Array(bytes))
    host.perform(InsertItemsEvent([item], isAfter: true), on: row)
    await host.settle { host.texts == ["Three", "One", "Six", "Two"] }
  }

  @Test func `onInsert gets the item providers and the offset of a drop`() {
    let log = Log()
    let host = TestHost { Links(log: log) }
    let links = ["https://a.example", "https://b.example"].compactMap { URL(string: $0) }
    host.drop(links, atRow: 2)
    host.drop(["text"], atRow: 0)
    #expect(log.lines == ["2 at 2"])
  }

  @Test func `onInsert accepts types by their identifiers`() {
    let log = Log()
    let host = TestHost {
      ForEach(["a"], id: \.self) { Text($0) }
        .onInsert(of: ["public.text"]) { log.lines.append("\($1.count) at \($0)") }
    }
    host.drop(["text"], atRow: 0)
    #expect(log.lines == ["1 at 0"])
  }

  @Test func `If several insertion modifiers accept a dropped value, the outermost one takes it`() {
    let log = Log()
    let host = TestHost {
      ForEach(["a"], id: \.self) { Text($0) }
        .onInsert(of: [.url]) { log.lines.append("inner \($1.count) at \($0)") }
        .onInsert(of: [.json]) { log.lines.append("json \($1.count) at \($0)") }
        .onInsert(of: [.url]) { log.lines.append("outer \($1.count) at \($0)") }
        .dropDestination(for: Song.self) { log.lines.append("\($0.map(\.title)) at \($1)") }
        .onInsert(of: [.plainText]) { log.lines.append("text \($1.count) at \($0)") }
    }
    host.drop([Song(title: "Four")], atRow: 1)
    host.drop(URL(string: "https://a.example").map { [$0] } ?? [], atRow: 0)
    host.drop(["text"], atRow: 0)
    #expect(log.lines == [#"["Four"] at 1"#, "outer 1 at 0", "text 1 at 0"])
    #expect(
      host.elements(of: .editableRow).map { $0[.insertedTypes] } == [
        "public.plain-text public.json public.url"
      ]
    )
  }

  @Test func `An attribute of a row names the types that the user can drop beside the row`() {
    let host = TestHost {
      Links(log: Log())
      Playlist()
      ForEach(["c"], id: \.self) { Text($0) }.onDelete { _ in }
    }
    let rows = host.elements(of: .editableRow)
    let types = rows.map { $0[.insertedTypes] }
    #expect(types == ["public.url", "public.url", "public.json", "public.json", nil])
    let takes = rows.map { $0.takes(InsertItemsEvent.self) }
    #expect(takes == [true, true, true, true, false])
  }

  @Test func `A list takes a dropped value while only visible rows are in the tree`() {
    struct Numbers: View {
      @State private var numbers = (0..<500).map { "\($0)" }

      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { numbers.insert(contentsOf: $0, at: $1) }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Numbers() }
    host.drop(["new"], atRow: 2)
    #expect(host.texts.prefix(4) == ["0", "1", "new", "2"])
  }

  @Test func `A drop at a missing row records an issue`() {
    let host = TestHost { Text("a") }
    withKnownIssue {
      host.drop(["b"], atRow: 1)
    } matching: { issue in
      issue.comments == [
        """
        There is no row 1 at which values can be dropped.

          Rows  0

        To fix this:
          • Add 'onInsert' or 'dropDestination' to the ForEach.
        """
      ]
    }
  }
}
