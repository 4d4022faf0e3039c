import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

@Suite("The direction of spacers and dividers") @MainActor
struct SpacerDirectionTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A spacer inside modifiers has the direction of the enclosing layout`() {
    struct Turning: View {
      @State private var isWide = true
      var body: some View {
        let layout =
          isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Button("Turn") { isWide.toggle() }
          Spacer().padding(3).opacity(0.5).accessibilityIdentifier("space")
          Divider().padding(2).accessibilityIdentifier("line")
        }
      }
    }
    let host = TestHost(size: screen) { Turning() }
    // The line is 1 point thick, with padding of 2 points on both sides. The space has padding of
    // 3 points. The button is 32 points wide and 16 points high. The space gets what is left
    // between the button and the line.
    #expect(host.frame(of: "line") == CGRect(x: 195, y: 0, width: 5, height: 100))
    #expect(host.frame(of: "space") == CGRect(x: 32, y: 47, width: 163, height: 6))
    host.tap("Turn")
    #expect(host.frame(of: "line") == CGRect(x: 0, y: 95, width: 200, height: 5))
    #expect(host.frame(of: "space") == CGRect(x: 97, y: 16, width: 6, height: 79))
  }

  @Test func `A spacer in the label of a button is horizontal`() {
    let host = TestHost(size: screen) {
      Button {
      } label: {
        Text("Next")
        Spacer()
        Text(">")
      }
      .accessibilityIdentifier("button")
    }
    #expect(host.frame(of: "button") == CGRect(x: 0, y: 42, width: 200, height: 16))
    // The last text is 8 points wide. The spacer moves it to the right edge of the button.
    #expect(host.frame(of: ">")?.minX == 192)
  }

  @Test func `A spacer in a page or in a vertical scroll view is vertical`() {
    let page = TestHost(size: screen) {
      NavigationStack {
        Text("Top")
        Spacer()
      }
    }
    // The bar of the page is 44 points high.
    #expect(page.frame(of: "Top")?.minY == 44)
    #expect(page.frame(of: "Top")?.midX == 100)
    let scroll = TestHost(size: screen) {
      ScrollView {
        Text("A")
        Divider().accessibilityIdentifier("line")
        Spacer(minLength: 30)
        Text("B")
      }
    }
    #expect(scroll.frame(of: "line")?.height == 1)
    // Above "B" are the text "A" with 16 points, spacing of 8 points, the line with 1 point, and
    // the spacer with at least 30 points.
    #expect((scroll.frame(of: "B")?.minY ?? 0) >= 55)
    #expect(scroll.frame(of: "B")?.minX == 96)
  }

  @Test func `A spacer in a horizontal scroll view is horizontal`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        Text("A")
        Spacer(minLength: 30)
        Text("B")
      }
    }
    #expect(host.frame(of: "A") == CGRect(x: 0, y: 0, width: 8, height: 16).offsetBy(dx: 0, dy: 42))
    // The text "A" is 8 points wide, and the spacer is 30 points wide.
    #expect(host.frame(of: "B")?.minX == 38)
  }

  @Test func `A divider and a spacer in a lazy stack have the direction of the stack`() {
    let row = TestHost(size: screen) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          Text("a")
          Divider().accessibilityIdentifier("line")
          Spacer(minLength: 30).accessibilityIdentifier("space")
        }
      }
    }
    #expect(row.frame(of: "line") == CGRect(x: 8, y: 0, width: 1, height: 100))
    #expect(row.frame(of: "space") == CGRect(x: 9, y: 50, width: 30, height: 0))
    let column = TestHost(size: screen) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("a")
          Divider().accessibilityIdentifier("line")
          Spacer(minLength: 30).accessibilityIdentifier("space")
        }
      }
    }
    #expect(column.frame(of: "line") == CGRect(x: 0, y: 16, width: 200, height: 1))
    #expect(column.frame(of: "space") == CGRect(x: 0, y: 17, width: 0, height: 30))
  }
}
