/// The search for the largest form of a text that fits into a proposal.
///
/// The forms of a text differ in the scale of the font and in the distances between the characters.
struct TextFitting {
  let request: TextRequest
  let proposal: ProposedViewSize
  let measure: any TextMeasure

  /// The number of times that a search halves its range.
  ///
  /// The text is measured again each time.
  private static var halvings: Int { 7 }

  /// Returns the lines of the text, with a size that is rounded up to multiples of a unit.
  ///
  /// A width or a height that fits is not rounded up to more than the proposal. A width or a height
  /// that exceeds the proposal is not rounded.
  func lines(roundedUpTo unit: CGFloat) -> TextLines {
    var lines = bestLines()
    for axis in Axis.allCases {
      let length = lines.size[axis]
      let proposed = proposal[axis] ?? .infinity
      let longest = length <= proposed + .layoutTolerance ? proposed : length
      lines.size[axis] = min(length.roundedUp(toMultipleOf: unit), longest)
    }
    return lines
  }

  /// Returns the lines of the text in the largest form that fits.
  ///
  /// If the text does not fit, its characters first move closer together. If this is not enough,
  /// the font shrinks. If no form fits, the text is truncated to the lines that fit, but has at
  /// least one line.
  private func bestLines() -> TextLines {
    var best = lines(scale: 1, tightening: 0)
    var tightening: CGFloat = 0
    if best.isTruncated, request.allowsTightening {
      tightening = 1
      let tightened = largest(from: 1, to: 0, where: { !$0.isTruncated }) {
        lines(scale: 1, tightening: $0)
      }
      if isBetter(tightened, than: best) { best = tightened }
    }
    let smallest = request.minimumScaleFactor
    guard smallest > 0, smallest < 1, !fits(best) else { return best }
    var shrunk = largest(from: smallest, to: 1, where: fits) {
      lines(scale: $0, tightening: tightening)
    }
    if tightening > 0 {
      // In the smaller font, the text may fit without tightening.
      let loose = lines(scale: shrunk.scale, tightening: 0)
      if fits(loose) { shrunk = loose }
    }
    return isBetter(shrunk, than: best) ? shrunk : best
  }

  /// Searches between two numbers, such as two font scales, for the largest lines that fit.
  ///
  /// - Parameters:
  ///   - first: The number for which the text is the smallest.
  ///   - limit: A number for which the text does not fit.
  ///   - fits: Returns whether lines fit.
  ///   - lines: Returns the lines for a number.
  /// - Returns: The largest lines that fit; the lines for `first` if no lines fit.
  private func largest(
    from first: CGFloat,
    to limit: CGFloat,
    where fits: (TextLines) -> Bool,
    lines: (CGFloat) -> TextLines
  ) -> TextLines {
    var best = lines(first)
    guard fits(best) else { return best }
    var (fitting, failing) = (first, limit)
    for _ in 0..<Self.halvings {
      let middle = (fitting + failing) / 2
      let candidate = lines(middle)
      if fits(candidate) { (best, fitting) = (candidate, middle) } else { failing = middle }
    }
    return best
  }

  /// Returns whether the lines show the whole text, and are not higher than the proposed height or
  /// the reserved height, whichever is larger.
  private func fits(_ lines: TextLines) -> Bool {
    guard !lines.isTruncated else { return false }
    let typesetter = typesetter(scale: lines.scale, tightening: 0)
    return lines.size.height <= typesetter.availableHeight + .layoutTolerance
  }

  /// Returns whether a smaller form of a text is better than a larger form.
  ///
  /// The smaller form is better in any of these cases:
  ///
  /// - The smaller form fits.
  /// - Only the larger form is truncated.
  /// - The lines of the two forms have different texts.
  /// - The smaller form exceeds the proposal by less than the larger form does.
  ///
  /// The smaller form is not better in these examples:
  ///
  /// - The forms differ only in the scale of the font, but the host does not scale fonts.
  /// - The text has two paragraphs, but may have only one line. Both forms are truncated to the
  ///   same characters, and neither form exceeds the proposal.
  private func isBetter(_ smaller: TextLines, than larger: TextLines) -> Bool {
    fits(smaller)
      || (larger.isTruncated && !smaller.isTruncated)
      || smaller.lines.map(\.text) != larger.lines.map(\.text)
      || Axis.allCases.contains { axis in
        let length = max(smaller.size[axis], proposal[axis] ?? .infinity)
        return larger.size[axis] > length + .layoutTolerance
      }
  }

  private func lines(scale: CGFloat, tightening: CGFloat) -> TextLines {
    typesetter(scale: scale, tightening: tightening).lines()
  }

  private func typesetter(scale: CGFloat, tightening: CGFloat) -> Typesetter {
    Typesetter(
      request: request,
      proposal: proposal,
      measure: measure,
      scale: scale,
      tightening: tightening
    )
  }
}

extension CGFloat {
  /// The largest difference between two lengths that count as equal, in points.
  ///
  /// If the same widths are added in a different order, the last digits of the sum can differ.
  static var layoutTolerance: CGFloat { 0.000_1 }

  /// Returns the smallest multiple of a unit that is not less than the length.
  ///
  /// If the unit is not positive, the result is the length itself.
  fileprivate func roundedUp(toMultipleOf unit: CGFloat) -> CGFloat {
    unit > 0 ? ((self - .layoutTolerance) / unit).rounded(.up) * unit : self
  }
}
