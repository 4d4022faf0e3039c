import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Tests the separators between the rows of lists and forms.
///
/// Each header and each row is 44 points high, and a separator is 1 point high. A separator at the
/// bottom edge of a row covers the last point of the row. A separator at the top edge covers the
/// first point.
@Suite("The separators of a list") @MainActor
struct RowSeparatorTests {
  /// The attributes of a separator in an SVG picture.
  private struct Line: Equatable {
    var y: String
    var x: String
    var width: String
    var fill: String
    var opacity: String?
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 300), content: content)
  }

  /// Returns the separators of a list that is 200 points wide: the shapes in its picture that are 1
  /// point high.
  private func separators<Content: View>(@ViewBuilder _ content: () -> Content) -> [Line] {
    let lines = host(content).svg.split(separator: "\n").dropFirst(2)
    return lines.map(String.init).filter { $0.attribute("height") == "1" }.map { line in
      Line(
        y: line.attribute("y") ?? "",
        x: line.attribute("x") ?? "",
        width: line.attribute("width") ?? "",
        fill: line.attribute("fill") ?? "",
        opacity: line.attribute("fill-opacity")
      )
    }
  }

  /// Returns the y coordinate of each separator of a list.
  private func positions<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    separators(content).map(\.y)
  }

  @Test func `A list has a separator below each row except the last`() {
    let lines = separators {
      List {
        Text("one")
        Text("two")
        Text("three")
      }
    }
    let line = Line(y: "43", x: "16", width: "184", fill: "#000000", opacity: "0.2")
    var second = line
    second.y = "87"
    #expect(lines == [line, second])
  }

  @Test func `Separators lie between the rows of a section, not next to its header or footer`() {
    let sections = Group {
      Section("A") {
        Text("one")
        Text("two")
      }
      Section {
        Text("three")
        Text("four")
      } footer: {
        Text("end")
      }
    }
    #expect(positions { Form { sections } } == ["87", "175"])
    #expect(positions { List { sections } } == ["87", "175"])
  }

  @Test func `Separators lie between lazy rows and within the sections of a list`() {
    let names = (0..<100).map(String.init)
    let lines = positions { List(names, id: \.self) { Text($0) } }
    #expect(lines.prefix(3) == ["43", "87", "131"])
    let sections = positions {
      List {
        Section("A") { ForEach(0..<2) { Text("a\($0)") } }
        Section("B") { ForEach(0..<2) { Text("b\($0)") } }
      }
    }
    #expect(sections == ["87", "219"])
  }

  @Test func `listRowSeparator hides a separator unless the neighboring row shows it`() {
    let plain = Text("plain")
    #expect(
      positions {
        List {
          plain; plain.listRowSeparator(.hidden); plain
        }
      } == []
    )
    let top = positions {
      List {
        plain; plain.listRowSeparator(.hidden, edges: .top); plain
      }
    }
    #expect(top == ["87"])
    let bottom = positions {
      List {
        plain; plain.listRowSeparator(.hidden, edges: .bottom); plain
      }
    }
    #expect(bottom == ["43"])
    let shown = positions {
      List {
        plain.listRowSeparator(.visible, edges: .bottom)
        plain.listRowSeparator(.hidden)
        plain
      }
    }
    #expect(shown == ["43"])
    let inner = positions {
      List {
        plain.listRowSeparator(.visible, edges: .bottom).listRowSeparator(.hidden)
        plain
      }
    }
    #expect(inner == ["43"])
  }

  @Test func `A separator has the tint of the row above, or else the tint of the row below`() {
    let plain = Text("plain")
    let lines = separators {
      List {
        plain
        plain.listRowSeparatorTint(.red)
        plain.listRowSeparatorTint(.blue, edges: .top)
        plain.listRowSeparatorTint(nil)
        plain
      }
    }
    #expect(lines.map(\.fill) == ["#FF3B30", "#FF3B30", "#000000", "#000000"])
    #expect(lines.map(\.opacity) == [nil, nil, "0.2", "0.2"])
  }

  @Test func `A section has separators at its edges only if its modifiers show them`() {
    let lines = separators {
      List {
        Section("A") { Text("one") }
          .listSectionSeparator(.visible)
          .listSectionSeparatorTint(.red, edges: .bottom)
        Section { Text("two") }
          .listSectionSeparator(.hidden)
        Text("three").listRowSeparator(.visible, edges: .top)
      }
    }
    #expect(lines.map(\.y) == ["44", "87", "132"])
    #expect(lines.map(\.fill) == ["#000000", "#FF3B30", "#000000"])
  }

  @Test func `A separator extends from the first text of its row to the row's trailing edge`() {
    let lines = separators {
      List {
        Label("Star", systemImage: "star").listRowInsets(EdgeInsets())
        HStack {
          Spacer()
          Text("end")
        }
        Color.red.frame(width: 10, height: 10)
        Text("last")
      }
    }
    #expect(lines.map(\.x) == ["28", "160", "16"])
    #expect(lines.map(\.width) == ["172", "40", "184"])
  }

  @Test func `A separator extends from the leading to the trailing separator guide of its row`() {
    let lines = separators {
      List {
        Text("one")
          .alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        Text("two")
      }
    }
    // The text covers x = 16 to 40. One guide is 10 points to the left of the text, and the other
    // guide is at the right edge of the text.
    #expect(lines.map(\.x) == ["6"])
    #expect(lines.map(\.width) == ["34"])
  }

  @Test func `A terminal draws a row separator only if an empty line lies between the rows`() {
    let picture = host {
      List {
        Text("one")
        Text("two")
      }
    }.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let line = "  " + String(repeating: "─", count: 23)
    #expect(picture.prefix(5).map(String.init) == ["", "  one", line, "", "  two"])
    let cells = TestHost(screen: .cells(columns: 6, rows: 2)) {
      List {
        Text("one")
        Text("two")
      }
    }
    #expect(cells.picture == "one\ntwo")
  }

  @Test func `A change of listRowSeparator removes a separator and runs no body of the row`() {
    struct Rows: View {
      @State private var isHidden = false
      var body: some View {
        List {
          Row().listRowSeparator(isHidden ? .hidden : .automatic)
          Button("Hide") { isHidden.toggle() }
        }
      }
    }
    struct Row: View { var body: some View { Text("row") } }
    let host = host { Rows() }
    func count() -> Int { host.svg.split(separator: "\n").count { $0.contains("height=\"1\"") } }
    #expect(count() == 1)
    #expect(host.bodies { host.tap("Hide") } == ["Rows"])
    #expect(count() == 0)
  }
}
