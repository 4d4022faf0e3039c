import AmbientLayout
import AmbientTestSupport
import Testing

@Suite struct `Random grids` {
  @Test(arguments: 0..<20)
  func `A random grid with one row places its cells like an HStack`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let cells = (0..<Int.random(in: 1...6, using: &random)).map { _ in cell(using: &random) }
      let width: CGFloat? =
        [nil, 0, CGFloat(Int.random(in: 1...400, using: &random))]
        .randomElement(using: &random) ?? nil
      let row = HStackLayout(alignment: .top).frames(cells, width, 30)
      let grid = GridLayout(alignment: .topLeading).cellFrames([cells], width, 30)[0]
      #expect(isClose(row.map(\.minX), grid.map(\.minX)))
      #expect(isClose(row.map(\.width), grid.map(\.width)))
    }
  }

  @Test(arguments: 0..<20)
  func `A random grid with one column places its cells like a VStack`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let cells = (0..<Int.random(in: 1...6, using: &random)).map { _ in cell(using: &random) }
      let height: CGFloat? =
        [nil, 0, CGFloat(Int.random(in: 1...400, using: &random))]
        .randomElement(using: &random) ?? nil
      let column = VStackLayout(alignment: .leading).frames(cells, 200, height)
      let grid = GridLayout(alignment: .topLeading).frames(cells, 200, height)
      #expect(isClose(column.map(\.minY), grid.map(\.minY)))
      #expect(isClose(column.map(\.height), grid.map(\.height)))
    }
  }

  @Test(arguments: 0..<20)
  func `The cells of a random grid lie inside of the grid and do not overlap`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          cell(using: &random)
            .value(GridCellColumns.self, max(1, Int.random(in: -3...3, using: &random)))
        }
      }
      let alignment =
        [Alignment.topLeading, .center, .bottomTrailing]
        .randomElement(using: &random) ?? .center
      let width: CGFloat? =
        [nil, 0, CGFloat(Int.random(in: 1...400, using: &random))]
        .randomElement(using: &random) ?? nil
      let grid = GridLayout(alignment: alignment, verticalSpacing: 3)
      let size = grid.size(rows.flatMap { $0.asRow() }, width, nil)
      let frames = grid.cellFrames(rows, width, nil)
      let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
      #expect(frames.joined().allSatisfy { bounds.contains($0) })
      for row in frames {
        for (cell, next) in zip(row, row.dropFirst()) { #expect(cell.maxX <= next.minX + 0.001) }
      }
      for (row, next) in zip(frames, frames.dropFirst()) {
        let end = row.map(\.maxY).max() ?? 0
        #expect(next.allSatisfy { $0.minY >= end })
      }
    }
  }

  private func cell(using random: inout SplitMix64) -> FakeView {
    let length = CGFloat(Int.random(in: 10...120, using: &random))
    let minimum = CGFloat(Int.random(in: 0...30, using: &random))
    let cell: FakeView =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .fixed(length, minimum)
      case 1: .flexible(minimum...length + 30, 0...minimum)
      default: .text(length)
      }
    return cell.priority(Double(Int.random(in: 0...1, using: &random)))
  }

  private func isClose(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 0.001 }
  }
}
