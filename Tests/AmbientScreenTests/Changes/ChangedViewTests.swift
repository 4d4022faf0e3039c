import Ambient
import AmbientScreen
import AmbientTesting
import Foundation
import Testing

/// A container that places each view at a distance from the leading edge of the container.
///
/// The view sets the distance as a layout value.
private struct Shelf: Layout {
  enum Distance: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      let x = bounds.minX + subview[Distance.self]
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A container that measures its view with the proposed widths 1 to 20, and is as wide as the first
/// result.
///
/// The cache of the measured view holds at most 16 sizes. After 20 proposals, it no longer contains
/// the first size.
private struct Curious: Layout {
  func makeCache(subviews: Subviews) -> CGFloat {
    let answers = (1...20).map { width in
      subviews.first?.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)).width
    }
    return (answers.first ?? nil) ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout CGFloat
  ) -> CGSize {
    CGSize(width: cache, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout CGFloat
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: nil))
  }
}

/// A container with a given width if the proposed width is 1, and with a width of 5 otherwise.
///
/// In a `Curious` container, only the size for the first proposal depends on the given width. This
/// size is no longer cached after the other proposals.
private struct Stubborn: Layout {
  var width: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width == 1 ? width : 5, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// A container that is 10 points wide if the layout is left-to-right, and 30 points wide otherwise.
private struct Compass: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    CGSize(width: subviews.layoutDirection == .leftToRight ? 10 : 30, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

@Suite("A view that changes on a screen") @MainActor
struct ChangedViewTests {
  let screen = CGSize(width: 200, height: 100)

  @Test func `A view with a background keeps its layout priority and layout values`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("first").layoutPriority(1)
          .background { Color.blue }
        Color.green.accessibilityIdentifier("second")
      }
      Shelf {
        Text("far").layoutValue(key: Shelf.Distance.self, value: 50)
          .background { Color.blue.layoutValue(key: Shelf.Distance.self, value: 9) }
      }
    }
    // The first color has a higher priority than the second one, and takes the whole row.
    #expect(host.frame(of: "first")?.width == 200)
    #expect(host.frame(of: "second")?.width == 0)
    // The text has the distance 50. The distance 9 of its background does not count.
    #expect(host.frame(of: "far")?.minX == 50)
  }

  @Test func `Of several layout priorities, the innermost applies`() {
    let host = TestHost(size: screen) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("first").layoutPriority(0).padding(0).layoutPriority(2)
        Color.green.accessibilityIdentifier("second").layoutPriority(1)
      }
    }
    // The priority of the first color is 0, not 2, so the second color takes the whole row.
    #expect(host.frame(of: "first")?.width == 0)
    #expect(host.frame(of: "second")?.width == 200)
  }

  @Test func `A view moves in its stack when its alignment guide changes`() {
    struct Rows: View {
      @State private var isIndented = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            if isIndented {
              Text("A").alignmentGuide(.leading) { _ in -20 }
            } else {
              Text("A")
            }
          }
          Button("Indent") { isIndented.toggle() }
        }
      }
    }
    let host = TestHost(size: screen) { Rows() }
    #expect(host.frame(of: "A")?.minX == host.frame(of: "Indent")?.minX)
    host.tap("Indent")
    #expect(host.frame(of: "A")?.minX == host.frame(of: "Indent").map { $0.minX + 20 })
    host.tap("Indent")
    #expect(host.frame(of: "A")?.minX == host.frame(of: "Indent")?.minX)
  }

  @Test func `A new layout value passes through the modifiers around the view`() {
    struct Moving: View {
      @State private var isFar = false
      var body: some View {
        Shelf {
          Group {
            if isFar {
              Text("A").layoutValue(key: Shelf.Distance.self, value: 50)
            } else {
              Text("A")
            }
          }
          .opacity(0.5)
        }
        Button("Move") { isFar.toggle() }
      }
    }
    let host = TestHost(size: screen) { Moving() }
    #expect(host.frame(of: "A")?.minX == 0)
    host.tap("Move")
    #expect(host.frame(of: "A")?.minX == 50)
    host.tap("Move")
    #expect(host.frame(of: "A")?.minX == 0)
  }

  @Test func `A container notices a view's new size even if the old size is no longer cached`() {
    struct Widening: View {
      @State private var width: CGFloat = 40
      var body: some View {
        Curious { Stubborn(width: width) {} }.accessibilityIdentifier("box")
        Button("Widen") { width = 60 }
      }
    }
    let host = TestHost(size: screen) { Widening() }
    #expect(host.frame(of: "box")?.width == 40)
    host.tap("Widen")
    #expect(host.frame(of: "box")?.width == 60)
  }

  @Test func `A view in a tab that is not selected has no frame`() {
    let host = TestHost(size: screen) {
      TabView {
        Text("Home").tabItem { Text("First") }
        Text("Search").tabItem { Text("Second") }
      }
    }
    #expect(host.frame(of: "Home") != nil)
    host.tap("Second")
    #expect(host.frame(of: "Home") == nil)
    #expect(host.frame(of: "Search")?.midX == 100)
    host.tap("First")
    #expect(host.frame(of: "Home")?.midX == 100)
  }

  @Test func `A custom layout is laid out again when the layout direction changes`() {
    let host = TestHost(size: screen) {
      Compass { Text("A") }.accessibilityIdentifier("box")
    }
    #expect(host.frame(of: "box")?.width == 10)
    host.screen?.settings.layoutDirection = .rightToLeft
    #expect(host.frame(of: "box")?.width == 30)
  }

  @Test func `A view that only moves does not place its subviews again`() throws {
    struct Moving: View {
      @State private var isOpen = false
      var body: some View {
        ScrollView {
          Button("Open") { isOpen.toggle() }
          if isOpen { Text("More") }
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { index in HStack { Text("Row \(index)") } }
          }
        }
      }
    }
    let host = TestHost(size: screen) { Moving() }
    let row = try #require(host.frame(of: "Row 50"))
    let before = try #require(host.screen?.counters)
    host.tap("Open")
    let after = try #require(host.screen?.counters)
    // The new text above the rows is 16 points high, and the spacing below it is 8 points.
    #expect(host.frame(of: "Row 50") == row.offsetBy(dx: 0, dy: 24))
    #expect(after.placed - before.placed < 12)
  }
}
