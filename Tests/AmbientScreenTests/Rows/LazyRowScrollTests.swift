import Ambient
import AmbientTesting
import Testing

/// Tests the offset of a scroll view when measured heights replace the estimated heights of the
/// rows in a lazy stack.
@MainActor
struct LazyRowScrollTests {
  @Test("A scroll view with a bottom anchor first shows the last rows of its lazy stack.")
  func bottomAnchor() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Text("\($0)").frame(height: $0 < 990 ? 20 : 70) }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    // The last row is 70 points high, so it covers y = 30 to 100. The row above it covers y = -40
    // to 30.
    #expect(host.frame(of: "999")?.midY == 65)
    #expect(host.frame(of: "998")?.midY == -5)
  }

  @Test("A scroll to a row shows the row, even if rows above it were estimated too short.")
  func scrollToRow() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(500, anchor: .top) }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000) { Text("\($0)").frame(height: $0 < 490 ? 20 : 60) }
            }
          }
        }
      }
    }
    host.tap("Go")
    // The scroll view begins below the button, at y = 20. Row 500 is 60 points high.
    #expect(host.frame(of: "500")?.midY == 50)
  }

  @Test(arguments: [HorizontalEdge.leading, .trailing])
  func `scrollTo ignores views outside of scroll views`(edge: HorizontalEdge) {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        // The loop gives its buttons the identifiers 0 and 900. Two rows have these identifiers
        // too.
        let index = VStack {
          ForEach([0, 900], id: \.self) { row in
            Button("Go to \(row)") { proxy.scrollTo(row, anchor: .top) }
          }
        }
        HStack(spacing: 0) {
          if edge == .leading { index }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("\($0)").frame(height: 20) } }
          }
          if edge == .trailing { index }
        }
      }
    }
    host.tap("Go to 900")
    #expect(host.frame(of: "900")?.midY == 10)
    host.tap("Go to 0")
    #expect(host.frame(of: "0")?.midY == 10)
  }

  @Test("In nested scroll views, visible rows stay in place when rows above them are measured.")
  func visibleRowsStayInPlace() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyVStack(spacing: 0) {
            ForEach(0..<300) { Text("\($0)").frame(width: 300, height: $0 < 8 ? 20 : 50) }
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 3_000))
    // Each scroll up by 10 points moves the visible rows down by exactly 10 points. The test checks
    // this with the topmost row whose text is completely visible.
    var row = try #require(host.visibleTexts.first { (host.frame(of: $0)?.minY ?? -1) >= 0 })
    for _ in 0..<20 {
      let before = try #require(host.frame(of: row)).midY
      host.screen?.scroll(scrollView, by: CGSize(width: 0, height: -10))
      #expect(try #require(host.frame(of: row)).midY - before == 10)
      row = try #require(host.visibleTexts.first { (host.frame(of: $0)?.minY ?? -1) >= 0 })
    }
  }

  @Test("A pinned header stays at the top edge while rows above the visible rows are measured.")
  func pinnedHeader() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<500) { Text("\($0)").frame(height: $0 < 8 ? 20 : 50) }
          } header: {
            Text("Header").frame(height: 20)
          }
        }
      }
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    host.screen?.scroll(scrollView, to: CGPoint(x: 0, y: 3_000))
    for _ in 0..<20 {
      host.screen?.scroll(scrollView, by: CGSize(width: 0, height: -10))
      #expect(host.frame(of: "Header")?.midY == 10)
    }
  }
}
