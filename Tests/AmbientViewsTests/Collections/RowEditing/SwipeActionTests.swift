import Ambient
import AmbientTesting
import Foundation
import Testing

private struct Inbox: View {
  @State private var log: [String] = []

  var body: some View {
    List {
      ForEach(["Hello", "News"], id: \.self) { subject in
        Text(subject)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Read \(subject)") { log.append("read \(subject)") }
          }
          .swipeActions {
            Button("Delete \(subject)", role: .destructive) { log.append("delete \(subject)") }
            Button("Flag \(subject)") { log.append("flag \(subject)") }
          }
      }
    }
    Text(log.joined(separator: ", "))
  }
}

@Suite @MainActor struct `Swipe actions` {
  @Test func `Swipe actions appear after a swipe and disappear after a press`() {
    let host = TestHost { Inbox() }
    #expect(host.texts == ["Hello", "News", ""])
    host.swipe("News")
    #expect(host.texts == ["Hello", "News", "Delete News", "Flag News", ""])
    host.tap("Flag News")
    #expect(host.texts == ["Hello", "News", "flag News"])
  }

  @Test func `A swipe shows only the actions of the swiped edge`() {
    let host = TestHost { Inbox() }
    host.swipe("Hello", edge: .leading)
    #expect(host.texts == ["Hello", "Read Hello", "News", ""])
    host.tap("Read Hello")
    #expect(host.texts == ["Hello", "News", "read Hello"])
  }

  @Test func `Swipe actions disappear when the user swipes back`() {
    let host = TestHost { Inbox() }
    host.swipe("Hello")
    let row = host.elements(of: .swipeRow).first { $0[.edge] == "trailing" }
    if let row { host.perform(SwipeEvent(isOpen: false), on: row) }
    #expect(host.texts == ["Hello", "News", ""])
  }

  @Test func `A full swipe performs the first swipe action`() {
    let host = TestHost { Inbox() }
    host.swipe("Hello", isFull: true)
    #expect(host.texts == ["Hello", "News", "delete Hello"])
  }

  @Test func `A full swipe performs no action if the modifier forbids full swipes`() {
    let host = TestHost { Inbox() }
    withKnownIssue { host.swipe("Hello", edge: .leading, isFull: true) }
    #expect(host.texts == ["Hello", "Read Hello", "News", ""])
  }

  @Test func `A row and its swipe actions have the same vertical center on a screen`() {
    let host = TestHost(size: CGSize(width: 40, height: 6)) {
      List { Text("Hello").swipeActions { Button("Delete") {} } }
    }
    host.swipe("Hello")
    #expect(host.visibleTexts == ["Hello", "Delete"])
    let (row, button) = (host.frame(of: "Hello"), host.frame(of: "Delete"))
    #expect(row?.midY == button?.midY)
  }

  @Test func `A swipe that shows swipe actions runs no body of the program`() {
    let host = TestHost { Inbox() }
    #expect(host.bodies { host.swipe("News") } == [])
  }

  private struct Notes: View {
    @State private var notes = ["a", "b", "c"]
    @State private var log = ""

    var body: some View {
      List {
        ForEach(notes, id: \.self) { note in
          if note == "c" {
            Text(note).swipeActions { Button("Archive") { log = "archived" } }
          } else {
            Text(note)
          }
        }
        .onDelete { notes.remove(atOffsets: $0) }
      }
      Text(log)
    }
  }

  @Test func `A full swipe deletes a row that has onDelete and no swipe actions`() {
    let host = TestHost { Notes() }
    host.swipe("a", isFull: true)
    #expect(host.texts == ["b", "c", ""])
    host.find(.row, "b").swipe(isFull: true)
    #expect(host.texts == ["c", ""])
    host.swipe("c", isFull: true)
    host.find(.row, "c").swipe(isFull: true)
    #expect(host.texts == ["c", "archived"])
  }

  @Test func `A swipe over a row with onDelete shows a button that deletes the row`() {
    let host = TestHost { Notes() }
    #expect(host.bodies { host.swipe("a") } == [])
    #expect(host.texts == ["a", "Delete", "b", "c", ""])
    #expect(host.elements(of: .button).map { $0[.role] } == ["destructive"])
    #expect(host.bodies { host.tap("Delete") } == ["Notes"])
    #expect(host.texts == ["b", "c", ""])
    host.find(.row, "b").swipe()
    #expect(host.texts == ["b", "Delete", "c", ""])
    for row in host.elements(of: .editableRow) where row.takes(SwipeEvent.self) {
      host.perform(SwipeEvent(isOpen: false), on: row)
    }
    #expect(host.texts == ["b", "c", ""])
  }

  @Test func `A swipe from the leading edge shows no Delete button`() {
    let host = TestHost { Notes() }
    withKnownIssue { host.swipe("a", edge: .leading) }
    withKnownIssue { host.swipe("a", edge: .leading, isFull: true) }
    #expect(host.texts == ["a", "b", "c", ""])
  }

  @Test func `Swipe actions of the program replace the Delete button`() {
    let host = TestHost { Notes() }
    host.swipe("c")
    #expect(host.texts == ["a", "b", "c", "Archive", ""])
    host.tap("Archive")
    #expect(host.texts == ["a", "b", "c", "archived"])
  }

  @Test func `Swipe actions around a ForEach replace the Delete buttons of its rows`() {
    var log: [String] = []
    let host = TestHost {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .onDelete { log.append("deleted \($0.map(\.self))") }
          .swipeActions(edge: .leading) { Button("Flag") { log.append("flagged") } }
      }
    }
    withKnownIssue { host.swipe("a") }
    host.swipe("b", edge: .leading)
    #expect(host.texts == ["a", "b", "Flag"])
    host.tap("Flag")
    host.delete("b")
    #expect(log == ["flagged", "deleted [1]"])
  }

  @Test func `The Delete button disappears when deletion becomes disabled`() {
    struct Locked: View {
      @State private var isLocked = false

      var body: some View {
        Toggle("Locked", isOn: $isLocked)
        List {
          ForEach(["a"], id: \.self) { Text($0).deleteDisabled(isLocked) }.onDelete { _ in }
        }
      }
    }
    let host = TestHost { Locked() }
    host.swipe("a")
    #expect(host.texts == ["Locked", "a", "Delete"])
    host.toggle("Locked")
    #expect(host.texts == ["Locked", "a"])
    withKnownIssue { host.swipe("a") }
    host.toggle("Locked")
    #expect(host.texts == ["Locked", "a"])
    host.swipe("a")
    #expect(host.texts == ["Locked", "a", "Delete"])
  }

  @Test func `A badge is inside the insets of its list row`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      List {
        Text("a").badge(3).listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 24))
      }
    }
    // The list is 200 points wide. The leading inset is 16, and the trailing inset is 24. The badge
    // therefore has its trailing edge at x = 200 - 24 = 176.
    #expect(host.frame(of: "a")?.minX == 16)
    #expect(host.frame(of: "3")?.maxX == 176)
  }

  @Test func `The Delete button is at the trailing edge of the row on a screen`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
    let frame = host.frame(of: "a")
    host.swipe("a")
    #expect(host.visibleTexts == ["a", "Delete"])
    #expect(host.frame(of: "a") == frame)
    #expect(host.frame(of: "Delete")?.midY == frame?.midY)
    #expect(host.frame(of: "Delete")?.maxX == 200)
  }
}
