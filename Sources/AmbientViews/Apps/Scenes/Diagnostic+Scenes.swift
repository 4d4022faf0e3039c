import AmbientCore
import AmbientSupport

extension Diagnostic {
  /// `openWindow(id:)` was called, but no scene with windows has the identifier.
  static func noWindow(id: String, present: [String]) -> Diagnostic {
    Diagnostic(
      "No scene with the identifier \"\(id)\" can open a window.",
      facts: [("Present", listed(present))],
      remedies: [
        "Declare 'WindowGroup(id: \"\(id)\")' or 'Window(_:id: \"\(id)\")' in the body of the app."
      ]
    )
  }

  /// `openWindow(value:)` or `openWindow(id:value:)` was called, but no matching scene has windows
  /// for values of this type.
  static func noWindow(
    id: String?,
    for value: Any.Type,
    present: [String]
  ) -> Diagnostic {
    let name = id.map { "with the identifier \"\($0)\" " } ?? ""
    let arguments = id.map { "id: \"\($0)\", for: \(value).self" } ?? "for: \(value).self"
    return Diagnostic(
      "No scene \(name)can open a window for a value of type '\(value)'.",
      facts: [("Present", listed(present))],
      remedies: ["Declare 'WindowGroup(\(arguments))' in the body of the app."]
    )
  }

  /// A view outside of an app tried to open a window.
  static func windowsOutsideApp() -> Diagnostic {
    Diagnostic(
      "Windows can only be opened in an app.",
      facts: [("Views", "mounted by a host without scenes")],
      remedies: ["Declare an 'App', and let it show the view in a 'WindowGroup'."]
    )
  }

  private static func listed(_ scenes: [String]) -> String {
    scenes.isEmpty ? "no scene with windows" : scenes.joined(separator: ", ")
  }
}
