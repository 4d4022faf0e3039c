public import AmbientCore

extension EnvironmentValues {
  /// The height of an option in a wheel picker, in points; 0 if the host chooses the height.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { customControlTraits?.wheelItemHeight ?? 0 }
    set { controlTraits.wheelItemHeight = newValue > 0 ? newValue : nil }
  }
}

extension View {
  /// Sets how the palettes in the view show the selected option.
  ///
  /// - Parameters:
  ///   - effect: How a palette shows the selected option.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the pickers in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.paletteSelection, effect, fileID: fileID, line: line)
  }

  /// The form of `paletteSelectionEffect(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func paletteSelectionEffect(_asFunction effect: PaletteSelectionEffect)
    -> some View
  {
    paletteSelectionEffect(effect, fileID: "", line: 0)
  }

  /// Sets the height of the options, in points, for the wheel pickers in the view.
  ///
  /// - Parameters:
  ///   - height: The height of an option, in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the pickers in the view, and runs the bodies
  ///   that read `defaultWheelPickerItemHeight`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultWheelPickerItemHeight(
    _ height: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.defaultWheelPickerItemHeight, height, fileID: fileID, line: line)
  }

  /// The form of `defaultWheelPickerItemHeight(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func defaultWheelPickerItemHeight(_asFunction height: CGFloat) -> some View {
    defaultWheelPickerItemHeight(height, fileID: "", line: 0)
  }

  /// Shows the options of each radio group as a row instead of a column.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.controlTraits.hasHorizontalRadioGroups, true, fileID: "", line: 0)
  }
}
