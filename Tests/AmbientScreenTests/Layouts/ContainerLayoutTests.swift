import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// Places views on a diagonal line: each view begins at the lower right corner of the view before.
private struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// On the screen of these tests, each character of a text is 8 points wide and 16 points high.
@Suite("Containers on a screen") @MainActor
struct ContainerLayoutTests {
  let screen = CGSize(width: 400, height: 300)

  @Test func `A custom layout places its views`() {
    let host = TestHost(size: screen) {
      Staircase {
        Text("One")
        Text("Two")
      }
    }
    // The layout has a size of 48 x 32 points, and is centered on the screen of 400 x 300 points.
    #expect(host.frame(of: "One") == CGRect(x: 176, y: 134, width: 24, height: 16))
    #expect(host.frame(of: "Two") == CGRect(x: 200, y: 150, width: 24, height: 16))
  }

  @Test func `A switch between two layouts moves the views`() {
    struct Switching: View {
      @State private var isWide = true

      var body: some View {
        let layout =
          isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Button("Turn") { isWide.toggle() }
          Text("Side")
        }
      }
    }
    let host = TestHost(size: screen) { Switching() }
    // The row is 16 points high, and its top is at 142 points.
    #expect(host.frame(of: "Side")?.minY == 142)
    host.tap("Turn")
    // The column is 32 points high. The text is in its lower half, below the center of the screen.
    #expect(host.frame(of: "Side")?.minY == 150)
  }

  @Test func `A grid aligns its cells in columns`() {
    let host = TestHost(size: screen) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Text("a")
          Text("bb")
        }
        GridRow {
          Text("ccc")
          Text("d")
        }
      }
    }
    // The columns are as wide as "ccc" and "bb": 24 and 16 points. With the spacing of 10 points,
    // the grid is 50 points wide. Two rows and the spacing are 42 points high.
    #expect(host.frame(of: "a") == CGRect(x: 175, y: 129, width: 8, height: 16))
    #expect(host.frame(of: "bb") == CGRect(x: 209, y: 129, width: 16, height: 16))
    #expect(host.frame(of: "ccc") == CGRect(x: 175, y: 155, width: 24, height: 16))
    #expect(host.frame(of: "d") == CGRect(x: 209, y: 155, width: 8, height: 16))
  }

  @Test func `An overlay is aligned to its view, and does not enlarge the view`() {
    let host = TestHost(size: screen) {
      Color.red
        .frame(width: 100, height: 50)
        .overlay(alignment: .bottomTrailing) { Text("New") }
        .accessibilityIdentifier("card")
    }
    #expect(host.frame(of: "card") == CGRect(x: 150, y: 125, width: 100, height: 50))
    // The lower right corners of the card and the overlay are at the same place: (250, 175).
    #expect(host.frame(of: "New") == CGRect(x: 226, y: 159, width: 24, height: 16))
  }

  @Test func `An alignment guide of a view moves the view in its stack`() throws {
    let host = TestHost(size: screen) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Plain")
        Text("Indented").alignmentGuide(.leading) { _ in -20 }
      }
    }
    let plain = try #require(host.frame(of: "Plain")?.minX)
    #expect(host.frame(of: "Indented")?.minX == plain + 20)
  }

  @Test func `The safe area limits all views except those that ignore the safe area`() {
    var settings = ScreenSettings(size: screen)
    settings.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let host = TestHost(screen: settings) {
      ZStack {
        Color.blue.ignoresSafeArea().accessibilityIdentifier("back")
        Color.red.accessibilityIdentifier("front")
      }
    }
    #expect(host.frame(of: "front") == CGRect(x: 0, y: 40, width: 400, height: 240))
    let color = host.elements(of: .color).first
    #expect(color.flatMap(host.frame) == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func `The tabs share the width of the bar equally, and the selected view is centered`() {
    let host = TestHost(size: screen) {
      TabView {
        Text("Home").tabItem { Text("First") }
        Text("Search").tabItem { Text("Second") }
      }
    }
    // The screen is 400 points wide. The selected view is in the middle of the screen, and each
    // label is in the middle of its half of the bar.
    #expect(host.frame(of: "Home")?.midX == 200)
    #expect(host.frame(of: "First")?.midX == 100)
    #expect(host.frame(of: "Second")?.midX == 300)
    #expect(host.frame(of: "Second") == CGRect(x: 276, y: 268, width: 48, height: 16))
  }

  @Test func `A container relative frame follows the size of its scroll view`() {
    let host = TestHost(size: screen) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(index)")
          }
        }
      }
    }
    // Each page is as wide as the scroll view: 400 points, and later 200 points.
    #expect(host.frame(of: "page 1")?.width == 400)
    #expect(host.frame(of: "page 1")?.minX == 400)
    host.size.width = 200
    host.settle()
    #expect(host.frame(of: "page 1")?.width == 200)
  }
}
