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

  @Test func `Neither a full swipe from the leading edge nor a short swipe deletes a row`() {
    let host = TestHost { Notes() }
    withKnownIssue { host.swipe("a", edge: .leading, isFull: true) }
    withKnownIssue { host.swipe("a") }
    withKnownIssue { host.find(.row, "a").swipe() }
    #expect(host.texts == ["a", "b", "c", ""])
  }
}
