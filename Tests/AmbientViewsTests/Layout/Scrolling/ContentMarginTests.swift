import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Content margins` {
  private struct Screen: View {
    @State private var margin = 4.0

    var body: some View {
      Books().contentMargins(margin)
      Button("Widen") { margin += 1 }
    }
  }

  private struct Books: View {
    var body: some View {
      ScrollView { Text("Ferns") }
    }
  }

  @Test func `A content margin applies to content and indicators of each scrolling view`() {
    let host = TestHost {
      Group {
        ScrollView {}
        List {}
        Form {}
      }
      .contentMargins(.top, 8)
    }
    #expect(
      host.tree == """
        ScrollView topIndicatorMargin=8 topMargin=8
        List topIndicatorMargin=8 topMargin=8
        Form topIndicatorMargin=8 topMargin=8
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `Content and scroll indicators can have different margins`() {
    let host = TestHost {
      ScrollView {}
        .contentMargins(.vertical, 1, for: .scrollContent)
        .contentMargins(.top, 2, for: .scrollIndicators)
      ScrollView {}.contentMargins(.bottom, 5, for: .scrollContent).contentMargins(.bottom, 6)
    }
    #expect(
      host.tree == """
        ScrollView bottomMargin=1 topIndicatorMargin=2 topMargin=1
        ScrollView bottomIndicatorMargin=6 bottomMargin=5
        """
    )
  }

  @Test func `The innermost contentMargins modifier sets the margin of an edge`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = TestHost {
      ScrollView {}.contentMargins(.all, insets, for: .scrollContent)
      ScrollView {}
        .contentMargins([.top, .leading], insets, for: .scrollContent)
        .contentMargins(.top, 9, for: .scrollContent)
        .contentMargins(.bottom, 8, for: .scrollContent)
    }
    #expect(
      host.tree == """
        ScrollView bottomMargin=3 leadingMargin=2 topMargin=1 trailingMargin=4
        ScrollView bottomMargin=8 leadingMargin=2 topMargin=1
        """
    )
  }

  @Test func `A content margin of nil leaves the default margin of the host`() {
    let host = TestHost {
      ScrollView {}.contentMargins(.all, nil).contentMargins(7)
      ScrollView {}.contentMargins(.horizontal, nil, for: .scrollContent)
    }
    #expect(
      host.tree == """
        ScrollView
        ScrollView
        """
    )
  }

  @Test func `The method contentMargins can be used as a function value`() {
    let margins: CGFloat? = 3
    let scroll = ScrollView {}
    let modify = scroll.contentMargins as (CGFloat, ContentMarginPlacement) -> _
    let host = TestHost { margins.map { modify($0, .scrollIndicators) } }
    #expect(
      host.tree
        == "ScrollView bottomIndicatorMargin=3 leadingIndicatorMargin=3 topIndicatorMargin=3 "
        + "trailingIndicatorMargin=3"
    )
  }

  @Test func `A new margin updates the element and runs only the body that sets the margin`() {
    let host = TestHost { Screen() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Widen") } == ["Screen"])
    #expect(host.elements[0][.leadingMargin] == 5)
  }
}
