import Foundation

/// The dashes and gaps of a stroke.
struct DashPattern {
  /// The lengths of a dash, a gap, a dash and so on.
  ///
  /// The number of lengths is even, and the sum is positive.
  private let lengths: [CGFloat]
  private let period: CGFloat
  private let phase: CGFloat

  /// Creates the pattern of a style; nil for a solid line.
  init?(_ style: StrokeStyle) {
    let dash = style.dash
    // If the number of lengths is odd, a length that is a dash in one repetition is a gap in the
    // next repetition.
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return nil }
    let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    guard phase.isFinite else { return nil }
    self.phase = phase < 0 ? phase + period : phase
  }

  /// Returns the starts and ends of the dashes on a line; nil if there are too many.
  ///
  /// A line with 200,000 or more dashes and gaps looks solid anyway. The caller then draws the line
  /// without gaps.
  func dashes(length: CGFloat) -> [(start: CGFloat, end: CGFloat)]? {
    guard length / period * CGFloat(lengths.count) < 200_000 else { return nil }
    var result: [(start: CGFloat, end: CGFloat)] = []
    var round: CGFloat = 0
    while true {
      // A multiplication gives the start of each repetition, so that rounding errors do not add up.
      var start = round * period - phase
      for (index, dash) in lengths.enumerated() {
        if start > length { return result }
        let end = start + dash
        let visible = (start: max(start, 0), end: min(end, length))
        // A dash of length zero is a dot.
        if index.isMultiple(of: 2), visible.start < visible.end || dash == 0 && start >= 0 {
          result.append(visible)
        }
        start = end
      }
      round += 1
    }
  }
}
