extension Font.TextStyle {
  /// Returns the size of the text style in points, for a text size that the user prefers.
  func size(at typeSize: DynamicTypeSize) -> CGFloat {
    guard let sizes = Self.sizes[self] else { return 17 }
    return sizes[typeSize.position]
  }

  /// Returns the factor by which lengths grow together with the text style; 1 for `.large`.
  func scale(at typeSize: DynamicTypeSize) -> CGFloat {
    typeSize == .large ? 1 : size(at: typeSize) / size(at: .large)
  }

  /// The sizes of each text style on a phone, in points, from `.xSmall` to `.accessibility5`.
  private static let sizes: [Font.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension DynamicTypeSize {
  /// The index of this size among all text sizes, from the smallest to the largest.
  fileprivate var position: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
