import AmbientLayout
import AmbientTestSupport
import Testing

@Suite struct `The tracks of a lazy grid` {
  // A track is a column or a row. Each tuple has the items, the proposed length, the positions of
  // the tracks, and the lengths of the tracks. The default spacing is 10.
  @Test(
    arguments: [
      ([], 100, [], []),
      ([GridItem(.fixed(30)), GridItem(.fixed(50))], 100, [0, 40], [30, 50]),
      ([GridItem(.fixed(80)), GridItem(.fixed(80))], 100, [0, 90], [80, 80]),
      ([GridItem(), GridItem(), GridItem()], 110, [0, 40, 80], [30, 30, 30]),
      ([GridItem(.fixed(20)), GridItem(), GridItem()], 100, [0, 30, 70], [20, 30, 30]),
      ([GridItem(), GridItem(.fixed(60))], 100, [0, 40], [30, 60]),
      (
        [GridItem(spacing: 0), GridItem(spacing: 4), GridItem(spacing: 99)], 94, [0, 30, 64],
        [30, 30, 30]
      ),
      // Each flexible item gets a share of the length that is left after the previous items.
      ([GridItem(.flexible(maximum: 20)), GridItem()], 110, [0, 30], [20, 80]),
      ([GridItem(), GridItem(.flexible(maximum: 20))], 110, [0, 60], [50, 20]),
      ([GridItem(.flexible(minimum: 80)), GridItem()], 110, [0, 90], [80, 20]),
      ([GridItem(), GridItem()], 5, [0, 20], [10, 10]),
      // An adaptive item gets as many tracks of its minimum length as fit. The tracks then grow and
      // fill its share of the length, but only up to its maximum.
      ([GridItem(.adaptive(minimum: 30))], 110, [0, 40, 80], [30, 30, 30]),
      ([GridItem(.adaptive(minimum: 30))], 149, [0, 53, 106], [43, 43, 43]),
      ([GridItem(.adaptive(minimum: 30))], 150, [0, 40, 80, 120], [30, 30, 30, 30]),
      ([GridItem(.adaptive(minimum: 30, maximum: 35))], 149, [0, 45, 90], [35, 35, 35]),
      ([GridItem(.adaptive(minimum: 30), spacing: 0)], 90, [0, 30, 60], [30, 30, 30]),
      ([GridItem(.adaptive(minimum: 200))], 100, [0], [200]),
      ([GridItem(.adaptive(minimum: 30)), GridItem()], 150, [0, 40, 80], [30, 30, 70]),
      ([GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))], 100, [0, 50, 80], [40, 20, 20]),
      // The proposed length is nil or infinite.
      (
        [GridItem(.fixed(30)), GridItem(), GridItem(.adaptive(minimum: 25))], nil, [0, 40, 60],
        [30, 10, 25]
      ),
      (
        [GridItem(.flexible(maximum: 90)), GridItem(.adaptive(minimum: 25, maximum: 70))],
        .infinity, [0, 100], [90, 70]
      ),
      ([GridItem(), GridItem()], .infinity, [0, .infinity], [.infinity, .infinity]),
      // A length below 0, a maximum below the minimum, or an adaptive minimum of 0 is allowed.
      (
        [GridItem(.fixed(-5)), GridItem(.flexible(minimum: 50, maximum: 20))], 60, [0, 10], [0, 50]
      ),
      ([GridItem(.adaptive(minimum: 0), spacing: 0)], 60, [0], [60]),
    ] as [([GridItem], CGFloat?, [CGFloat], [CGFloat])]
  )
  func `The tracks of a lazy grid share the length of the grid`(
    items: [GridItem],
    length: CGFloat?,
    positions: [CGFloat],
    lengths: [CGFloat]
  ) {
    let tracks = LazyGridTrack.tracks(items, in: length, defaultSpacing: 10)
    #expect(tracks.map(\.position) == positions)
    #expect(tracks.map(\.length) == lengths)
  }

  @Test func `A lazy grid has at most 10,000 tracks`() {
    let items = [GridItem(.adaptive(minimum: 1e-300), spacing: 0)]
    #expect(LazyGridTrack.tracks(items, in: 1e300, defaultSpacing: 0).count == 10_000)
  }

  @Test(arguments: 0..<30)
  func `Tracks without a maximum length fill the length of a lazy grid`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let items = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let minimum = CGFloat(Int.random(in: 1...40, using: &random))
        let spacing: CGFloat? = [nil, 0, 7].randomElement(using: &random) ?? nil
        return Bool.random(using: &random)
          ? GridItem(.flexible(minimum: minimum), spacing: spacing)
          : GridItem(.adaptive(minimum: minimum), spacing: spacing)
      }
      let tracks = LazyGridTrack.tracks(items, in: 400, defaultSpacing: 5)
      let end = tracks.last.map { $0.position + $0.length } ?? 0
      #expect(abs(end - 400) < 0.001)
      for (track, next) in zip(tracks, tracks.dropFirst()) {
        #expect([0, 5, 7].contains((next.position - track.position - track.length).rounded()))
      }
    }
  }
}

@Suite struct `A lazy grid` {
  // Horizontal grids use these items as rows. With the default spacing, the items take up
  // 40 + 8 + 30 = 78 points.
  private let columns = [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(30))]

  @Test func `A vertical lazy grid fills its columns row by row`() {
    let views = [
      FakeView.fixed(10, 20), .fixed(20, 30), .flexible(), .fixed(10, 15), .fixed(50, 5),
    ]
    let grid = LazyGridLayout(columns: columns, spacing: 3)
    #expect(grid.size(views, 78, 500) == CGSize(78, 56))
    #expect(
      grid.frames(views, 78, 500) == [
        CGRect(0, 0, 10, 20), CGRect(53, 0, 20, 30), CGRect(0, 33, 40, 15), CGRect(58, 33, 10, 15),
        CGRect(0, 51, 50, 5),
      ]
    )
  }

  @Test func `A horizontal lazy grid fills its rows column by column`() {
    let views = [FakeView.fixed(20, 10), .fixed(30, 20), .fixed(15, 10)]
    let grid = LazyGridLayout(rows: columns, spacing: 3)
    #expect(grid.size(views, 500, 78) == CGSize(48, 78))
    #expect(
      grid.frames(views, 500, 78)
        == [CGRect(0, 0, 20, 10), CGRect(0, 53, 30, 20), CGRect(33, 0, 15, 10)]
    )
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0), (.center, 11), (.trailing, 22)])
  func `A lazy grid aligns its columns in a wider space`(
    alignment: HorizontalAlignment,
    start: CGFloat
  ) {
    let grid = LazyGridLayout(columns: columns, alignment: alignment)
    let views = [FakeView.flexible(), .flexible()]
    #expect(grid.size(views, 100, nil) == CGSize(100, 10))
    #expect(grid.frames(views, 100, nil)[0].minX == start)
    let second: CGFloat = start + 48
    #expect(grid.frames(views, 100, nil)[1].minX == second)
  }

  @Test(arguments: [(VerticalAlignment.top, 0), (.center, 11), (.bottom, 22)])
  func `A horizontal lazy grid aligns its rows in a taller space`(
    alignment: VerticalAlignment,
    start: CGFloat
  ) {
    let grid = LazyGridLayout(rows: columns, alignment: alignment)
    let views = [FakeView.flexible(), .flexible()]
    #expect(grid.size(views, nil, 100) == CGSize(10, 100))
    #expect(grid.frames(views, nil, 100)[0].minY == start)
    let second: CGFloat = start + 48
    #expect(grid.frames(views, nil, 100)[1].minY == second)
  }

  @Test func `A horizontal lazy grid gives a header a column of its own`() {
    let header = FakeView.flexible(5...5, 0...CGFloat.infinity)
      .value(LazyGridSpansAllTracks.self, true)
    let views = [FakeView.fixed(9, 9), header, .fixed(9, 9), .fixed(9, 9), .fixed(9, 9)]
    let frames = LazyGridLayout(rows: columns, spacing: 0).frames(views, nil, 78)
    #expect(frames[1] == CGRect(9, 0, 5, 78))
    #expect(frames.map(\.minX) == [0, 9, 14, 14, 23])
  }

  @Test func `A lazy grid is as wide as its columns if the columns are wider than the proposal`() {
    let grid = LazyGridLayout(columns: columns)
    #expect(grid.size([FakeView.flexible()], 50, nil).width == 78)
    #expect(grid.size([FakeView.flexible()], nil, nil).width == 78)
    #expect(grid.frames([FakeView.flexible()], 50, nil) == [CGRect(0, 0, 40, 10)])
  }

  @Test func `A lazy grid takes the default spacing of its views, and ignores preferred spacing`() {
    let views = (0..<3).map { _ in FakeView.flexible().spacing(ViewSpacing(all: 30, default: 1)) }
    #expect(LazyGridLayout(columns: columns).size(views, nil, nil) == CGSize(71, 21))
  }

  @Test func `A lazy grid gives a header a row of its own`() {
    let header = FakeView.flexible(0...CGFloat.infinity, 5...5)
      .value(LazyGridSpansAllTracks.self, true)
    let views = [FakeView.fixed(9, 9), header, .fixed(9, 9), .fixed(9, 9), .fixed(9, 9)]
    let grid = LazyGridLayout(columns: columns, spacing: 0)
    let frames = grid.frames(views, 78, nil)
    #expect(frames[1] == CGRect(0, 9, 78, 5))
    #expect(frames.map(\.minY) == [0, 9, 14, 14, 23])
  }

  @Test func `A lazy grid without columns or views has no height`() {
    #expect(LazyGridLayout(columns: []).size([FakeView.fixed(9, 9)], 70, 70) == CGSize(70, 0))
    #expect(LazyGridLayout(columns: columns).size([], nil, nil) == CGSize(78, 0))
  }
}
