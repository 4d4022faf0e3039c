/// The user confirmed a file dialog, in a host that passes the paths of files as strings.
///
/// In a dialog of `fileImporter`, the paths are those of the chosen files. In a dialog of
/// `fileExporter`, they are those of the files to write, one for each document. In a dialog of
/// `fileMover`, they are the new paths of the files. If the user cancels the dialog, the host sends
/// a ``DismissEvent`` instead.
///
/// A host that passes URLs, or reports an error, sends a `FilesEvent` instead.
public struct ChooseFilesEvent: ElementEvent, Hashable {
  /// The paths of the files.
  public var paths: [String]

  /// Creates a choose files event.
  ///
  /// - Parameter paths: The paths of the files.
  public init(paths: [String]) { self.paths = paths }
}
