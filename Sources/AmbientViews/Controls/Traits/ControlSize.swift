public import AmbientCore

/// The size of controls, such as buttons and sliders.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case mini
  /// A size between `mini` and `regular`.
  case small
  /// The default size.
  case regular
  /// A size between `regular` and `extraLarge`.
  case large
  /// The largest size.
  case extraLarge
}

extension EnvironmentValues {
  /// The size of controls; `.regular` by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var controlSize: ControlSize {
    get { controlTraits.size }
    set { controlTraits.size = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  ///
  /// Hosts see a size other than `.regular` as the attribute `controlSize` of each control.
  ///
  /// - Parameters:
  ///   - controlSize: The size.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the controls in the view, and runs the bodies
  ///   that read `controlSize`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func controlSize(
    _ controlSize: ControlSize,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlSize, controlSize, fileID: fileID, line: line)
  }

  /// Limits the size of the controls in the view to a range.
  ///
  /// A size outside of the range becomes the nearest size in it. An empty range limits nothing.
  ///
  /// - Parameters:
  ///   - range: The range of the sizes.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func controlSize<T: RangeExpression>(
    _ range: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where T.Bound == ControlSize {
    transformEnvironment(
      \.controlSize,
      transform: { $0 = $0.limited(to: range) },
      fileID: fileID,
      line: line
    )
  }
}

extension ControlSize: Comparable {}
