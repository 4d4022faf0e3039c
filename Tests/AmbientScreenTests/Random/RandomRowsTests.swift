import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// Scrolls lazy stacks, taps their rows and changes their rows at random.
///
/// From its own data, the test computes the positions of all rows and the number of taps on each
/// row. It compares these values with the rows on the screen.
@MainActor
struct RandomRowsTests {
  @Test(.timeLimit(.minutes(30)), arguments: 1...12)
  func `Lazy rows have the expected positions and states after random steps`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var shelf = try Shelf(seed: seed, &generator)
    for step in 0..<25 {
      let action = try shelf.change(&generator)
      shelf.check("seed \(seed), step \(step): \(action)")
    }
    try shelf.checkEnds("seed \(seed)")
    try shelf.checkWalk("seed \(seed)")
  }
}

/// A host that shows a lazy stack of random rows, and the data from which the test computes the
/// expected rows.
@MainActor
private struct Shelf {
  let model: Goods
  let host: TestHost
  let scrollView: Element

  /// The identifier of the next new row.
  var next = 10_000

  /// The number of taps on each row since it was added.
  var counts: [Int: Int] = [:]

  init(seed: UInt64, _ generator: inout SplitMix64) throws {
    let hasHeaders = seed.isMultiple(of: 3)
    let parts = (0..<Int.random(in: 1...4, using: &generator)).map { part in
      Goods.Part(
        id: part,
        hasHeader: hasHeaders,
        rows: (0..<Int.random(in: 0...60, using: &generator)).map {
          Goods.Good(id: part * 1_000 + $0, height: Self.height(&generator))
        }
      )
    }
    let spacing = CGFloat(Int.random(in: 0...2, using: &generator) * 4)
    model = Goods(parts: parts, spacing: spacing)
    let model = model
    host = TestHost(size: CGSize(width: 200, height: 150)) { GoodsView(model: model) }
    scrollView = try #require(host.elements(of: .scrollView).first)
    check("seed \(seed), start")
  }

  /// Returns a random height of a row; nil for a row without a view.
  private static func height(_ generator: inout SplitMix64) -> CGFloat? {
    generator.isOnce(in: 8) ? nil : CGFloat(Int.random(in: 8...40, using: &generator) * 2)
  }

  // MARK: - Steps

  /// Scrolls, taps a row, or changes the model, and returns a description of the action.
  mutating func change(_ generator: inout SplitMix64) throws -> String {
    switch Int.random(in: 0..<11, using: &generator) {
    case 0:
      host.size.height = CGFloat(Int.random(in: 60...400, using: &generator))
      host.settle()
      return "height \(host.size.height)"
    case 1:
      guard let (part, row) = place(&generator) else { return "no row" }
      let height = Self.height(&generator)
      model.parts[part].rows[row].height = height
      host.settle()
      return "row \(row) of part \(part) has height \(String(describing: height))"
    case 2:
      let part = Int.random(in: model.parts.indices, using: &generator)
      let row = Int.random(in: 0...model.parts[part].rows.count, using: &generator)
      let new = (0..<Int.random(in: 1...5, using: &generator)).map {
        Goods.Good(id: next + $0, height: Self.height(&generator))
      }
      next += new.count
      model.parts[part].rows.insert(contentsOf: new, at: row)
      host.settle()
      return "\(new.count) new rows at \(row) of part \(part)"
    case 3:
      guard let (part, row) = place(&generator) else { return "no row" }
      let removed = model.parts[part].rows.remove(at: row)
      host.settle()
      counts[removed.id] = nil
      guard Bool.random(using: &generator) else { return "row \(row) of part \(part) is gone" }
      model.parts[part].rows.insert(removed, at: row)
      host.settle()
      return "row \(row) of part \(part) is gone and back"
    case 4:
      guard let (part, row) = place(&generator) else { return "no row" }
      let moved = model.parts[part].rows.remove(at: row)
      let target = Int.random(in: 0...model.parts[part].rows.count, using: &generator)
      model.parts[part].rows.insert(moved, at: target)
      host.settle()
      return "row \(row) of part \(part) is now row \(target)"
    case 5, 6:
      guard let row = visible.filter({ $0.id >= 0 }).randomElement(using: &generator) else {
        return "no row"
      }
      host.tap(label(of: row.id))
      counts[row.id, default: 0] += 1
      return "tap \(row.id)"
    case 7:
      return try scroll(to: CGFloat(Int.random(in: 0...3_000, using: &generator)))
    default:
      return try scroll(by: CGFloat(Int.random(in: -200...300, using: &generator)))
    }
  }

  /// Returns the indices of a random part and of a random row in this part.
  private func place(_ generator: inout SplitMix64) -> (part: Int, row: Int)? {
    let part = Int.random(in: model.parts.indices, using: &generator)
    guard let row = model.parts[part].rows.indices.randomElement(using: &generator) else {
      return nil
    }
    return (part, row)
  }

  private func scroll(to offset: CGFloat) throws -> String {
    try #require(host.screen).scroll(scrollView, to: CGPoint(x: 0, y: offset))
    return "scroll to \(offset)"
  }

  /// Scrolls by a distance, and checks that no row moves farther or in the other direction.
  private func scroll(by distance: CGFloat) throws -> String {
    let before = visible
    try #require(host.screen).scroll(scrollView, by: CGSize(width: 0, height: distance))
    let name = "scroll by \(distance)"
    let after = Dictionary(uniqueKeysWithValues: visible.map { ($0.id, $0.top) })
    for row in before {
      guard let top = after[row.id] else { continue }
      // A row may move by less than the distance, because the scroll stops at the ends of the
      // content.
      let moved = row.top - top
      #expect(moved * distance >= 0 && abs(moved) <= abs(distance), "\(name): \(row.id)")
    }
    return name
  }

  // MARK: - Checks

  /// A row that has a view, and the position of this view.
  ///
  /// The position is measured from the top of the content in `all`, and from the top of the screen
  /// in `visible`.
  private struct Placed: Equatable {
    /// The identifier of the row; negative for the header of a part.
    let id: Int
    let top: CGFloat
    let height: CGFloat
    var bottom: CGFloat { top + height }
  }

  /// All rows that have a view, with the positions that the test computes for them.
  private var all: [Placed] {
    var top: CGFloat = 0
    var all: [Placed] = []
    for part in model.parts {
      let header = Goods.Good(id: -1 - part.id, height: part.hasHeader ? 24 : nil)
      for row in [header] + part.rows {
        guard let height = row.height else { continue }
        all.append(Placed(id: row.id, top: top, height: height))
        top += height + model.spacing
      }
    }
    return all
  }

  /// The height of the content, in points.
  private var length: CGFloat { all.last?.bottom ?? 0 }

  /// The rows that are at least partly on the screen, with the positions that they have there.
  private var visible: [Placed] {
    all.compactMap { row in
      guard let middle = host.frame(of: label(of: row.id))?.midY else { return nil }
      let placed = Placed(id: row.id, top: middle - row.height / 2, height: row.height)
      return placed.bottom > 0 && placed.top < host.size.height ? placed : nil
    }
  }

  private func label(of id: Int) -> String {
    id < 0 ? "Part \(-1 - id)" : "\(id): \(counts[id] ?? 0)"
  }

  /// Checks that the visible rows are at the expected positions and fill the screen.
  func check(_ name: String) {
    let (all, visible) = (all, visible)
    guard !all.isEmpty else {
      #expect(host.texts.isEmpty, "\(name)")
      return
    }
    guard let first = visible.first, let start = all.first(where: { $0.id == first.id }) else {
      Issue.record("No row is visible. \(name)")
      return
    }
    let shift = first.top - start.top
    let expected = all.map { Placed(id: $0.id, top: $0.top + shift, height: $0.height) }
      .filter { $0.bottom > 0 && $0.top < host.size.height }
    #expect(visible == expected, "\(name)")
    // In the tree, a section keeps up to four invisible rows above its visible rows, and up to four
    // invisible rows below them. The limit allows this for two sections: the first and the last
    // section on the screen. That makes 2 * (4 + 4) = 16 invisible rows.
    #expect(host.texts.count <= expected.count + 16, "\(name)")
    let titles = host.texts.map { text in String(text.prefix { $0 != ":" }) }
    #expect(Set(titles) == model.shown, "\(name)")
    // The content fills the screen, unless the content is shorter than the screen.
    #expect(first.top <= model.spacing, "\(name): a gap at the top")
    let bottom = expected.last?.bottom ?? 0
    if length >= host.size.height {
      #expect(bottom >= host.size.height - model.spacing, "\(name): a gap at the bottom")
    }
  }

  /// Scrolls to the bottom and to the top of the content, and checks the rows there.
  func checkEnds(_ name: String) throws {
    // The stack estimates the heights of rows that were not yet visible. The first scrolls to the
    // bottom may therefore stop above the last row.
    for _ in 0..<8 { _ = try scroll(to: 1_000_000) }
    check("\(name), end")
    if let last = all.last {
      #expect(visible.last?.id == last.id, "\(name), end")
      let end = min(host.size.height, length)
      #expect(visible.last?.bottom == end, "\(name), end")
    }
    _ = try scroll(to: 0)
    check("\(name), start")
    #expect(visible.first?.top == all.first?.top, "\(name), start")
    #expect(visible.first?.id == all.first?.id, "\(name), start")
  }

  /// Scrolls from the top to the bottom, and checks that each row appears at its exact position.
  func checkWalk(_ name: String) throws {
    var seen: Set<Int> = []
    var offset: CGFloat = 0
    repeat {
      _ = try scroll(to: offset)
      check("\(name), offset \(offset)")
      seen.formUnion(visible.map(\.id))
      if let first = visible.first, let start = all.first(where: { $0.id == first.id }) {
        let end = max(0, length - host.size.height)
        #expect(start.top - first.top == min(offset, end), "\(name), offset \(offset)")
      }
      offset += 50
    } while offset < length
    #expect(seen == Set(all.map(\.id)), "\(name)")
  }
}

/// The rows that the test changes, and the titles of the rows that are in the tree.
@Observable @MainActor
private final class Goods {
  struct Good: Identifiable {
    var id: Int
    /// The height of the row; nil for a row without a view.
    var height: CGFloat?
  }

  struct Part: Identifiable {
    var id: Int
    var hasHeader: Bool
    var rows: [Good]
  }

  var parts: [Part]
  let spacing: CGFloat
  @ObservationIgnored var shown: Set<String> = []

  init(parts: [Part], spacing: CGFloat) {
    self.parts = parts
    self.spacing = spacing
  }
}

private struct GoodsView: View {
  let model: Goods

  var body: some View {
    ScrollView {
      LazyVStack(spacing: model.spacing) {
        ForEach(model.parts) { part in
          if part.hasHeader {
            Section {
              ForEach(part.rows) { GoodView(good: $0, model: model) }
            } header: {
              GoodView(title: "Part \(part.id)", height: 24, model: model)
            }
          } else {
            ForEach(part.rows) { GoodView(good: $0, model: model) }
          }
        }
      }
    }
  }
}

private struct GoodView: View {
  let title: String
  let height: CGFloat?
  let model: Goods
  @State private var count = 0

  init(title: String, height: CGFloat?, model: Goods) {
    (self.title, self.height, self.model) = (title, height, model)
  }

  private var isHeader: Bool { title.hasPrefix("Part") }

  init(good: Goods.Good, model: Goods) {
    self.init(title: "\(good.id)", height: good.height, model: model)
  }

  var body: some View {
    if let height {
      Text(isHeader ? title : "\(title): \(count)")
        .frame(height: height)
        .onTapGesture { count += 1 }
        .onAppear { model.shown.insert(title) }
        .onDisappear { model.shown.remove(title) }
    }
  }
}
