extension MeasuredText {
  /// Returns one line for the rest of a text, with `…` in place of some characters.
  ///
  /// As many characters as possible are shown. Spaces beside the ellipsis are left out. Only
  /// characters before the first newline can precede the ellipsis. Only characters after the last
  /// newline can follow the ellipsis.
  ///
  /// - Parameters:
  ///   - start: The index of the character at which the line begins.
  ///   - mode: The position of the ellipsis.
  ///   - limit: The width that the line should not exceed, in points.
  ///   - ellipsisWidth: The width of the ellipsis, in points.
  /// - Returns: The line, which may be the ellipsis alone, and its width.
  /// - Complexity: O(*n*), where *n* is the number of characters from `start` on.
  func truncated(
    from start: Int,
    at mode: TextRequest.Truncation,
    limit: CGFloat,
    ellipsisWidth: CGFloat
  ) -> (text: String, width: CGFloat) {
    let rest = withoutTrailingSpaces(start..<count)
    let firstEnd = roles[rest].firstIndex(of: .newline) ?? rest.upperBound
    let lastStart = roles[rest].lastIndex(of: .newline).map { $0 + 1 } ?? rest.lowerBound
    var (head, tail) = (rest.lowerBound, rest.upperBound)
    // The characters before and after the ellipsis, without the spaces beside the ellipsis.
    var (shownHead, shownTail) = (head..<head, tail..<tail)
    while head < tail {
      let (canGrowHead, canGrowTail) = (head < firstEnd, tail > lastStart)
      let growsHead =
        switch mode {
        case .head: false
        case .tail: true
        case .middle:
          canGrowHead && (!canGrowTail || head - rest.lowerBound <= rest.upperBound - tail)
        }
      guard growsHead ? canGrowHead : canGrowTail else { break }
      if growsHead { head += 1 } else { tail -= 1 }
      guard roles[growsHead ? head - 1 : tail] != .space else { continue }
      let newHead = growsHead ? rest.lowerBound..<head : shownHead
      let newTail = growsHead ? shownTail : tail..<rest.upperBound
      guard width(newHead) + ellipsisWidth + width(newTail) <= limit else { break }
      (shownHead, shownTail) = (newHead, newTail)
    }
    let text = string(shownHead) + "…" + string(shownTail)
    return (text, width(shownHead) + ellipsisWidth + width(shownTail))
  }
}
