public import AmbientCore

/// When materials look as they do in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As is usual for the material.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// While the window is active.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

extension EnvironmentValues {
  /// When materials look as they do in an active window.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets when the materials in the view look as they do in an active window.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.materialActiveAppearance, appearance, fileID: fileID, line: line)
  }
}
