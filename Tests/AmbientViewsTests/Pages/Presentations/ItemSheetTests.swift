import Ambient
import AmbientTesting
import Testing

private struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct Player: View {
  @State private var song: Song?
  @State private var log: [String] = []

  var body: some View {
    Button("First") { song = Song(id: 1, title: "one") }
    Button("Renamed") { song?.title = "uno" }
    Button("Second") { song = Song(id: 2, title: "two") }
    Button("None") { song = nil }
      .sheet(item: $song, onDismiss: { log.append("gone") }) { song in Playing(song: song) }
    Log(lines: $log)
  }
}

private struct Log: View {
  @Binding var lines: [String]
  var body: some View { Text(lines.joined(separator: ",")) }
}

private struct Playing: View {
  let song: Song
  @State private var plays = 0
  var body: some View { Button("\(song.title) \(plays)") { plays += 1 } }
}

@Suite @MainActor struct `A sheet for an item` {
  @Test func `A sheet for an item updates and keeps its state if the identifier stays the same`() {
    let host = TestHost { Player() }
    host.takeBodies()
    host.tap("First")
    #expect(host.texts.contains("one 0"))
    #expect(host.takeBodies() == ["Playing"])
    host.tap("one 0")
    #expect(host.takeBodies() == ["Playing"])
    host.tap("Renamed")
    #expect(host.texts.contains("uno 1"))
    #expect(host.takeBodies() == ["Playing"])
    #expect(host.texts.last == "")
  }

  @Test func `A sheet for an item is replaced when the identifier of the item changes`() {
    let host = TestHost { Player() }
    host.tap("First")
    host.tap("one 0")
    let sheet = host.elements.first { $0.kind == .sheet }
    host.tap("Second")
    #expect(host.texts.contains("two 0"))
    #expect(sheet?.isMounted == false)
    #expect(host.texts.last == "gone")
  }

  @Test func `A dismissal and a nil item both close a sheet and run onDismiss`() {
    let host = TestHost { Player() }
    host.tap("First")
    host.dismiss()
    #expect(host.elements.filter { $0.kind == .sheet }.isEmpty)
    host.tap("First")
    host.tap("None")
    #expect(host.texts.last == "gone,gone")
  }

  private struct Rows: View {
    @State private var songs = [Song(id: 1, title: "one"), Song(id: 2, title: "two")]
    var body: some View {
      Button("Swap") { songs.reverse() }
      ForEach(songs) { song in Row(song: song) }
    }
  }

  private struct Row: View {
    let song: Song
    @State private var chosen: Song?
    var body: some View {
      Button("Show \(song.title)") { chosen = song }
        .popover(item: $chosen, arrowEdge: .leading) { Playing(song: $0) }
    }
  }

  @Test(arguments: [Edge.top, .leading, nil])
  func `A popover has the arrow edge that the program passes, and no edge for nil`(edge: Edge?) {
    let host = TestHost {
      Text("base").popover(isPresented: .constant(true), arrowEdge: edge) { Text("popover") }
    }
    #expect(host.elements(of: .popover).map { $0[.arrowEdge] } == [edge.map { "\($0)" }])
  }

  @Test(
    arguments: [
      (PopoverAttachmentAnchor.rect(.bounds), nil), (.point(.bottom), "0.5 1"),
      (.rect(.rect(CGRect(x: 1, y: 2, width: 30, height: 4.5))), "1 2 30 4.5"),
    ] as [(PopoverAttachmentAnchor, String?)]
  )
  func `A popover names the place to which it is attached`(
    anchor: PopoverAttachmentAnchor,
    expected: String?
  ) {
    let host = TestHost {
      Text("base").popover(isPresented: .constant(true), attachmentAnchor: anchor) { Text("a") }
    }
    #expect(host.elements(of: .popover).map { $0[.anchor] } == [expected])
  }

  @Test func `A popover of a row in a ForEach moves with the row`() {
    let host = TestHost { Rows() }
    host.tap("Show two")
    host.tap("two 0")
    host.takeBodies()
    host.tap("Swap")
    #expect(host.takeBodies() == ["Rows"])
    #expect(
      host.tree == """
        Button
          Text "Swap"
        Button
          Text "Show two"
        Popover arrowEdge=leading
          Button
            Text "two 1"
        Button
          Text "Show one"
        """
    )
    host.dismiss()
    #expect(host.texts == ["Swap", "Show two", "Show one"])
    #expect(host.takeBodies() == [])
  }
}

@Suite @MainActor struct `A presentation modifier inside a sheet` {
  private struct Stubborn: View {
    @State private var isOpen = true
    var body: some View { Text("below").sheet(isPresented: $isOpen) { Form() } }
  }

  private struct Form: View {
    @State private var hasChanges = true
    @State private var detent = PresentationDetent.medium
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Save") { hasChanges = false }
        .interactiveDismissDisabled(hasChanges)
        .presentationDetents([.large, .medium, .fraction(0.25)], selection: $detent)
        .presentationDragIndicator(.hidden)
      Button("Grow") { detent = .large }
      Button("Done") { dismiss() }
    }
  }

  @Test func `A presentation modifier inside a sheet sets an attribute of the sheet`() {
    let host = TestHost { Stubborn() }
    let sheet = host.elements.first { $0.kind == .sheet }
    #expect(
      sheet?.attributes
        == ElementAttributes(named: [
          "detent": .string("medium"), "detents": .string("fraction(0.25) large medium"),
          "dismissDisabled": .bool(true), "dragIndicator": .string("hidden"),
        ])
    )
    host.takeBodies()
    host.tap("Grow")
    #expect(sheet?[.detent] == "large")
    #expect(host.takeBodies() == [])
  }

  @Test func `interactiveDismissDisabled prevents dismissal by the user, not by the program`() {
    let host = TestHost { Stubborn() }
    withKnownIssue {
      host.dismiss()
    } matching: { issue in
      issue.comments.first?.rawValue
        == "The Sheet in front can only be dismissed by the controls in it."
    }
    #expect(host.texts.contains("Save"))
    host.tap("Save")
    host.dismiss()
    #expect(host.texts == ["below"])

    let other = TestHost { Stubborn() }
    other.tap("Done")
    #expect(other.texts == ["below"])
  }
}

private struct NoteKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@Suite @MainActor struct `The environment of a sheet` {
  @Test func `A sheet inherits neither the shortcut nor the rename action of its presenter`() {
    let host = TestHost {
      Button("Open") {}
        .sheet(isPresented: .constant(true)) {
          Button("Inner") {}
          RenameButton()
        }
        .keyboardShortcut(.defaultAction)
        .renameAction {}
    }
    #expect(
      host.tree == """
        Button shortcut=return
          Text "Open"
        Sheet
          Button
            Text "Inner"
          Button disabled
            Label
              Image systemName=pencil
              Text "Rename"
        """
    )
  }
}

@Suite @MainActor struct `Preferences in a sheet` {
  private struct Collector: View {
    @State private var isOpen = true
    @State private var notes: [String] = []
    var body: some View {
      VStack {
        Text("below")
          .preference(key: NoteKey.self, value: ["below"])
          .sheet(isPresented: $isOpen) {
            Text("above").preference(key: NoteKey.self, value: ["above"])
          }
      }
      .onPreferenceChange(NoteKey.self) { notes = $0 }
      Text(notes.joined(separator: ","))
    }
  }

  @Test func `A preference in a sheet does not reach the presenter`() {
    let host = TestHost { Collector() }
    #expect(host.texts == ["below", "above", "below"])
  }
}
