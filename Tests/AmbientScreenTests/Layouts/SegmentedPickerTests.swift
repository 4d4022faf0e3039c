import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A segmented picker on a screen") @MainActor
struct SegmentedPickerTests {
  private struct Sizes: View {
    @State var size = 2

    var body: some View {
      Picker("Size", selection: $size) {
        Text("S").tag(1)
        Text("Medium").tag(2)
        Text("L").tag(3)
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func `A segmented picker has segments of equal width and hides its label`() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Sizes() }
    let picker = host.elements(of: .picker).first.flatMap { host.frame(of: $0) }
    #expect(picker == CGRect(x: 0, y: 34, width: 300, height: 32))
    // Each segment is 100 points wide, and has its text in the middle.
    #expect(host.frame(of: "S") == CGRect(x: 46, y: 42, width: 8, height: 16))
    #expect(host.frame(of: "Medium") == CGRect(x: 126, y: 42, width: 48, height: 16))
    #expect(host.frame(of: "L") == CGRect(x: 246, y: 42, width: 8, height: 16))
    #expect(host.frame(of: "Size") == nil)
  }

  @Test func `A segmented picker with fixedSize is as wide as its widest segment requires`() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Sizes().fixedSize() }
    let picker = host.elements(of: .picker).first.flatMap { host.frame(of: $0) }
    // The text "Medium" is 48 points wide, with insets of 12 points on both sides. Each of the
    // three segments is thus 72 points wide.
    #expect(picker == CGRect(x: 42, y: 34, width: 216, height: 32))
  }

  @Test func `The segments of a narrow segmented picker shrink to fit the width of the picker`() {
    let host = TestHost(size: CGSize(width: 60, height: 100)) { Sizes() }
    #expect(host.elements(of: .picker).first.flatMap { host.frame(of: $0) }?.width == 60)
    // Each segment is 20 points wide. The text "S" with 8 points is in its middle. The text
    // "Medium" is truncated to two characters.
    #expect(host.frame(of: "S")?.minX == 6)
    #expect(host.frame(of: "Medium")?.width == 16)
  }

  @Test func `A segmented picker hides its currentValueLabel and makes no segment for it`() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("L").tag(2)
      } currentValueLabel: {
        Text("small")
      }
      .pickerStyle(.segmented)
    }
    #expect(host.frame(of: "S")?.midX == 75)
    #expect(host.frame(of: "L")?.midX == 225)
    #expect(host.frame(of: "small") == nil)
  }

  @Test func `A terminal draws brackets around the selected segment`() {
    let host = TestHost(screen: .cells(columns: 24, rows: 1)) { Sizes() }
    #expect(host.picture == "    S   [Medium]    L")
    #expect(host.bodies { host.tap("S") } == [])
    #expect(host.picture == "[   S  ] Medium │   L")
    // The size 0 selects no segment.
    #expect(TestHost(screen: .cells(columns: 30, rows: 1)) { Sizes(size: 0) }.picture.contains("│"))
  }

  @Test func `In SVG, the selected segment is white, and a line separates the other segments`() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Sizes(size: 1) }
    // Leaves out the lines for the document and for the background of the screen.
    let lines = host.svg.split(separator: "\n").dropFirst(2).dropLast()
      .map { String($0.drop { $0 == " " }) }
    #expect(lines.map(\.tagName) == ["rect", "rect", "rect", "text", "text", "text"])
    // The first rectangle is the picker. The second one is the line between the second and the
    // third segment, which are both not selected. The third one is the selected segment. It is 100
    // points wide, minus 2 points on both sides.
    #expect(lines[0].attribute("width") == "300")
    #expect(lines[1].attribute("x") == "200")
    #expect(lines[1].attribute("width") == "1")
    #expect(lines[2].attribute("width") == "96")
    #expect(lines[2].attribute("fill") == "#FFFFFF")
    #expect(lines.suffix(3).map { $0.attribute("fill-opacity") } == [nil, nil, nil])
  }
}
