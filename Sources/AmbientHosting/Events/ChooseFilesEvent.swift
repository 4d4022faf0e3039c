/// The user confirmed a file dialog, in a host that passes the paths of files as strings.
///
/// A dialog of `fileImporter` takes the paths of the chosen files. A dialog of `fileExporter` takes
/// one path for each document: the path of the file to write. A dialog of `fileMover` takes the new
/// paths of the files. If the user cancels the dialog, the host sends a ``DismissEvent`` instead.
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
