public import AmbientCore

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { controlTraits.size }
    set { controlTraits.size = newValue }
  }
}

extension View {
  /// Sets how large the controls in the view are.
  public nonisolated func controlSize(
    _ controlSize: ControlSize,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlSize, controlSize, fileID: fileID, line: line)
  }

  /// Limits how large the controls in the view are: another size becomes the nearest one in the range.
  public nonisolated func controlSize<T: RangeExpression>(
    _ range: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter(range.contains)
    return transformEnvironment(
      \.controlSize,
      transform: { size in
        guard let smallest = allowed.first, let largest = allowed.last else { return }
        size = Swift.min(Swift.max(size, smallest), largest)
      },
      fileID: fileID,
      line: line
    )
  }
}

extension ControlSize: Comparable {}
