public import AmbientCore

/// Environment values for scroll views, lists and forms.
///
/// If a value is not the default, hosts see it as an attribute of the elements of these views.
///
/// - Invalidation: A change of one of these values updates the descriptions of the elements. Bodies
///   run only if they read the changed value.
extension EnvironmentValues {
  /// Whether the user can scroll; true by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var isScrollEnabled: Bool {
    get { scrollTraits.isEnabled }
    set { scrollTraits.isEnabled = newValue }
  }

  /// The visibility of the vertical scroll indicator.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }

  /// The visibility of the horizontal scroll indicator.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }

  /// The bounce behavior at the top and bottom.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.verticalBounce }
    set { scrollTraits.verticalBounce = newValue }
  }

  /// The bounce behavior at the leading and trailing edge.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollTraits.horizontalBounce }
    set { scrollTraits.horizontalBounce = newValue }
  }

  /// How scrolling affects an on-screen keyboard.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollTraits.dismissesKeyboard }
    set { scrollTraits.dismissesKeyboard = newValue }
  }
}

/// Modifiers that set the environment values for scroll views, lists and forms in a view.
extension View {
  /// Sets whether the user is prevented from scrolling in the view.
  ///
  /// - Parameters:
  ///   - disabled: Whether the user is prevented from scrolling.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view, and runs the
  ///   bodies that read `isScrollEnabled`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollDisabled(
    _ disabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.isScrollEnabled, !disabled, fileID: fileID, line: line)
  }

  /// Sets whether scroll views in the view draw content that extends beyond their bounds.
  ///
  /// If `disabled` is true, each element that scrolls has the attribute `clips` with the value
  /// false.
  ///
  /// - Parameters:
  ///   - disabled: Whether scroll views draw content beyond their bounds.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollClipDisabled(
    _ disabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits.clips, !disabled, fileID: fileID, line: line)
  }

  /// Sets the visibility of scroll indicators in the view.
  ///
  /// The visibility applies to the axes in `axes`. The default is both axes.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - axes: The axes of scrolling.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view, and runs the
  ///   bodies that read `horizontalScrollIndicatorVisibility` or
  ///   `verticalScrollIndicatorVisibility`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits[indicators: axes], visibility, fileID: fileID, line: line)
  }

  /// Sets the bounce behavior of scrolling in the view.
  ///
  /// The behavior applies to the axes in `axes`. The default is the vertical axis.
  ///
  /// - Parameters:
  ///   - behavior: When the content bounces.
  ///   - axes: The axes of scrolling.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view, and runs the
  ///   bodies that read `horizontalScrollBounceBehavior` or `verticalScrollBounceBehavior`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.scrollTraits[bounce: axes], behavior, fileID: fileID, line: line)
  }

  /// Sets how scrolling in the view affects an on-screen keyboard.
  ///
  /// - Parameters:
  ///   - mode: How scrolling affects the keyboard.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the scroll views in the view, and runs the
  ///   bodies that read `scrollDismissesKeyboardMode`.
  /// - Note: Ambient only passes this on to the host.
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
