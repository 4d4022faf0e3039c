/// The user confirmed a file dialog, in a host that passes the paths of files as strings.
///
/// For an importer, the paths are those of the chosen files. For an exporter, they are those of the
/// files to write, one for each document. For a mover, they are the new paths of the files. The
/// user cancels a dialog with a ``DismissEvent``.
///
/// A host that passes URLs, or reports an error, sends a `FilesEvent` instead.
public struct ChooseFilesEvent: ElementEvent, Hashable {
  /// The paths of the files.
  public var paths: [String]

  /// Creates the event.
  ///
  /// - Parameter paths: The paths of the files.
  public init(paths: [String]) { self.paths = paths }
}
