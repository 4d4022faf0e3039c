public import AmbientCore

/// Whether a part of something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual for it.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}

extension EnvironmentValues {
  /// Whether the labels of controls show.
  public var labelsVisibility: Visibility {
    get { controlTraits.labels }
    set { controlTraits.labels = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { controlTraits.menuIndicator }
    set { controlTraits.menuIndicator = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view: they are still read out, and tell hosts and tests
  /// what a control is for.
  public nonisolated func labelsHidden(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    labelsVisibility(.hidden, fileID: fileID, line: line)
  }

  /// Sets whether the labels of the controls in the view show.
  public nonisolated func labelsVisibility(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.labelsVisibility, visibility, fileID: fileID, line: line)
  }

  /// Sets whether the menus in the view show that they are menus.
  public nonisolated func menuIndicator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.menuIndicatorVisibility, visibility, fileID: fileID, line: line)
  }
}
