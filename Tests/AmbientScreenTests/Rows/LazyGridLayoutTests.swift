import Ambient
import AmbientScreen
import AmbientTesting
import Testing

/// Tests lazy grids on a screen: the places of cells, the columns of a `LazyHGrid` that are in the
/// tree, and pinned headers and footers.
///
/// Unless a test sets another size, the screen is 200 points wide and 100 points high.
@Suite("Lazy grids on a screen") @MainActor
struct LazyGridLayoutTests {
  private func host(
    height: CGFloat = 100,
    @ViewBuilder _ content: () -> some View
  ) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 200, height: height)) { content }
  }

  private func frames(_ host: TestHost, _ names: Int...) -> [CGRect?] {
    names.map { host.frame(of: "\($0)") }
  }

  /// Returns a grid of four cells, with the widths 20, 30, 40 and 50.
  private func widening(_ rows: [GridItem], alignment: VerticalAlignment = .center) -> some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: rows, alignment: alignment, spacing: 5) {
        ForEach(0..<4) { number in
          Color.red.frame(width: 20 + 10 * CGFloat(number)).accessibilityIdentifier("\(number)")
        }
      }
    }
  }

  /// Returns a grid whose cells are 20 points wide and as high as their rows.
  private func bars(_ rows: [GridItem]) -> some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: rows, alignment: .top, spacing: 5) {
        ForEach(0..<6) { Color.red.frame(width: 20).accessibilityIdentifier("\($0)") }
      }
    }
  }

  @Test func `The widest cell of each column of a LazyHGrid determines the width of the column`() {
    let host = host { widening([GridItem(.fixed(30)), GridItem(.fixed(50))]) }
    // The grid is 88 points high: rows of 30 and 50 points, and the default distance of 8 points.
    // It is centered in the 100 points of the screen, so its top edge is at y = 6. The cells of the
    // first column are 20 and 30 points wide, so the column covers x = 0 to 30. After a distance of
    // 5 points, the second column covers x = 35 to 85.
    #expect(
      frames(host, 0, 1, 2, 3) == [
        CGRect(x: 5, y: 6, width: 20, height: 30), CGRect(x: 0, y: 44, width: 30, height: 50),
        CGRect(x: 40, y: 6, width: 40, height: 30), CGRect(x: 35, y: 44, width: 50, height: 50),
      ]
    )
  }

  @Test(arguments: [(VerticalAlignment.top, 0), (.center, 6), (.bottom, 12)])
  func `The alignment of a LazyHGrid places its rows in a space that is taller than the grid`(
    alignment: VerticalAlignment,
    top: CGFloat
  ) {
    let host = host {
      widening([GridItem(.fixed(30)), GridItem(.fixed(50))], alignment: alignment)
    }
    #expect(host.frame(of: "2")?.minY == top)
    // The first row is 30 points high, and the distance between the rows is 8 points.
    let second: CGFloat = top + 38
    #expect(host.frame(of: "3")?.minY == second)
  }

  @Test func `A row of a LazyHGrid has its own alignment and its own distance from the next row`() {
    let rows = [
      GridItem(.fixed(30), spacing: 0, alignment: .bottomLeading),
      GridItem(.fixed(50), alignment: .topTrailing),
    ]
    let host = host {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: .top, spacing: 5) {
          ForEach(0..<4) { number in
            let length: CGFloat = number.isMultiple(of: 2) ? 20 : 40
            Color.red.frame(width: length, height: length / 2)
              .accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    // The rows cover y = 0 to 30 and y = 30 to 80. The columns, which are 40 points wide, begin at
    // x = 0 and x = 45. The cells of the first row are 10 points high and at its bottom edge.
    #expect(
      frames(host, 0, 1, 2, 3) == [
        CGRect(x: 0, y: 20, width: 20, height: 10), CGRect(x: 0, y: 30, width: 40, height: 20),
        CGRect(x: 45, y: 20, width: 20, height: 10), CGRect(x: 45, y: 30, width: 40, height: 20),
      ]
    )
  }

  @Test func `Flexible rows of a LazyHGrid share the height that fixed rows leave`() {
    let rows = [
      GridItem(.flexible(maximum: 24), spacing: 10), GridItem(.fixed(20), spacing: 10), GridItem(),
    ]
    let host = host { bars(rows) }
    // The first row has its maximum of 24 points. The last row has what the other rows and the two
    // distances of 10 points leave: 100 - 24 - 20 - 20 = 36 points.
    #expect(
      frames(host, 0, 1, 2, 3) == [
        CGRect(x: 0, y: 0, width: 20, height: 24), CGRect(x: 0, y: 34, width: 20, height: 20),
        CGRect(x: 0, y: 64, width: 20, height: 36), CGRect(x: 25, y: 0, width: 20, height: 24),
      ]
    )
    host.size.height = 140
    #expect(host.frame(of: "2") == CGRect(x: 0, y: 64, width: 20, height: 76))
  }

  @Test func `A LazyHGrid with an adaptive row has as many rows as fit`() {
    // 100 points have room for three rows of 30 points at distances of 5 points.
    let host = host { bars([GridItem(.adaptive(minimum: 30), spacing: 5)]) }
    #expect(frames(host, 0, 2, 3).map { $0?.origin } == [.zero, CGPoint(0, 70), CGPoint(25, 0)])
    #expect(host.frame(of: "5") == CGRect(x: 25, y: 70, width: 20, height: 30))
    // 135 points have room for four rows.
    host.size.height = 135
    #expect(frames(host, 3, 4).map { $0?.origin } == [CGPoint(0, 105), CGPoint(25, 0)])
    #expect(host.frame(of: "5") == CGRect(x: 25, y: 35, width: 20, height: 30))
  }

  @Test func `A LazyHGrid mounts the visible columns and two on each side`() throws {
    let host = host {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(0..<10_000) { Cell(number: $0) }
        }
      }
    }
    // Each column has two cells. Five columns of 40 points are visible.
    #expect(host.texts == (0..<14).map { "\($0)" })
    #expect(host.frame(of: "3") == CGRect(x: 56, y: 67, width: 8, height: 16))
    let scrollView = try #require(host.elements(of: .scrollView).first)
    let bodies = host.bodies { host.screen?.scroll(scrollView, by: CGSize(width: 200, height: 0)) }
    #expect(bodies == Array(repeating: "Cell", count: 10))
    // Columns 5 to 9 are visible, and columns 10 and 11 are in the tree after them. Columns 5 and 6
    // were in the tree before, so columns 7 to 11 are new. Up to four columns on each side stay in
    // the tree if they are already there: here, columns 1 to 4.
    #expect(host.texts == (2..<24).map { "\($0)" })
    // The next scroll passes so many columns that none of the mounted ones stays. Columns 250 to
    // 254 become visible. On each side of them, two more columns are mounted.
    host.screen?.scroll(scrollView, to: CGPoint(x: 10_000, y: 0))
    #expect(host.texts == (496..<514).map { "\($0)" })
    #expect(host.frame(of: "500") == CGRect(x: 8, y: 17, width: 24, height: 16))
    #expect(host.frame(of: "501") == CGRect(x: 8, y: 67, width: 24, height: 16))
    // While no further column becomes visible, a scroll runs no body and measures nothing.
    host.screen?.scroll(scrollView, to: CGPoint(x: 10_005, y: 0))
    let counters = host.screen?.counters
    #expect(host.bodies { host.screen?.scroll(scrollView, by: CGSize(width: 10, height: 0)) } == [])
    #expect(host.screen?.counters == counters)
    #expect(host.frame(of: "500")?.minX == -7)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `Pinned headers and footers of a lazy grid stay visible while their section is visible`(
    axis: Axis
  ) throws {
    let size = CGSize(width: 100, height: 200)
    let host = TestHost(size: axis == .vertical ? size : CGSize(width: 200, height: 100)) {
      PinnedGrid(axis: axis)
    }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    /// Returns the middle of each view along the scroll axis.
    func middles(_ names: String...) -> [CGFloat?] {
      names.map { name in
        host.frame(of: name).map { axis == .vertical ? $0.midY : $0.midX }
      }
    }
    // Across the scroll axis, a header or a footer spans 100 points: both columns of the vertical
    // grid, or both rows of the horizontal grid. A cell spans 50 points.
    let across = ["H0", "0.0", "0.1", "F0"].map { name in
      host.frame(of: name).map { axis == .vertical ? $0.midX : $0.midY }
    }
    #expect(across == [50, 25, 75, 50])
    #expect(middles("H0", "0.0", "0.1", "0.2", "F0") == [15, 50, 50, 90, 185])
    // A section is 260 points long: a header and a footer of 30 points each, and five lines of 40
    // points. After a scroll by 100 points, the first section ends at 160, and its footer is the
    // last 30 points before this edge.
    host.screen?.scroll(scrollView, to: CGPoint(x: 100, y: 100))
    #expect(middles("H0", "0.4", "F0", "H1", "F1") == [15, 30, 145, 175, 185])
    // The first section ends at 25, and pushes 5 of the 30 points of its header off the screen.
    host.screen?.scroll(scrollView, to: CGPoint(x: 235, y: 235))
    #expect(middles("H0", "H1", "1.0") == [10, 40, 75])
  }
}

private struct Cell: View {
  let number: Int
  var body: some View { Text("\(number)").frame(width: 40) }
}

/// A lazy grid that scrolls along `axis`, with sections whose headers and footers are pinned.
///
/// A grid that scrolls vertically has two columns of 50 points. A grid that scrolls horizontally
/// has two rows of 50 points.
private struct PinnedGrid: View {
  let axis: Axis

  var body: some View {
    let tracks = [GridItem(spacing: 0), GridItem(spacing: 0)]
    let pinnedViews: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    if axis == .horizontal {
      ScrollView(.horizontal) {
        LazyHGrid(rows: tracks, spacing: 0, pinnedViews: pinnedViews) { sections }
      }
    } else {
      ScrollView {
        LazyVGrid(columns: tracks, spacing: 0, pinnedViews: pinnedViews) { sections }
      }
    }
  }

  private var sections: some View {
    ForEach(0..<20) { section in
      Section {
        ForEach(0..<10) { box("\(section).\($0)", 40) }
      } header: {
        box("H\(section)", 30)
      } footer: {
        box("F\(section)", 30)
      }
    }
  }

  private func box(_ name: String, _ length: CGFloat) -> some View {
    Text(name).frame(
      width: axis == .horizontal ? length : nil,
      height: axis == .vertical ? length : nil
    )
  }
}

extension CGPoint {
  fileprivate init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
