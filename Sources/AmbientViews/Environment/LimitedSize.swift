extension Comparable where Self: CaseIterable {
  /// Returns the nearest case in a range; `self` if the range contains no case.
  func limited<Range: RangeExpression>(to range: Range) -> Self where Range.Bound == Self {
    let allowed = Self.allCases.filter(range.contains)
    guard let smallest = allowed.first, let largest = allowed.last else { return self }
    return Swift.min(Swift.max(self, smallest), largest)
  }
}
