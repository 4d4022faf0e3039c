import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screens with a size in points, a character is 8 points wide and a line is 16 points high.
///
/// A field with a width of 80 points therefore shows ten characters per line.
@Suite("A vertical field on a screen") @MainActor
struct VerticalFieldTests {
  private struct Note: View {
    @State var note = ""

    var body: some View {
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(2...3)
    }
  }

  @Test func `The number of lines of a vertical field stays within its line limit`() {
    let host = TestHost(size: CGSize(width: 80, height: 200)) { Note() }
    func height() -> CGFloat? {
      host.elements(of: .textField).first.flatMap { host.frame(of: $0) }?.height
    }
    #expect(host.tree.contains("axis=vertical"))
    #expect(height() == 32)
    #expect(host.bodies { host.type("one two three four", into: "Note") } == [])
    #expect(height() == 32)
    host.type("one two three four five six seven", into: "Note")
    #expect(height() == 48)
  }

  @Test func `A horizontal field has one line in spite of its line limit`() {
    let host = TestHost(size: CGSize(width: 80, height: 200)) {
      TextField("Note", text: .constant("one two three four"), axis: .horizontal)
        .lineLimit(2...3)
    }
    #expect(!host.tree.contains("axis"))
    #expect(host.elements(of: .textField).first.flatMap { host.frame(of: $0) }?.height == 16)
  }

  @Test func `A vertical field shows its lines, or its title if it is empty`() {
    let empty = TestHost(screen: .cells(columns: 5, rows: 2)) { Note() }
    #expect(empty.picture == "Note_\n_____")
    let filled = TestHost(screen: .cells(columns: 5, rows: 2)) { Note(note: "one two") }
    #expect(filled.picture == "one__\ntwo__")
  }

  @Test func `A field aligns by the baseline of its text and uses the font of its environment`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 17))
        TextField("", text: .constant("b"))
      }
      .font(.system(size: 34))
    }
    let field = host.elements(of: .textField).first.flatMap { host.frame(of: $0) }
    #expect(field?.height == 32)
    // The baseline is 12 points below the top of a line of 16 points, and 24 points below the top
    // of a line of 32 points.
    #expect(host.frame(of: "a")?.minY == (field?.minY ?? 0) + 12)
  }
}
