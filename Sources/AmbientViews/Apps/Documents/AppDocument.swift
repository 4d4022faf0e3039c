import AmbientCore
public import Foundation
public import Observation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

/// A host's access to a document that is open in a window of an app.
///
/// The attribute `document` of the window is the document's ``id``. A document with a file is saved
/// at the end of each event that changes the document, and when its window closes. For a document
/// without a file, the host asks the user for a location and calls ``save(to:)``.
///
/// ```swift
/// for document in session.documents where document.isEdited && document.fileURL == nil {
///   try document.save(to: folder.appendingPathComponent("\(document.name).txt"))
/// }
/// ```
///
/// A file that another program has changed is not overwritten. Saving throws an error until the
/// host calls one of these functions:
///
/// - ``save(overwriting:)`` with true;
/// - ``revert()``;
/// - ``save(to:)`` with another URL.
///
/// The file is not watched: a change by another program is detected only when the document is
/// saved.
@MainActor
@Observable
public class AppDocument: Identifiable, WindowDocument {
  /// The identifier of the document, unique among all documents that its app has opened.
  public nonisolated let id: Int

  /// The file of the document, with all symbolic links resolved.
  ///
  /// The property is nil for a new document until the document is saved for the first time.
  public private(set) var fileURL: URL?

  /// Whether the document can be changed and saved.
  public let isEditable: Bool

  /// Whether the document has changes that are not saved.
  ///
  /// The undo groups of ``undoManager`` determine the value. Discardable groups do not count. If
  /// all changes after the last save are undone, the value is false again.
  public private(set) var isEdited = false

  /// The undo manager of the document's window, which undoes the changes of the document.
  @ObservationIgnored public let undoManager = UndoManager()

  /// The `@SceneStorage` values of the window.
  @ObservationIgnored let sceneValues: SceneValues

  /// The name of the document while it has no file.
  @ObservationIgnored private let provisionalName: String

  /// The windows of the app, through which the document finds other open documents.
  @ObservationIgnored private(set) weak var app: Windows?

  /// The type of the file that was read or written last.
  @ObservationIgnored private(set) var contentType: UTType

  /// The file wrapper that was read or written last.
  ///
  /// Code of the program may modify the wrapper.
  @ObservationIgnored private(set) var existingFile: FileWrapper?

  /// The contents of the file when it was read or written last.
  @ObservationIgnored private(set) var snapshot: FileSnapshot?

  /// The number of undo groups that were closed or redone, minus the number that were undone.
  @ObservationIgnored private var changes = 0
  /// The value of `changes` when the document was saved; nil if undo and redo cannot restore the
  /// saved state.
  @ObservationIgnored private var savedChanges: Int? = 0

  @ObservationIgnored private var observers: [any NSObjectProtocol] = []

  init(_ origin: DocumentOrigin, contentType: UTType, isEditable: Bool) {
    id = origin.id
    sceneValues = origin.sceneValues
    provisionalName = origin.name
    fileURL = origin.file?.url
    existingFile = origin.file?.wrapper
    snapshot = origin.file.map { FileSnapshot($0.wrapper) }
    app = origin.app
    self.contentType = contentType
    self.isEditable = isEditable
    observeUndoManager()
  }

  isolated deinit { stopObserving() }

  // MARK: Overridden by subclasses

  var writableTypes: [UTType] { preconditionFailure("\(Self.self) must override writableTypes.") }

  func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("\(Self.self) must override makeFile(_:).")
  }

  /// Replaces the content of the document with the content of a file.
  func read(_ configuration: FileDocumentReadConfiguration) throws {
    preconditionFailure("\(Self.self) must override read(_:).")
  }

  // MARK: Description

  /// The name of the document: the filename without its extension, or a name such as "Untitled 2".
  public var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? provisionalName }

  var configuration: DocumentConfiguration {
    DocumentConfiguration(fileURL: fileURL, isEditable: isEditable)
  }

  var attributes: ElementAttributes {
    var attributes = ElementAttributes(.document, id)
    attributes[.title] = name
    attributes[.file] = fileURL?.path
    if isEdited { attributes[.isEdited] = true }
    return attributes
  }

  // MARK: Files

  /// Records that the document was written to a file, which becomes the document's file.
  func didSave(_ file: FileWrapper, at url: URL, as type: UTType) {
    (contentType, existingFile, snapshot) = (type, file, FileSnapshot(file))
    savedChanges = changes
    if fileURL != url { fileURL = url }
    if isEdited { isEdited = false }
  }

  /// Records that the document was read again from its file, and removes all undo actions.
  func didRead(_ file: FileWrapper) {
    undoManager.removeAllActions()
    (existingFile, snapshot, changes, savedChanges) = (file, FileSnapshot(file), 0, 0)
    if isEdited { isEdited = false }
  }

  /// Marks the document as saved, but does not save it.
  ///
  /// The document's window can then close. The content of the document is unchanged. The next
  /// change marks the document as edited again.
  public func discardChanges() {
    savedChanges = changes
    if isEdited { isEdited = false }
  }

  /// Saves the document if it has a file, and stops observing its undo manager.
  ///
  /// The function is called after the document's window has disappeared.
  func end() {
    recordOpenUndoGroup()
    saveFinally()
    stopObserving()
  }

  /// Marks the document as edited if its undo manager has an open group with changes in it.
  func recordOpenUndoGroup() {
    if undoManager.groupingLevel > 0, undoManager.canUndo { recordIrreversibleChange() }
  }

  // MARK: Changes

  /// Records a change after which undo and redo cannot restore the saved state.
  func recordIrreversibleChange() {
    savedChanges = nil
    updateIsEdited()
  }

  private func recordChange(by step: Int, isNew: Bool = false) {
    // After a new change, undone changes can no longer be redone. If the saved state contains an
    // undone change, redo therefore cannot restore this state.
    if isNew, let saved = savedChanges, saved > changes { savedChanges = nil }
    changes += step
    updateIsEdited()
  }

  private func updateIsEdited() {
    guard isEditable else { return }
    let isEdited = changes != savedChanges
    if self.isEdited != isEdited { self.isEdited = isEdited }
    if isEdited { EventCompletionQueue.enqueue { [weak self] in self?.autosave() } }
  }

  private func observeUndoManager() {
    observe(.NSUndoManagerWillCloseUndoGroup) { document, isDiscardable in
      let manager = document.undoManager
      guard manager.groupingLevel == 1, !manager.isUndoing, !manager.isRedoing else { return }
      if !isDiscardable { document.recordChange(by: 1, isNew: true) }
    }
    observe(.NSUndoManagerWillUndoChange) { document, _ in
      if document.undoManager.groupingLevel > 0 {
        // A nested group is undone while its outer group is open. `changes` does not count the
        // outer group yet, so nothing is subtracted for the undo. A redo of the nested group would
        // add 1. After that redo, `changes` could not identify the saved state.
        document.recordIrreversibleChange()
      } else if !document.undoManager.undoActionIsDiscardable {
        document.recordChange(by: -1)
      }
    }
    observe(.NSUndoManagerWillRedoChange) { document, _ in
      if !document.undoManager.redoActionIsDiscardable { document.recordChange(by: 1) }
    }
  }

  private func stopObserving() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  private func observe(
    _ name: NSNotification.Name,
    _ action: @escaping @MainActor (AppDocument, _ isDiscardable: Bool) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) {
        [weak self] note in
        let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool ?? false
        MainActor.assumeIsolated { if let self { action(self, isDiscardable) } }
      }
    )
  }
}
