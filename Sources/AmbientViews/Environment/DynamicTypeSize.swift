public import AmbientCore

/// The text size that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the default size.
  case small
  /// One step below the default size.
  case medium
  /// The default size.
  case large
  /// One step above the default size.
  case xLarge
  /// Two steps above the default size.
  case xxLarge
  /// The largest size below the accessibility sizes.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// The value of the attribute `dynamicTypeSize`.
  var name: String { Self.names[self] ?? "large" }

  /// Creates the size that has the given name; nil if no size has the name.
  init?(name: String) {
    guard let size = Self.named[name] else { return nil }
    self = size
  }

  // The names are stored, because the conversion of a case to a string is slow. Each text whose
  // size is not the default needs a name.
  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0)") })

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension ElementDescription {
  /// Sets the attribute `dynamicTypeSize`, unless the text size is the default.
  mutating func describeTypeSize(in environment: EnvironmentValues) {
    let size = environment.dynamicTypeSize
    if size != .large { self[.dynamicTypeSize] = size.name }
  }
}

extension View {
  /// Sets the text size of the view and its descendants.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the descriptions of the texts, symbols and date pickers in
  ///   the view, and runs the bodies that read the size.
  public nonisolated func dynamicTypeSize(
    _ size: DynamicTypeSize,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.dynamicTypeSize, size, fileID: fileID, line: line)
  }

  /// Limits the text size of the view and its descendants to a range.
  ///
  /// A size outside of the range becomes the nearest size in the range. An empty range limits
  /// nothing.
  ///
  /// - Parameters:
  ///   - range: The range of the sizes.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: Readers run again only if the limited size changes.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(
    _ range: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(
      \.dynamicTypeSize,
      transform: { $0 = $0.limited(to: range) },
      fileID: fileID,
      line: line
    )
  }
}
