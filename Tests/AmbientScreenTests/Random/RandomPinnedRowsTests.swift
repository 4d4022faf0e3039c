import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// Scrolls and changes sections with pinned headers and footers at random.
///
/// The test computes the places of all rows, including the places at which headers and footers are
/// pinned. It compares the computed places with the places on the screen.
@Suite("Random pinned headers and footers") @MainActor
struct RandomPinnedRowsTests {
  @Test(arguments: 1...40)
  func `Pinned headers and footers stay at the screen edges, within their sections`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let album = Album(seed: seed, &generator)
    let host = TestHost(size: CGSize(width: 160, height: 160)) { AlbumView(album: album) }
    let scrollView = try #require(host.elements(of: .scrollView).first)
    guard check(host, album, "seed \(seed), start") else { return }
    for step in 0..<20 {
      let part = Int.random(in: album.parts.indices, using: &generator)
      let count = album.parts[part].rows.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let row = Int.random(in: 0...count, using: &generator)
        album.parts[part].rows.insert(Album.row(&generator), at: row)
      case 1 where count > 0:
        album.parts[part].rows.remove(at: Int.random(in: 0..<count, using: &generator))
      case 2: album.parts[part].header?.length = Album.length(&generator)
      case 3: album.parts[part].footer?.length = Album.length(&generator)
      case 4:
        let offset = CGFloat(Int.random(in: 0...2_000, using: &generator))
        host.screen?.scroll(scrollView, to: CGPoint(x: offset, y: offset))
      default:
        let distance = CGFloat(Int.random(in: -150...250, using: &generator))
        host.screen?.scroll(scrollView, by: CGSize(width: distance, height: distance))
      }
      host.settle()
      guard check(host, album, "seed \(seed), step \(step)") else { return }
    }
  }

  /// The place of a row without pinning, and the place of the section that contains the row.
  ///
  /// All places are distances along the scroll axis, in points.
  private struct Placed {
    let id: Int
    var start: CGFloat
    let length: CGFloat
    let section: ClosedRange<CGFloat>
    var end: CGFloat { start + length }
  }

  /// Returns the places of all rows, measured along the scroll axis from the start of the first
  /// row.
  ///
  /// Headers and footers are rows too. The result has their places without pinning.
  private func places(_ album: Album) -> [Placed] {
    var start: CGFloat = 0
    var places: [Placed] = []
    for part in album.parts {
      let rows = [part.header, part.footer].compactMap(\.self) + part.rows
      let lengths: CGFloat = rows.reduce(0) { $0 + $1.length }
      let section: ClosedRange<CGFloat> =
        start...(start + lengths + album.spacing * CGFloat(rows.count - 1))
      for row in [part.header].compactMap(\.self) + part.rows + [part.footer].compactMap(\.self) {
        places.append(Placed(id: row.id, start: start, length: row.length, section: section))
        start += row.length + album.spacing
      }
    }
    return places
  }

  /// Compares the middle of each visible row with the computed middle.
  private func check(_ host: TestHost, _ album: Album, _ name: String) -> Bool {
    func place(_ id: Int) -> ClosedRange<CGFloat>? {
      guard let frame = host.frame(of: "\(id)") else { return nil }
      let (middle, length) = album.isRow ? (frame.midX, frame.width) : (frame.midY, frame.height)
      return (middle - length / 2)...(middle + length / 2)
    }
    let all = places(album)
    let pinned = Set(
      (album.pinnedViews.contains(.sectionHeaders) ? album.parts.compactMap(\.header?.id) : [])
        + (album.pinnedViews.contains(.sectionFooters) ? album.parts.compactMap(\.footer?.id) : [])
    )
    let footers = Set(album.parts.compactMap(\.footer?.id))
    // A row that cannot be pinned shows how far the content is scrolled: its place on the screen
    // differs by this distance from its computed place.
    let shifts = all.compactMap { row -> CGFloat? in
      guard !pinned.contains(row.id), let place = place(row.id) else { return nil }
      return (place.lowerBound + place.upperBound) / 2 - row.start - row.length / 2
    }
    // If only pinned rows are on the screen, the distance is unknown.
    guard let shift = shifts.first else { return true }
    for var row in all {
      row.start += shift
      let section = (row.section.lowerBound + shift)...(row.section.upperBound + shift)
      guard section.upperBound > 0, section.lowerBound < 160 else { continue }
      // The screen covers 0 to 160 points along the axis. A pinned header starts at 0 or later,
      // unless the end of its section pushes the header back. A pinned footer ends at 160 or
      // earlier, unless the start of its section pushes the footer forward.
      if pinned.contains(row.id) {
        row.start =
          footers.contains(row.id)
          ? max(section.lowerBound, min(row.start, 160 - row.length))
          : min(section.upperBound - row.length, max(row.start, 0))
      }
      guard row.end > 1, row.start < 159 else { continue }
      let middle = place(row.id).map { ($0.lowerBound + $0.upperBound) / 2 }
      let isSame = middle.map { abs($0 - row.start - row.length / 2) <= 1 } ?? false
      #expect(isSame, "\(row.id) at \(String(describing: middle)), not \(row), \(name)")
      guard isSame else { return false }
    }
    return true
  }
}

/// The sections of a lazy stack, which is horizontal if `isRow` is true.
@Observable @MainActor
private final class Album {
  struct Row: Identifiable {
    let id: Int
    var length: CGFloat
  }

  struct Part: Identifiable {
    let id: Int
    var header: Row?
    var footer: Row?
    var rows: [Row]
  }

  var parts: [Part]
  let isRow: Bool
  let spacing: CGFloat
  let pinnedViews: PinnedScrollableViews

  init(seed: UInt64, _ generator: inout SplitMix64) {
    isRow = seed.isMultiple(of: 3)
    spacing = CGFloat(seed % 2 * 4)
    pinnedViews =
      [[.sectionHeaders], [.sectionFooters], [.sectionHeaders, .sectionFooters]][
        Int(seed % 4 % 3)
      ]
    parts = (0..<Int.random(in: 2...6, using: &generator)).map { part in
      Part(
        id: part,
        header: generator.isOnce(in: 5) ? nil : Self.row(&generator),
        footer: Self.row(&generator),
        rows: (0..<Int.random(in: 0...20, using: &generator)).map { _ in Self.row(&generator) }
      )
    }
  }

  static func length(_ generator: inout SplitMix64) -> CGFloat {
    CGFloat(Int.random(in: 4...20, using: &generator) * 4)
  }

  static func row(_ generator: inout SplitMix64) -> Row {
    Row(id: Int.random(in: 1_000...9_999_999, using: &generator), length: length(&generator))
  }
}

private struct AlbumView: View {
  let album: Album

  var body: some View {
    ScrollView(album.isRow ? .horizontal : .vertical) {
      if album.isRow {
        LazyHStack(spacing: album.spacing, pinnedViews: album.pinnedViews) { parts }
      } else {
        LazyVStack(spacing: album.spacing, pinnedViews: album.pinnedViews) { parts }
      }
    }
  }

  private var parts: some View {
    ForEach(album.parts) { part in
      Section {
        ForEach(part.rows) { row($0) }
      } header: {
        if let header = part.header { row(header) }
      } footer: {
        if let footer = part.footer { row(footer) }
      }
    }
  }

  @ViewBuilder private func row(_ row: Album.Row) -> some View {
    if album.isRow {
      Text("\(row.id)").frame(width: row.length)
    } else {
      Text("\(row.id)").frame(height: row.length)
    }
  }
}
