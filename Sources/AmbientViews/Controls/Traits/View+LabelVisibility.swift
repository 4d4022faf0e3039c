public import AmbientCore

extension EnvironmentValues {
  /// The visibility of the labels of controls; `.automatic` by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var labelsVisibility: Visibility {
    get { controlTraits.labels }
    set { controlTraits.labels = newValue }
  }

  /// The visibility of the indicators of menus; `.automatic` by default.
  ///
  /// - Note: Ambient only passes this on to the host.
  public var menuIndicatorVisibility: Visibility {
    get { controlTraits.menuIndicator }
    set { controlTraits.menuIndicator = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view.
  ///
  /// The labels stay in the element tree, where screen readers, hosts and tests find them.
  ///
  /// - Parameters:
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func labelsHidden(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    labelsVisibility(.hidden, fileID: fileID, line: line)
  }

  /// Sets the visibility of the labels of the controls in the view.
  ///
  /// Hosts see a visibility other than `.automatic` as the attribute `labels` of each control.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the controls in the view, and runs the bodies
  ///   that read `labelsVisibility`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func labelsVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.labelsVisibility, visibility, fileID: fileID, line: line)
  }

  /// Sets the visibility of the indicators of the menus in the view.
  ///
  /// Hosts see a visibility other than `.automatic` as the attribute `menuIndicator` of each
  /// ``Menu`` and ``Picker``.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` lets the host decide.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the menus in the view, and runs the bodies
  ///   that read `menuIndicatorVisibility`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func menuIndicator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.menuIndicatorVisibility, visibility, fileID: fileID, line: line)
  }
}
