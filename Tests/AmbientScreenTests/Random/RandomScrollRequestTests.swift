import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// Makes the same random scroll requests in two hosts.
///
/// In one host, the rows are lazy. In the other host, all rows are in the tree. After a request,
/// both hosts must show the same rows, except in the cases that the comments below name.
@Suite("Random scroll requests") @MainActor
struct RandomScrollRequestTests {
  @Test(arguments: 1...60)
  func `A scroll request shows the same rows in a lazy and an eager container`(seed: UInt64) throws
  {
    var generator = SplitMix64(seed: seed)
    var library = Library(seed: seed, &generator)
    for step in 0..<10 {
      let action = library.act(&generator)
      guard library.check("seed \(seed), step \(step): \(action)") else { return }
    }
  }
}

/// Two hosts that show the same rows, one of them with lazy rows.
@MainActor
private struct Library {
  let books: Books
  let lazy: TestHost
  let eager: TestHost
  var nextID = 10_000

  /// Whether both hosts must show the same rows.
  ///
  /// Changes of the rows and scrolls by the user may have different results in the two hosts,
  /// because the lazy host estimates the lengths of rows. A request brings both hosts to the same
  /// place again if it names an edge, or a row and an anchor.
  var isInStep = true

  /// The row to which the last request scrolls, or nil if the request is for an edge.
  var target: Int?

  /// Whether the last action included a request.
  var hasRequested = false

  init(seed: UInt64, _ generator: inout SplitMix64) {
    let hasHeaders = (seed / 3).isMultiple(of: 2)
    let hasFooters = (seed / 3).isMultiple(of: 4)
    let shelves = (0..<Int.random(in: 1...4, using: &generator)).map { shelf in
      Books.Shelf(
        // No shelf has the identifier of a row. Each identifier in a request therefore means a row.
        id: 500_000 + shelf,
        header: hasHeaders ? Self.height(&generator) ?? 20 : nil,
        footer: hasFooters ? Self.height(&generator) ?? 20 : nil,
        rows: (0..<Int.random(in: 1...50, using: &generator)).map {
          Books.Book(id: shelf * 1_000 + $0, length: Self.height(&generator))
        }
      )
    }
    let kind = Books.Kind.allCases[Int(seed % 3)]
    books = Books(shelves, kind, spacing: CGFloat(Int.random(in: 0...2, using: &generator) * 4))
    let books = books
    let size = CGSize(width: 160, height: 160)
    lazy = TestHost(screen: ScreenSettings(size: size)) { BooksView(books: books, isLazy: true) }
    var settings = ScreenSettings(size: size)
    settings.usesLazyRows = false
    eager = TestHost(screen: settings) { BooksView(books: books, isLazy: false) }
  }

  /// Returns a random length of a row; nil for a row without a view.
  private static func height(_ generator: inout SplitMix64) -> CGFloat? {
    if generator.isOnce(in: 10) { return nil }
    let isLong = generator.isOnce(in: 12)
    return CGFloat(Int.random(in: isLong ? 20...60 : 1...12, using: &generator) * 8)
  }

  // MARK: - Actions

  /// Changes rows, scrolls as the user does, requests a scroll, or does several of these.
  ///
  /// - Returns: A description of the actions.
  mutating func act(_ generator: inout SplitMix64) -> String {
    hasRequested = false
    var name = ""
    if generator.isOnce(in: 3) { name += change(&generator) + ", " }
    if generator.isOnce(in: 4) {
      settle()
      let distance = CGFloat(Int.random(in: -400...800, using: &generator))
      let isRow = books.kind == .row
      for host in [lazy, eager] {
        host.scroll(by: CGSize(width: isRow ? distance : 0, height: isRow ? 0 : distance))
      }
      isInStep = false
      name += "scroll by \(distance), "
    }
    if name.isEmpty || generator.isOnce(in: 2) { name += request(&generator) }
    settle()
    return name
  }

  private func settle() {
    lazy.settle()
    eager.settle()
  }

  private mutating func change(_ generator: inout SplitMix64) -> String {
    isInStep = false
    let shelf = Int.random(in: books.shelves.indices, using: &generator)
    let row = Int.random(in: 0...books.shelves[shelf].rows.count, using: &generator)
    if Bool.random(using: &generator), row < books.shelves[shelf].rows.count {
      let removed = books.shelves[shelf].rows.remove(at: row)
      return "remove \(removed.id)"
    }
    let new = (0..<Int.random(in: 1...4, using: &generator)).map {
      Books.Book(id: nextID + $0, length: Self.height(&generator))
    }
    nextID += new.count
    books.shelves[shelf].rows.insert(contentsOf: new, at: row)
    return "insert \(new.map(\.id)) in \(shelf) at \(row)"
  }

  private mutating func request(_ generator: inout SplitMix64) -> String {
    let rows = books.shelves.flatMap(\.rows).filter { $0.length != nil }
    // About half of the requests are for one of the last 12 rows. There, the end of the content
    // may limit the scroll.
    let candidates = Bool.random(using: &generator) ? rows.suffix(12) : rows[...]
    let anchors: [UnitPoint?] = [
      nil, .top, .bottom, .center, .topLeading, .bottomTrailing, UnitPoint(x: 0.25, y: 0.75),
    ]
    let anchor = anchors[Int.random(in: anchors.indices, using: &generator)]
    if generator.isOnce(in: 5) {
      hasRequested = true
      target = nil
      let edge: Edge = Bool.random(using: &generator) ? books.kind.end : books.kind.start
      books.position.scrollTo(edge: edge)
      isInStep = true
      return "to edge \(edge)"
    }
    guard let row = candidates.randomElement(using: &generator) else { return "no row" }
    hasRequested = true
    target = row.id
    // Without an anchor, a request scrolls only as far as necessary. The result then depends on the
    // place before the request, which may differ between the hosts.
    if anchor != nil { isInStep = true }
    if Bool.random(using: &generator) {
      books.position.scrollTo(id: row.id, anchor: anchor)
      return "position at \(row.id), \(String(describing: anchor))"
    }
    books.request = Books.Request(number: books.request.number + 1, id: row.id, anchor: anchor)
    return "scroll to \(row.id), \(String(describing: anchor))"
  }

  // MARK: - Checks

  /// Returns the visible rows, with their places along the scroll axis.
  ///
  /// The screen covers 0 to 160 points. A row of which at most one point is visible does not count.
  private func visible(_ host: TestHost) -> [Int: ClosedRange<CGFloat>] {
    var places: [Int: ClosedRange<CGFloat>] = [:]
    for element in host.elements(of: .text) {
      guard let text = element.text, let id = Int(text),
        let frame = element.parent.flatMap({ host.frame(of: $0) })
      else { continue }
      let isRow = books.kind == .row
      let place = isRow ? frame.minX...frame.maxX : frame.minY...frame.maxY
      if place.upperBound > 1, place.lowerBound < 159 { places[id] = place }
    }
    return places
  }

  /// After a request, checks that both hosts show the same rows at the same places.
  ///
  /// If `isInStep` is false, the method checks only the requested row in the lazy host. This row
  /// must be completely visible, or fill the screen.
  mutating func check(_ name: String) -> Bool {
    guard hasRequested else { return true }
    let (found, expected) = (visible(lazy), visible(eager))
    if !isInStep {
      guard let target, let place = found[target] else {
        Issue.record("The row is not visible. \(name)")
        return false
      }
      let isVisible = place.lowerBound >= -1 && place.upperBound <= 161
      let isFilling = place.lowerBound <= 1 && place.upperBound >= 159
      #expect(isVisible || isFilling, "\(place), \(name)")
      return isVisible || isFilling
    }
    let isSame =
      found.count == expected.count
      && found.allSatisfy { id, place in
        guard let other = expected[id] else { return false }
        return abs(place.lowerBound - other.lowerBound) <= 1
          && abs(place.upperBound - other.upperBound) <= 1
      }
    let rows = [found, expected].map { $0.sorted { $0.value.lowerBound < $1.value.lowerBound } }
    #expect(isSame, "\(rows[0]) instead of \(rows[1]), \(books.kind), \(name)")
    return isSame
  }
}

@Observable @MainActor
private final class Books {
  enum Kind: CaseIterable {
    case column, row, list

    var start: Edge { self == .row ? .leading : .top }
    var end: Edge { self == .row ? .trailing : .bottom }
  }

  struct Book: Identifiable {
    let id: Int
    /// The length along the scroll axis; nil for a row without a view.
    var length: CGFloat?
  }

  struct Shelf: Identifiable {
    let id: Int
    let header: CGFloat?
    let footer: CGFloat?
    var rows: [Book]
  }

  /// A call of the `scrollTo` method of a `ScrollViewProxy`.
  ///
  /// Two equal calls have different numbers, so that `onChange` notices the second call.
  struct Request: Equatable {
    var number = 0
    var id = 0
    var anchor: UnitPoint?
  }

  var shelves: [Shelf]
  let kind: Kind
  let spacing: CGFloat
  var position = ScrollPosition(idType: Int.self)
  var request = Request()

  init(_ shelves: [Shelf], _ kind: Kind, spacing: CGFloat) {
    (self.shelves, self.kind, self.spacing) = (shelves, kind, spacing)
  }
}

private struct BooksView: View {
  @Bindable var books: Books
  let isLazy: Bool

  var body: some View {
    ScrollViewReader { proxy in
      container
        .scrollPosition($books.position)
        .onChange(of: books.request) { _, request in
          proxy.scrollTo(request.id, anchor: request.anchor)
        }
    }
  }

  @ViewBuilder private var container: some View {
    switch books.kind {
    case .list: List { sections }
    case .column:
      ScrollView {
        if isLazy {
          LazyVStack(spacing: books.spacing) { sections }
        } else {
          VStack(spacing: books.spacing) { rows }
        }
      }
    case .row:
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: books.spacing) { sections }
        } else {
          HStack(spacing: books.spacing) { rows }
        }
      }
    }
  }

  private var sections: some View {
    ForEach(books.shelves) { shelf in
      let rows = ForEach(shelf.rows) { BookView($0.id, $0.length, books.kind) }
      if shelf.header == nil {
        rows
      } else if shelf.footer == nil {
        Section {
          rows
        } header: {
          BookView(-1 - shelf.id, shelf.header, books.kind)
        }
      } else {
        Section {
          rows
        } header: {
          BookView(-1 - shelf.id, shelf.header, books.kind)
        } footer: {
          BookView(-101 - shelf.id, shelf.footer, books.kind)
        }
      }
    }
  }

  private var rows: some View {
    ForEach(books.shelves) { shelf in
      BookView(-1 - shelf.id, shelf.header, books.kind)
      ForEach(shelf.rows) { BookView($0.id, $0.length, books.kind) }
      BookView(-101 - shelf.id, shelf.footer, books.kind)
    }
  }
}

private struct BookView: View {
  let id: Int
  let length: CGFloat?
  let kind: Books.Kind

  init(_ id: Int, _ length: CGFloat?, _ kind: Books.Kind) {
    (self.id, self.length, self.kind) = (id, length, kind)
  }

  var body: some View {
    if let length {
      if kind == .row {
        Text("\(id)").frame(width: length)
      } else {
        Text("\(id)").frame(height: length)
      }
    }
  }
}
