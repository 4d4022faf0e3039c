import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// On the screen of these tests, each character of a text is 8 points wide and 16 points high.
///
/// Stacks are centered on the screen.
@Suite("A modifier around several views") @MainActor
struct ModifiedGroupTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A modifier around a group in a stack applies to each view of the group`() {
    let host = TestHost(size: screen) {
      VStack(alignment: .leading, spacing: 10) {
        Group {
          Text("A")
          Text("B")
        }
        .padding(.leading, 5)
        .opacity(0.5)
      }
    }
    // Each view is 13 points wide with its padding. The column covers 93.5 to 106.5 points from
    // left to right, and 29 to 71 points from top to bottom. Frames are rounded to whole points.
    #expect(host.frame(of: "A") == CGRect(x: 99, y: 29, width: 8, height: 16))
    #expect(host.frame(of: "B") == CGRect(x: 99, y: 55, width: 8, height: 16))
  }

  @Test func `The frame of a modifier around several views covers all of them`() throws {
    let host = TestHost(size: screen) {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { Text("\($0)") }.padding(1)
      }
    }
    let padding = try #require(host.elements(of: .padding).first)
    // Each of the three views has 10 x 18 points with its padding, and there are two distances of
    // 10 points.
    #expect(host.frame(of: padding) == CGRect(x: 75, y: 41, width: 50, height: 18))
  }

  @Test func `A frame and a layoutPriority around a group apply to each view`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Group {
          Color.red.accessibilityIdentifier("red")
          Color.blue.accessibilityIdentifier("blue")
        }
        .frame(width: 30)
        .layoutPriority(1)
        Color.green.accessibilityIdentifier("green")
      }
    }
    #expect(host.frame(of: "red") == CGRect(x: 0, y: 0, width: 30, height: 100))
    #expect(host.frame(of: "blue") == CGRect(x: 30, y: 0, width: 30, height: 100))
    #expect(host.frame(of: "green") == CGRect(x: 60, y: 0, width: 140, height: 100))
  }

  @Test func `A modifier around a ForEach applies to all rows after the number of rows changes`() {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
            .padding(.leading, 8)
            .accessibilityHint("hint")
          Button("More") { count += 1 }
          Button("None") { count = 0 }
        }
      }
    }
    let host = TestHost(size: screen) { Growing() }
    // The column has one row and two buttons. It is 48 points high at first. Each further row adds
    // 16 points, so that the top edge of the column moves up by 8 points.
    #expect(host.frame(of: "row 0")?.minY == 26)
    host.tap("More")
    #expect(host.frame(of: "row 0")?.minY == 18)
    #expect(host.frame(of: "row 1")?.minY == 34)
    #expect(host.frame(of: "More")?.minY == 50)
    host.tap("More")
    #expect(host.frame(of: "row 2")?.minY == 42)
    host.tap("None")
    #expect(host.frame(of: "More")?.minY == 34)
    host.tap("More")
    #expect(host.frame(of: "row 0") == CGRect(x: 84, y: 26, width: 40, height: 16))
  }

  @Test func `A changed frame around a group changes the size of all its views`() {
    struct Widening: View {
      @State private var width: CGFloat = 20
      var body: some View {
        HStack(spacing: 0) {
          Group {
            Color.red.accessibilityIdentifier("red")
            Color.blue.accessibilityIdentifier("blue")
          }
          .frame(width: width, height: 10)
        }
        Button("Wider") { width += 20 }
      }
    }
    let host = TestHost(size: screen) { Widening() }
    // The edge between the red color and the blue color is at the center of the screen.
    #expect(host.frame(of: "blue")?.minX == 100)
    host.tap("Wider")
    #expect(host.frame(of: "red")?.width == 40)
    #expect(host.frame(of: "blue") == CGRect(x: 100, y: 33, width: 40, height: 10))
  }

  @Test func `A modifier around no views adds no space to a stack`() {
    let host = TestHost(size: screen) {
      VStack(spacing: 10) {
        Text("A")
        EmptyView().padding(20)
        ForEach(0..<0, id: \.self) { Text("\($0)") }.frame(width: 50, height: 30)
        Text("B")
      }
    }
    // Only the two texts and one distance of 10 points take space: 42 points.
    #expect(host.frame(of: "A")?.minY == 29)
    #expect(host.frame(of: "B")?.minY == 55)
  }

  @Test func `A modifier takes no space while its only view is absent`() {
    struct Switching: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Group { if isOn { Text("Light") } }.padding(4).background(.red)
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let host = TestHost(size: screen) { Switching() }
    #expect(host.frame(of: "Switch")?.minY == 42)
    host.tap("Switch")
    // With its padding, the text is 24 points high. Together with the button, it covers 30 to 70
    // points.
    #expect(host.frame(of: "Light")?.minY == 34)
    #expect(host.frame(of: "Switch")?.minY == 54)
    host.tap("Switch")
    #expect(host.frame(of: "Switch")?.minY == 42)
  }

  @Test func `A background of a group lies behind each of its views`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 10) {
        Group {
          Text("A")
          Text("BB")
        }
        .background { Color.red.padding(-2) }
      }
    }
    // The row covers 83 to 117 points. Each background extends 2 points beyond each edge of its
    // text.
    #expect(host.svg.components(separatedBy: "#FF3B30").count - 1 == 2)
    #expect(host.svg.contains("x=\"81\" y=\"40\" width=\"12\" height=\"20\" fill=\"#FF3B30\""))
    #expect(host.svg.contains("x=\"99\" y=\"40\" width=\"20\" height=\"20\" fill=\"#FF3B30\""))
  }
}
