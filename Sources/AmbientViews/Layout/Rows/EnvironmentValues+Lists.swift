public import AmbientCore

/// How much a view, such as the header of a section, stands out.
public enum Prominence: Hashable, Sendable {
  /// The default prominence of section headers.
  case standard
  /// The prominence of headers that stand out.
  case increased
}

/// The size of the rows in a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of the default size.
  case medium
  /// Large rows.
  case large
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

/// Values that configure lists and their sections.
extension EnvironmentValues {
  /// The prominence of section headers; `.standard` by default.
  ///
  /// - Invalidation: When the prominence changes, the headers that inherit it are updated.
  /// - Note: Ambient only passes this on to the host.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of a row of a list or form, in points; 0 by default.
  ///
  /// If this value is set, each list and form has the attribute `minRowHeight`. Otherwise, the host
  /// chooses the minimum height.
  ///
  /// - Invalidation: When the height changes, the elements of the lists and forms are updated.
  /// - Note: Ambient only passes this on to the host.
  public var defaultMinListRowHeight: CGFloat {
    get { listTraits.minRowHeight ?? 0 }
    set { listTraits.minRowHeight = newValue }
  }

  /// The minimum height of the header of a section in a list or form, in points; nil to use the
  /// minimum height of a row.
  ///
  /// Hosts see the height as the attribute `minHeaderHeight` of each list and form.
  ///
  /// - Invalidation: When the height changes, the elements of the lists and forms are updated.
  /// - Note: Ambient only passes this on to the host.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listTraits.minHeaderHeight }
    set { listTraits.minHeaderHeight = newValue }
  }

  /// The size of the rows in a sidebar; `.medium` by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the section headers in the view.
  ///
  /// Hosts see `.increased` as the attribute `prominence` of each header.
  ///
  /// - Parameters:
  ///   - prominence: The prominence of the headers.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the section headers in the view, and runs the
  ///   bodies that read `headerProminence`.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func headerProminence(
    _ prominence: Prominence,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.headerProminence, prominence, fileID: fileID, line: line)
  }
}
