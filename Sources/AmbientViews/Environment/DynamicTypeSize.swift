public import AmbientCore

/// How large the user wants letters to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest of the sizes for everybody.
  case xxxLarge
  /// The smallest of the sizes for those who do not see well.
  case accessibility1
  /// The second of these.
  case accessibility2
  /// The third of these.
  case accessibility3
  /// The fourth of these.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the sizes for those who do not see well.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large the user wants letters to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large letters are in the view.
  public nonisolated func dynamicTypeSize(
    _ size: DynamicTypeSize,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dynamicTypeSize, size, fileID: fileID, line: line)
  }

  /// Limits how large letters are in the view: another size becomes the nearest one in the range.
  ///
  /// - Invalidation: A size that comes out the same wakes nobody, whatever the user has chosen.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(
    _ range: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(
      \.dynamicTypeSize,
      transform: { size in
        guard let smallest = allowed.first, let largest = allowed.last else { return }
        size = min(max(size, smallest), largest)
      },
      fileID: fileID,
      line: line
    )
  }
}
