public import AmbientCore

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How large the rows at the side of a window are.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small.
  case small
  /// As usual.
  case medium
  /// Large.
  case large
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct DefaultMinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

/// What lists and their sections find in their surroundings.
extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How high a row is at least, in points; the host knows its usual height.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// How high a header is at least, in points; nil for as high as a row.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// How large the rows at the side of a window are.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of the sections in the view stand out.
  public nonisolated func headerProminence(
    _ prominence: Prominence,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.headerProminence, prominence, fileID: fileID, line: line)
  }
}

/// What stands above the rows of a section.
struct SectionHeader<Content: View> {
  let content: Content
}

extension SectionHeader: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let isIncreased = environment.headerProminence == .increased
    return ElementDescription(
      .header,
      attributes: ElementAttributes(.prominence, isIncreased ? "increased" : nil)
    )
  }
}
