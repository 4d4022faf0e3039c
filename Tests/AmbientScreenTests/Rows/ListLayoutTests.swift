import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Tests the places of views in lists, forms and sections.
///
/// Unless a test changes the minimum height, a row or a header is at least 44 points high. A text
/// is 16 points high, in the middle of the space that the insets of its row leave. Where a row sets
/// no insets, the leading and trailing insets are 16 points.
@Suite("The rows of a list on a screen") @MainActor
struct ListLayoutTests {
  let screen = CGSize(width: 200, height: 300)

  @Test func `A row of a list can set its own insets, and the innermost listRowInsets applies`() {
    let host = TestHost(size: screen) {
      List {
        Text("plain")
        Text("wide").listRowInsets(.leading, 2).listRowInsets(EdgeInsets())
        Text("high").listRowInsets(.vertical, 30)
        Text("low").listRowInsets(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        Text("standard").listRowInsets(.all, nil).listRowInsets(EdgeInsets())
      }
    }
    // The top edges of the rows are at y = 0, 44, 88, 164 and 208. The third row is 76 points high:
    // its text and two insets of 30 points.
    #expect(host.frame(of: "plain") == CGRect(x: 16, y: 14, width: 40, height: 16))
    #expect(host.frame(of: "wide") == CGRect(x: 2, y: 58, width: 32, height: 16))
    #expect(host.frame(of: "high") == CGRect(x: 16, y: 118, width: 32, height: 16))
    #expect(host.frame(of: "low") == CGRect(x: 0, y: 188, width: 24, height: 16))
    #expect(host.frame(of: "standard") == CGRect(x: 16, y: 222, width: 64, height: 16))
  }

  @Test func `The background of a list row fills the row from edge to edge`() {
    let host = TestHost(size: screen) {
      List {
        Text("plain")
        Text("red").listRowBackground(Color.red).listRowInsets(.leading, 40)
      }
    }
    #expect(host.frame(of: "red") == CGRect(x: 40, y: 58, width: 24, height: 16))
    let color = host.elements(of: .color).first.flatMap(host.frame)
    #expect(color == CGRect(x: 0, y: 44, width: 200, height: 44))
  }

  @Test func `A list applies the margins and the spacing of its sections`() {
    let host = TestHost(size: screen) {
      List {
        Section("A") { Text("one") }
          .listSectionSpacing(12)
        Section {
          Text("two")
          Text("three")
        } footer: {
          Text("end")
        }
        .listSectionMargins(.horizontal, 5)
      }
      .listRowSpacing(3)
    }
    #expect(host.frame(of: "A")?.minY == 14)
    #expect(host.frame(of: "one") == CGRect(x: 16, y: 61, width: 24, height: 16))
    #expect(host.frame(of: "two") == CGRect(x: 21, y: 117, width: 24, height: 16))
    #expect(host.frame(of: "three")?.minY == 164)
    #expect(host.frame(of: "end")?.minY == 211)
  }

  @Test func `A form lays out its rows with the insets of a list`() {
    let host = TestHost(size: screen) {
      Form {
        Section("Head") { Toggle("On", isOn: .constant(true)) }
        Text("alone")
      }
    }
    #expect(host.frame(of: "Head") == CGRect(x: 16, y: 14, width: 32, height: 16))
    #expect(host.frame(of: "alone")?.minX == 16)
    #expect(host.element("On", of: .toggle).flatMap { host.frame(of: $0) }?.width == 168)
  }

  @Test func `A section outside of a list lays out its rows as plain views`() {
    let host = TestHost(size: screen) {
      VStack(spacing: 0) {
        Section("A") {
          Text("one").listRowInsets(.leading, 40)
          Text("two")
        }
      }
    }
    #expect(host.frame(of: "A") == CGRect(x: 96, y: 126, width: 8, height: 16))
    #expect(host.frame(of: "one") == CGRect(x: 88, y: 142, width: 24, height: 16))
    #expect(host.frame(of: "two") == CGRect(x: 88, y: 158, width: 24, height: 16))
  }

  @Test func `A section of a lazy grid begins a new line, and its header fills a line`() {
    let host = TestHost(size: screen) {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { Text("a\($0)") }
        } header: {
          Text("first header")
        } footer: {
          Text("first footer")
        }
        Section { Text("b0") }
      }
    }
    #expect(host.frame(of: "first header") == CGRect(x: 52, y: 110, width: 96, height: 16))
    #expect(host.frame(of: "a0") == CGRect(x: 67, y: 126, width: 16, height: 16))
    #expect(host.frame(of: "a1") == CGRect(x: 117, y: 126, width: 16, height: 16))
    #expect(host.frame(of: "a2") == CGRect(x: 67, y: 142, width: 16, height: 16))
    #expect(host.frame(of: "first footer")?.minY == 158)
    #expect(host.frame(of: "b0") == CGRect(x: 67, y: 174, width: 16, height: 16))
  }

  @Test func `The environment sets the minimum heights of rows and headers without a body run`() {
    let host = TestHost(size: screen) {
      List {
        Section("Head") {
          Text("one")
          Text("two")
        }
      }
    }
    func tops() -> [CGFloat?] { ["Head", "one", "two"].map { host.frame(of: $0)?.minY } }
    #expect(tops() == [14, 58, 102])
    #expect(host.bodies { host.set(\.defaultMinListRowHeight, to: 60) } == [])
    #expect(tops() == [22, 82, 142])
    #expect(host.bodies { host.set(\.defaultMinListHeaderHeight, to: 50) } == [])
    #expect(tops() == [17, 72, 132])
    // Without a minimum, a row is as high as its content and its insets: 11 + 16 + 11 points.
    host.set(\.defaultMinListRowHeight, to: 0)
    #expect(tops() == [17, 61, 99])
  }

  @Test func `A form has the minimum heights of the environment`() {
    let host = TestHost(size: screen) {
      Form {
        Section("Head") { Text("one") }
      }
      .environment(\.defaultMinListRowHeight, 60)
      .environment(\.defaultMinListHeaderHeight, 50)
    }
    #expect(host.frame(of: "Head")?.minY == 17)
    #expect(host.frame(of: "one")?.minY == 72)
  }
}
