/// The length that views need along one axis if they are aligned at a guide.
package struct AlignedExtent: Equatable {
  /// The position of the guide in the extent, in points: the longest distance from the beginning of
  /// a view to its guide.
  package private(set) var guide: CGFloat = 0

  /// The longest distance from the guide to the end of a view, in points.
  package private(set) var rest: CGFloat = 0

  /// The length of the longest view that is not aligned, in points.
  private var unalignedLength: CGFloat = 0

  private var isEmpty = true

  package init() {}

  /// The length that all views need, aligned or not, in points.
  package var length: CGFloat { max(alignedLength, unalignedLength) }

  /// The length that the aligned views need, in points; zero if there are none.
  var alignedLength: CGFloat { guide + rest }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - length: The length of the view, in points.
  ///   - position: The position of the guide in the view, in points.
  package mutating func add(length: CGFloat, guide position: CGFloat) {
    let position = position.finiteOrZero
    addAligned(guide: position, rest: length - position)
  }

  /// Adds the views of another extent.
  ///
  /// - Parameter other: An extent along the same axis. Its aligned views keep their positions
  ///   relative to each other.
  package mutating func add(_ other: AlignedExtent) {
    if !other.isEmpty { addAligned(guide: other.guide, rest: other.rest) }
    add(length: other.unalignedLength)
  }

  private mutating func addAligned(guide: CGFloat, rest: CGFloat) {
    self.guide = isEmpty ? guide : max(self.guide, guide)
    self.rest = isEmpty ? rest : max(self.rest, rest)
    isEmpty = false
  }

  /// Adds a view that is not aligned.
  mutating func add(length: CGFloat) { unalignedLength = max(unalignedLength, length) }

  /// Returns the position of a view in the extent; `position` is the guide's position in the view.
  func position(ofViewWith position: CGFloat) -> CGFloat { guide - position.finiteOrZero }
}

extension CGFloat {
  /// The number itself; 0 if it is infinite or NaN.
  ///
  /// The center of a view of infinite length is infinite. Calculations with infinite numbers can
  /// result in NaN, and NaN spreads to all further results.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
