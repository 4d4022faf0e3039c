public import AmbientHosting

/// The kinds of elements for file dialogs.
///
/// Elements of all these kinds have the attributes `message`, `confirmationLabel`, `filenameLabel`,
/// `defaultDirectory`, `customizationID`, `browserOptions` and `importsUnresolvedAliases`. Each
/// element takes ``FilesEvent``, ``ChooseFilesEvent`` and ``DismissEvent``. If the program sets a
/// condition for the files, the element has a ``FileDialogURLDetail``.
extension ElementKind {
  /// A dialog in which the user chooses files.
  ///
  /// Its own attributes are `contentTypes` and `allowsMultipleSelection`.
  public static let fileImporter: ElementKind = "FileImporter"
  /// A dialog in which the user chooses the location of new files.
  ///
  /// Its own attributes are `contentTypes`, `filename` and `fileCount`.
  public static let fileExporter: ElementKind = "FileExporter"
  /// A dialog in which the user chooses the new location of files.
  ///
  /// Its own attributes are `filename` and `fileCount`.
  public static let fileMover: ElementKind = "FileMover"
}

extension ElementAttribute where Value == Bool {
  /// Whether the user can choose several files.
  public static var allowsMultipleSelection: Self { Self("allowsMultipleSelection") }
  /// Whether the dialog returns a symbolic link itself, instead of its target.
  public static var importsUnresolvedAliases: Self { Self("importsUnresolvedAliases") }
}

extension ElementAttribute where Value == Int {
  /// The number of files that a dialog writes or moves.
  public static var fileCount: Self { Self("fileCount") }
}

extension ElementAttribute where Value == String {
  /// The identifiers of types of files, separated by spaces.
  public static var contentTypes: Self { Self("contentTypes") }
  /// The proposed name of a new file, or the name of a file to move.
  public static var filename: Self { Self("filename") }
  /// The label of the field for the name of a file.
  public static var filenameLabel: Self { Self("filenameLabel") }
  /// The message of a file dialog.
  public static var dialogMessage: Self { Self("message") }
  /// The label of the button that confirms a file dialog.
  public static var confirmationLabel: Self { Self("confirmationLabel") }
  /// The URL of the directory that a file dialog shows first.
  public static var defaultDirectory: Self { Self("defaultDirectory") }
  /// The options for the files that a dialog shows, such as `includeHiddenFiles`.
  public static var browserOptions: Self { Self("browserOptions") }
}
