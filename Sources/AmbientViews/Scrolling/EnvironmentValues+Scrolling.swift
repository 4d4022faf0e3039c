public import AmbientCore

/// How what is larger than its room is scrolled.
extension EnvironmentValues {
  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { scrollTraits.isEnabled }
    set { scrollTraits.isEnabled = newValue }
  }

  /// Whether what shows how far it is scrolled from top to bottom is to be seen.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }

  /// Whether what shows how far it is scrolled from side to side is to be seen.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }

  /// Whether scrolling goes a little beyond the top and the bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.verticalBounce }
    set { scrollTraits.verticalBounce = newValue }
  }

  /// Whether scrolling goes a little beyond the sides.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.horizontalBounce }
    set { scrollTraits.horizontalBounce = newValue }
  }

  /// What scrolling does with a keyboard on the display.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollTraits.dismissesKeyboard }
    set { scrollTraits.dismissesKeyboard = newValue }
  }
}

extension View {
  /// Keeps the user from scrolling in the view, or not.
  public nonisolated func scrollDisabled(
    _ disabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isScrollEnabled, !disabled, fileID: fileID, line: line)
  }

  /// Sets whether what shows how far it is scrolled is to be seen.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits[indicators: axes], visibility, fileID: fileID, line: line)
  }

  /// Sets whether scrolling goes a little beyond the end.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits[bounce: axes], behavior, fileID: fileID, line: line)
  }

  /// Sets what scrolling does with a keyboard on the display.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode, fileID: fileID, line: line)
  }
}

extension ScrollTraits {
  fileprivate subscript(indicators axes: Axis.Set) -> ScrollIndicatorVisibility {
    get { axes.contains(.vertical) ? verticalIndicators : horizontalIndicators }
    set {
      if axes.contains(.vertical) { verticalIndicators = newValue }
      if axes.contains(.horizontal) { horizontalIndicators = newValue }
    }
  }

  fileprivate subscript(bounce axes: Axis.Set) -> ScrollBounceBehavior {
    get { axes.contains(.vertical) ? verticalBounce : horizontalBounce }
    set {
      if axes.contains(.vertical) { verticalBounce = newValue }
      if axes.contains(.horizontal) { horizontalBounce = newValue }
    }
  }
}
