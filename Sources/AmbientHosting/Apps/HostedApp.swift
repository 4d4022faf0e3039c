/// A running app, as hosts hold it.
///
/// Its windows are the outermost elements of ``tree`` whose presentation is
/// ``ElementPresentation/window``. A host shows the tree, says in which phase the app is, and
/// delivers what comes from outside.
@MainActor
public protocol HostedApp: AnyObject, Sendable {
  /// The tree of the app's windows.
  var tree: any HostedTree { get }

  /// How much the app takes part in what the user does.
  var phase: ScenePhase { get set }

  /// Delivers a URL to the first window in which a view asks for them.
  ///
  /// - Parameter url: The URL as text.
  /// - Returns: Whether there is such a window, and the text is a URL.
  @discardableResult
  func open(url: String) -> Bool

  /// Opens a window for a new document of the first scene that makes any.
  ///
  /// - Returns: Whether there is such a scene.
  @discardableResult
  func openNewDocument() -> Bool

  /// Opens a window for the document in a file, unless there is one.
  ///
  /// - Parameter path: The path of the file, from the current folder unless it begins with a slash.
  /// - Throws: What went wrong when the file was read, or an error if no scene reads it.
  func openDocument(atPath path: String) throws

  /// The document that was opened last, of those that are open.
  var lastDocument: (any HostedDocument)? { get }

  /// Sends the app to the background and takes it down.
  func end()
}

/// A document in a window of a running app, as hosts hold it.
@MainActor
public protocol HostedDocument: AnyObject, Sendable {
  /// Saves the document in its file.
  ///
  /// - Parameter overwriting: Whether what others have written there meanwhile is replaced.
  /// - Throws: What went wrong when the file was written.
  func save(overwriting: Bool) throws

  /// Saves the document in another file, which is its file from then on.
  ///
  /// - Parameter path: The path of the file, from the current folder unless it begins with a slash.
  /// - Throws: What went wrong when the file was written.
  func save(toPath path: String) throws

  /// Reads the document again from its file.
  ///
  /// - Throws: What went wrong when the file was read.
  func revert() throws

  /// Takes back the last change.
  func undo()

  /// Makes the change again that was taken back last.
  func redo()
}
