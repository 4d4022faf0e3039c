import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("A frame relative to its container") @MainActor
struct RelativeFrameTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A containerRelativeFrame follows the size of the screen`() {
    let host = TestHost(size: screen) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 0)
        .accessibilityIdentifier("part")
    }
    #expect(host.frame(of: "part")?.width == 50)
    host.size.width = 400
    #expect(host.frame(of: "part")?.width == 100)
  }

  @Test func `A containerRelativeFrame may be larger than its scroll view`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.vertical) { length, _ in length + 10 }
          .accessibilityIdentifier("tall")
      }
    }
    #expect(host.frame(of: "tall")?.height == 110)
  }

  @Test func `A containerRelativeFrame in a popover has the width of the screen`() {
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        ScrollView(.horizontal) {
          Button("Show") { isPresented = true }
            .popover(isPresented: $isPresented) {
              Color.red.containerRelativeFrame(.horizontal).frame(height: 20)
                .accessibilityIdentifier("wide")
            }
        }
        .frame(width: 60)
      }
    }
    let host = TestHost(size: screen) { Presenting() }
    host.tap("Show")
    #expect(host.frame(of: "wide")?.width == 200)
    host.size.width = 300
    #expect(host.frame(of: "wide")?.width == 300)
  }

  @Test func `A containerRelativeFrame in a tab fills the space above the tab bar`() {
    let host = TestHost(size: screen) {
      TabView {
        Color.red.containerRelativeFrame([.horizontal, .vertical])
          .accessibilityIdentifier("content")
          .tabItem { Text("First") }
      }
    }
    // The tab bar is 49 points high.
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 200, height: 51))
  }

  @Test func `The content margins of a scroll view make a containerRelativeFrame smaller`() {
    struct Cards: View {
      @State private var margin: CGFloat = 10
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("card")
            Color.blue.containerRelativeFrame(.horizontal, count: 3, spacing: 15)
              .accessibilityIdentifier("third")
          }
        }
        .contentMargins(.horizontal, margin, for: .scrollContent)
        Button("Widen") { margin = 40 }
      }
    }
    let host = TestHost(size: screen) { Cards() }
    // The margins leave 180 of 200 points. The two distances of 15 points between the thirds leave
    // 150 points, so each third is 50 points wide.
    #expect(host.frame(of: "card")?.minX == 10)
    #expect(host.frame(of: "card")?.width == 180)
    #expect(host.frame(of: "third")?.width == 50)
    host.tap("Widen")
    // Now the margins leave 120 points.
    #expect(host.frame(of: "card")?.minX == 40)
    #expect(host.frame(of: "card")?.width == 120)
    #expect(host.frame(of: "third")?.width == 30)
  }
}
