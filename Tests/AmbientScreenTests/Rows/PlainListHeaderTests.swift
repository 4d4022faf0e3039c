import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `The header of a section in a plain list` {
  /// A list style with the given name: `plain` for a plain list, nil for a standard list.
  private struct NamedStyle: ListStyle {
    let _name: String?
  }

  /// A list with three sections, below a bar of 20 points with two buttons.
  ///
  /// The buttons change the style of the list. Only a plain list pins its headers.
  private struct Chapters: View {
    @State private var style: String?

    init(style: String?) { _style = State(wrappedValue: style) }

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Pin") { style = "plain" }
          Button("Release") { style = nil }
        }
        .frame(height: 20)
        List {
          ForEach(0..<3) { section in
            Section("Head \(section)") {
              ForEach(0..<10) { row in Text("Row \(section).\(row)") }
            }
          }
        }
        .listStyle(NamedStyle(_name: style))
      }
    }
  }

  /// Shows a list that covers y = 20 to 220.
  ///
  /// Each header and each row is 44 points high. A text is 16 points high, and 14 points below the
  /// top edge of its header or row.
  private func host(_ style: String?) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 220)) { Chapters(style: style) }
  }

  @Test func `The header stays at the top while its section scrolls, and leaves with the section`()
  {
    let host = host("plain")
    #expect(host.frame(of: "Head 0")?.minY == 34)
    #expect(host.bodies { host.scroll(by: CGSize(width: 0, height: 100)) } == [])
    #expect(host.frame(of: "Head 0")?.minY == 34)
    #expect(host.frame(of: "Row 0.2")?.minY == 66)
    host.scroll(by: CGSize(width: 0, height: 364))
    // The section is 484 points high: a header and ten rows. It is scrolled by 464 points, so its
    // bottom edge is 20 points below the top edge of the list, at y = 40. This edge has pushed the
    // header up: the header now covers y = -4 to 40.
    #expect(host.frame(of: "Head 0")?.minY == 10)
    #expect(host.frame(of: "Head 1")?.minY == 54)
    host.scroll(by: CGSize(width: 0, height: -464))
    #expect(host.frame(of: "Head 0")?.minY == 34)
    #expect(host.frame(of: "Row 0.0")?.minY == 78)
  }

  @Test func `In a list of another style, the header scrolls with its rows`() {
    let host = host(nil)
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(host.frame(of: "Head 0")?.minY == -66)
  }

  @Test func `A change of the list's style pins the header or releases it`() {
    let host = host(nil)
    host.scroll(by: CGSize(width: 0, height: 300))
    #expect(host.frame(of: "Head 0") == nil)
    #expect(host.bodies { host.tap("Pin") } == ["Chapters"])
    #expect(host.frame(of: "Head 0")?.minY == 34)
    #expect(host.frame(of: "Row 0.7")?.minY == 86)
    #expect(host.screen?.element(at: CGPoint(x: 20, y: 40))?.text == "Head 0")
    #expect(host.bodies { host.tap("Release") } == ["Chapters"])
    #expect(host.screen?.element(at: CGPoint(x: 20, y: 50))?.text == "Row 0.6")
    host.scroll(by: CGSize(width: 0, height: -200))
    #expect(host.frame(of: "Head 0")?.minY == -66)
  }

  @Test func `A pinned header covers the rows and the separators under it`() {
    let host = host("plain")
    host.scroll(by: CGSize(width: 0, height: 100))
    #expect(host.frame(of: "Row 0.1")?.minY == 22)
    #expect(host.screen?.element(at: CGPoint(x: 20, y: 25))?.text == nil)
    #expect(host.screen?.element(at: CGPoint(x: 20, y: 40))?.text == "Head 0")
    #expect(host.screen?.element(at: CGPoint(x: 20, y: 70))?.text == "Row 0.2")
    let svg = host.svg
    #expect(svg.contains("y=\"20\" width=\"200\" height=\"44\" fill=\"#FFFFFF\""))
    // The separator below the second row would be at y = 51. There, the header covers it. The
    // separator below the third row is 44 points further down.
    #expect(!svg.contains("y=\"51\""))
    #expect(svg.contains("y=\"95\""))
  }

  @Test func `Scrolling to a pinned header shows the first row of its section`() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Up") { proxy.scrollTo("head", anchor: .top) }.frame(height: 20)
          List {
            Section {
              ForEach(0..<20) { Text("Row \($0)") }
            } header: {
              Text("Head").id("head")
            }
          }
          .listStyle(.plain)
        }
      }
    }
    host.scroll(by: CGSize(width: 0, height: 300))
    #expect(host.frame(of: "Head")?.minY == 34)
    host.tap("Up")
    // The identifier belongs to the text of the header, 14 points below the top edge of the header.
    // The scroll aligns this text with the top edge of the list, so the offset is 14 points. The
    // text of row 0 is at y = 20 + 44 + 14 - 14.
    #expect(host.frame(of: "Row 0")?.minY == 64)
  }

  @Test func `Scrolling to the text of a row puts the text directly below the pinned header`() {
    let host = TestHost(size: CGSize(width: 200, height: 220)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo("Row 30", anchor: .top) }.frame(height: 20)
          List {
            Section("Head") {
              ForEach((0..<50).map { "Row \($0)" }, id: \.self) { Text($0) }
            }
          }
          .listStyle(.plain)
        }
      }
    }
    #expect(host.bodies { host.tap("Go") } == [])
    #expect(host.frame(of: "Head")?.minY == 34)
    // The header covers y = 20 to 64. The identifier belongs to the text of row 30. The top edge of
    // this text, and not the top edge of the row, is at the bottom edge of the header.
    #expect(host.frame(of: "Row 30")?.minY == 64)
    host.tap("Go")
    #expect(host.frame(of: "Row 30")?.minY == 64)
  }

  @Test func `On a terminal, a pinned header hides the row under it`() {
    let host = TestHost(screen: .cells(columns: 8, rows: 3)) {
      List {
        Section("A") { ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) } }
      }
      .listStyle(.plain)
    }
    #expect(host.picture == "A\none\ntwo")
    host.scroll(by: CGSize(width: 0, height: 2))
    #expect(host.picture == "A\nthree\nfour")
  }
}
