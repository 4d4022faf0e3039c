public import AmbientCore

/// The condition under which materials look active, as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The default condition of the material.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Materials always look active.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Materials always look inactive.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Materials look active while their window is active.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

extension EnvironmentValues {
  /// The condition under which materials look active; `.automatic` by default.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the environment value `materialActiveAppearance` for the view and its descendants.
  ///
  /// - Parameters:
  ///   - appearance: The condition under which materials look active.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only stores this for views that read it.
  public nonisolated func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.materialActiveAppearance, appearance, fileID: fileID, line: line)
  }
}
