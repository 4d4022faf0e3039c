import AmbientCore
import struct Foundation.URL
import Observation

/// The state of a launch view: the file of the shown document, if a document is shown.
@MainActor
@Observable
final class DocumentLauncher {
  struct File: Identifiable {
    let id: URL
  }

  var file: File?

  nonisolated init() {}

  func open(_ url: URL) { file = File(id: url) }
}

private struct DocumentLauncherKey: EnvironmentKey {
  static var defaultValue: DocumentLauncher? { nil }
}

extension EnvironmentValues {
  /// The state of the ``DocumentLaunchView`` around the view; nil outside of such a view.
  var documentLauncher: DocumentLauncher? {
    get { self[DocumentLauncherKey.self] }
    set { self[DocumentLauncherKey.self] = newValue }
  }
}
