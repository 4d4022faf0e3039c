import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Observation
import Testing

/// Tests random grids, in which each cell has a fixed size or fills its area.
///
/// The test computes the columns, the rows and the frames of the cells. It compares the computed
/// frames with the frames on the screen.
@Suite @MainActor struct `A model of random grids` {
  @Test(arguments: 1...40)
  func `The cells of a grid have the frames that a simple model computes`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let plan = Plan(&generator)
    let host = TestHost(size: CGSize(width: 800, height: 600)) { PlanView(plan: plan) }
    for step in 0..<10 {
      plan.change(&generator)
      host.settle()
      for (cell, frame) in plan.frames(in: host.size) {
        let found = host.frame(of: "\(cell.id)") ?? .null
        let isNear =
          abs(found.minX - frame.minX) <= 1 && abs(found.minY - frame.minY) <= 1
          && abs(found.width - frame.width) <= 1 && abs(found.height - frame.height) <= 1
        #expect(isNear, "\(cell) is at \(found), not at \(frame), seed \(seed), step \(step)")
        guard isNear else { return }
      }
    }
  }
}

/// A description of a grid, which also computes the expected frames of the cells.
@Observable @MainActor
private final class Plan {
  struct Cell: Identifiable {
    let id: Int
    /// The fixed size, or nil if the cell fills its area.
    ///
    /// A cell without a fixed size does not influence the size of its area.
    var size: CGSize?
    var span = 1
    var anchor: UnitPoint?
    /// The alignment that the cell sets for its column, or nil if the cell sets no alignment.
    var columnAlignment: HorizontalAlignment?
  }

  struct Row: Identifiable {
    let id: Int
    var cells: [Cell]
    var alignment: VerticalAlignment?
    /// Whether the row is one view outside of any `GridRow`.
    ///
    /// Such a view spans all columns.
    var isWhole = false
  }

  var rows: [Row] = []
  var spacing = CGSize(width: 5, height: 5)
  var alignment = Alignment.center

  @ObservationIgnored private var lastID = 0

  init(_ generator: inout SplitMix64) {
    for _ in 0..<3 { rows.append(row(&generator)) }
  }

  func change(_ generator: inout SplitMix64) {
    let index = rows.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where rows.count < 6: rows.append(row(&generator))
    case 1 where rows.count > 1: rows.remove(at: index ?? 0)
    case 2:
      let (width, height) = (Int.random(in: 0...9, using: &generator), 7)
      spacing = CGSize(width: width, height: height)
    case 3:
      let all: [Alignment] = [.center, .topLeading, .bottomTrailing, .top, .trailing]
      alignment = all[Int.random(in: 0..<5, using: &generator)]
    case 4: rows.shuffle(using: &generator)
    default:
      guard let index else { return }
      let cell = Int.random(in: rows[index].cells.indices, using: &generator)
      rows[index].cells[cell].size = size(&generator)
    }
  }

  private func size(_ generator: inout SplitMix64) -> CGSize {
    CGSize(
      width: Int.random(in: 10...120, using: &generator),
      height: Int.random(in: 10...50, using: &generator)
    )
  }

  private func row(_ generator: inout SplitMix64) -> Row {
    let isWhole = generator.isOnce(in: 5)
    let cells = (0..<(isWhole ? 1 : Int.random(in: 1...4, using: &generator))).map { _ in
      lastID += 1
      var cell = Cell(id: 100 + lastID, size: size(&generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: cell.span = Int.random(in: 2...3, using: &generator)
      case 2: cell.anchor = [.topLeading, .bottom, .center].randomElement(using: &generator)
      case 3: cell.columnAlignment = [.leading, .trailing].randomElement(using: &generator)
      case 4 where !isWhole: cell.size = nil
      default: break
      }
      if isWhole { (cell.span, cell.anchor, cell.columnAlignment) = (1, nil, nil) }
      return cell
    }
    let alignments: [VerticalAlignment?] = [nil, nil, .top, .bottom]
    return Row(
      id: lastID,
      cells: cells,
      alignment: isWhole ? nil : alignments[Int.random(in: 0..<4, using: &generator)],
      isWhole: isWhole
    )
  }
}

extension Plan {
  /// A cell with the number of its row and the numbers of its columns.
  private struct Placed {
    let cell: Cell
    let row: Int
    let columns: Range<Int>
    let isWhole: Bool
  }

  private var placed: [Placed] {
    let counts = rows.map { row in row.isWhole ? 1 : row.cells.reduce(0) { $0 + $1.span } }
    let columnCount = counts.max() ?? 1
    var result: [Placed] = []
    for (number, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let columns = row.isWhole ? 0..<columnCount : column..<column + cell.span
        result.append(Placed(cell: cell, row: number, columns: columns, isWhole: row.isWhole))
        column += cell.span
      }
    }
    return result
  }

  /// Returns the width of each column, which is the width of its widest cell.
  ///
  /// A cell in several columns widens these columns by equal amounts if they are too narrow.
  private func widths(_ placed: [Placed]) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: placed.map(\.columns.upperBound).max() ?? 1)
    for span in 1...max(1, widths.count) {
      for item in placed where item.columns.count == span {
        guard let size = item.cell.size else { continue }
        let gaps = spacing.width * CGFloat(span - 1)
        let missing = size.width - gaps - item.columns.reduce(0) { $0 + widths[$1] }
        if missing > 0 { for column in item.columns { widths[column] += missing / CGFloat(span) } }
      }
    }
    return widths
  }

  /// Returns the frame of each cell of a grid.
  ///
  /// The grid has its ideal size, and is in the middle of the screen.
  func frames(in screen: CGSize) -> [(cell: Cell, frame: CGRect)] {
    let placed = placed
    let widths = widths(placed)
    let heights = rows.map { row in row.cells.compactMap(\.size?.height).max() ?? 0 }
    func sum(_ lengths: some Sequence<CGFloat>, _ gap: CGFloat) -> CGFloat {
      lengths.reduce(0) { $0 + $1 + gap }
    }
    let width = sum(widths, spacing.width) - spacing.width
    let height = sum(heights, spacing.height) - spacing.height
    let corner = CGPoint(x: (screen.width - width) / 2, y: (screen.height - height) / 2)
    return placed.map { item in
      let area = CGRect(
        x: corner.x + sum(widths[..<item.columns.lowerBound], spacing.width),
        y: corner.y + sum(heights[..<item.row], spacing.height),
        width: sum(widths[item.columns], spacing.width) - spacing.width,
        height: heights[item.row]
      )
      guard let size = item.cell.size else { return (item.cell, area) }
      let share = share(of: item, placed)
      let origin = CGPoint(
        x: area.minX + (area.width - size.width) * share.x,
        y: area.minY + (area.height - size.height) * share.y
      )
      return (item.cell, CGRect(origin: origin, size: size))
    }
  }

  /// Returns how the free space in the area of a cell is divided.
  ///
  /// The results are from 0 to 1: `x` is the fraction of the free width that is to the left of the
  /// cell, and `y` is the fraction of the free height that is above the cell.
  private func share(of item: Placed, _ placed: [Placed]) -> UnitPoint {
    if let anchor = item.cell.anchor { return anchor }
    let column = item.columns.lowerBound
    let own = placed.lazy.filter { $0.columns.lowerBound == column && !$0.isWhole }
      .compactMap(\.cell.columnAlignment).first
    let horizontal = (item.isWhole ? nil : own) ?? alignment.horizontal
    let vertical = rows[item.row].alignment ?? alignment.vertical
    return UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    )
  }
}

private struct PlanView: View {
  let plan: Plan

  var body: some View {
    Grid(
      alignment: plan.alignment,
      horizontalSpacing: plan.spacing.width,
      verticalSpacing: plan.spacing.height
    ) {
      ForEach(plan.rows) { row in
        if row.isWhole {
          ForEach(row.cells) { CellView(cell: $0) }
        } else {
          GridRow(alignment: row.alignment) {
            ForEach(row.cells) { CellView(cell: $0) }
          }
        }
      }
    }
    .fixedSize()
  }
}

private struct CellView: View {
  let cell: Plan.Cell

  var body: some View {
    if let size = cell.size {
      let color = Color.red.frame(width: size.width, height: size.height)
        .accessibilityIdentifier("\(cell.id)").gridCellColumns(cell.span)
      if let anchor = cell.anchor {
        color.gridCellAnchor(anchor)
      } else if let alignment = cell.columnAlignment {
        color.gridColumnAlignment(alignment)
      } else {
        color
      }
    } else {
      Color.blue.accessibilityIdentifier("\(cell.id)").gridCellColumns(cell.span)
        .gridCellUnsizedAxes([.horizontal, .vertical])
    }
  }
}
