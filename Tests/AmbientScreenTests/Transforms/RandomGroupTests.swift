import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Testing

/// Tests random groups with gestures, content shapes and transforms around them.
///
/// The test expects the same taps as in a tree without groups, in which each view has its own
/// copies of the modifiers.
@Suite("Random modifiers around groups") @MainActor
struct RandomGroupTests {
  @Test(arguments: 1...12)
  func `A tap in random groups acts as if each view had its own modifiers`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var settings = TapBoard.settings
    if seed.isMultiple(of: 3) { settings.layoutDirection = .rightToLeft }
    // Each piece has a tap gesture. Without this gesture, neither the piece nor the board would
    // record a tap on a content shape in the piece.
    let pieces = (0..<3).map { Piece.modified(.random(4, &generator), .tapped(1000 + $0)) }
    let (grouped, single) = (TapBoard(), TapBoard())
    let host = grouped.host(settings) { PieceView(piece: .stack(pieces), board: grouped) }
    let ungrouped = Piece.stack(pieces.flatMap(\.distributed))
    let expectedHost = single.host(settings) { PieceView(piece: ungrouped, board: single) }
    var hits = 0
    for _ in 0..<40 {
      let x = CGFloat(Int.random(in: 200..<1800, using: &generator)) / 10
      let y = CGFloat(Int.random(in: 200..<1800, using: &generator)) / 10
      let expected = single.taps(expectedHost, (x, y)).sorted()
      #expect(grouped.taps(host, (x, y)).sorted() == expected, "\(x), \(y), seed \(seed)")
      if !expected.contains(where: { $0.hasPrefix("board") }) { hits += 1 }
    }
    #expect(hits > 0, "seed \(seed)")
  }
}

/// A box, or a group, a stack or a modified view with other pieces inside.
private indirect enum Piece {
  case box(CGSize)
  case group([Piece])
  case stack([Piece])
  case modified(Piece, Change)

  /// A modifier of a piece.
  enum Change {
    /// A tap gesture that records the number.
    case tapped(Int)
    /// A round content shape.
    case shaped
    case padded
    case scaled(CGFloat)
    /// A rotation by a number of eighth turns.
    case turned(Int)
  }

  /// Returns a random piece with `depth` levels of groups and stacks around its boxes.
  static func random(_ depth: Int, _ generator: inout SplitMix64) -> Piece {
    guard depth > 0 else {
      let width = CGFloat(Int.random(in: 20...50, using: &generator))
      return .box(CGSize(width: width, height: CGFloat(Int.random(in: 20...50, using: &generator))))
    }
    let pieces = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      random(depth - 1, &generator)
    }
    let group = Piece.group(pieces)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .stack(pieces)
    case 1: return .modified(group, .shaped)
    case 2: return .modified(group, .padded)
    case 3: return .modified(group, .scaled(generator.isOnce(in: 2) ? 0.5 : 1.5))
    case 4: return .modified(group, .turned(Int.random(in: 1..<8, using: &generator)))
    default: return .modified(group, .tapped(Int.random(in: 0..<1000, using: &generator)))
    }
  }

  /// The views of the piece without groups.
  ///
  /// A modifier around a group becomes a modifier around each view of the group.
  var distributed: [Piece] {
    switch self {
    case .box: [self]
    case .group(let pieces): pieces.flatMap(\.distributed)
    case .stack(let pieces): [.stack(pieces.flatMap(\.distributed))]
    case .modified(let piece, let change): piece.distributed.map { .modified($0, change) }
    }
  }
}

private struct PieceView: View {
  let piece: Piece
  let board: TapBoard

  var body: some View {
    switch piece {
    case .box(let size): Color.red.frame(width: size.width, height: size.height)
    case .group(let pieces): Group { views(pieces) }
    case .stack(let pieces): HStack(spacing: 2) { views(pieces) }
    case .modified(let inner, .tapped(let number)):
      view(inner).simultaneousGesture(
        SpatialTapGesture().onEnded { board.add("\(number)", $0.location) }
      )
    case .modified(let inner, .shaped): view(inner).contentShape(Circle())
    case .modified(let inner, .padded): view(inner).padding(.leading, 6)
    case .modified(let inner, .scaled(let factor)): view(inner).scaleEffect(factor)
    case .modified(let inner, .turned(let eighths)):
      view(inner).rotationEffect(.degrees(Double(eighths) * 45), anchor: .topLeading)
    }
  }

  private func view(_ piece: Piece) -> some View { AnyView(PieceView(piece: piece, board: board)) }

  private func views(_ pieces: [Piece]) -> some View {
    ForEach(pieces.indices, id: \.self) { view(pieces[$0]) }
  }
}
