/// A running app that a host shows.
///
/// Its windows are the outermost elements of ``tree`` whose presentation is
/// ``ElementPresentation/window``. A host shows the tree, sets the phase of the app, and delivers
/// URLs and documents from outside.
@MainActor
public protocol HostedApp: AnyObject, Sendable {
  /// The tree of the app's windows.
  var tree: any HostedTree { get }

  /// The phase of the app: whether it is visible, and whether it reacts to the user.
  var phase: ScenePhase { get set }

  /// Delivers a URL to the first window in which a view takes URLs.
  ///
  /// - Parameter url: The URL as text.
  /// - Returns: True if the text is a URL and there is such a window.
  @discardableResult
  func open(url: String) -> Bool

  /// Opens a window with a new document, in the first scene that creates documents.
  ///
  /// - Returns: Whether there is such a scene.
  @discardableResult
  func openNewDocument() -> Bool

  /// Opens a window for the document in a file.
  ///
  /// If the document has a window already, the function has no effect.
  ///
  /// - Parameter path: The path of the file. It is relative to the current folder unless it begins
  ///   with a slash.
  /// - Throws: An error if the file cannot be read, or if no scene reads files of this type.
  func openDocument(atPath path: String) throws

  /// The most recently opened document that is still open; nil if no document is open.
  var lastDocument: (any HostedDocument)? { get }

  /// Runs the background tasks that the scenes of the app declare for an event.
  ///
  /// The call returns when the tasks are done.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether a scene has a task for the event.
  @discardableResult
  func runBackgroundTask(for event: BackgroundEvent) async -> Bool

  /// Moves the app to the background, and unmounts the tree.
  func end()
}

/// A document that a window of a ``HostedApp`` shows.
@MainActor
public protocol HostedDocument: AnyObject, Sendable {
  /// Saves the document in its file.
  ///
  /// - Parameter overwriting: Whether to save the document even if another program has changed the
  ///   file.
  /// - Throws: An error if the document has no file, if the file cannot be written, or if another
  ///   program has changed the file and `overwriting` is false.
  func save(overwriting: Bool) throws

  /// Saves the document in another file, and uses that file from then on.
  ///
  /// - Parameter path: The path of the file. It is relative to the current folder unless it begins
  ///   with a slash.
  /// - Throws: An error if the file cannot be written.
  func save(toPath path: String) throws

  /// Reads the document again from its file.
  ///
  /// - Throws: An error if the file cannot be read.
  func revert() throws

  /// Undoes the last change.
  func undo()

  /// Makes the most recently undone change again.
  func redo()
}
