import AmbientCore
public import Foundation
public import Observation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

/// A document that is open in a window of an app, as hosts hold it.
///
/// The attribute `document` of the window is the document's ``id``. A document that has a place is saved
/// there by itself, whenever it was changed and when its window closes; for one that has none, the host
/// asks the user, and calls ``save(to:)``.
///
/// A file that others change while it is open is not overwritten: saving throws an error, until the host
/// calls ``save(overwriting:)``, ``revert()``, or ``save(to:)`` with another place. Nobody watches the file:
/// a change is noticed when the document is to be saved.
@MainActor
@Observable
public class AppDocument: Identifiable {
  /// Tells the document from all others of its app.
  public nonisolated let id: Int

  /// Where it is kept, with all symbolic links followed; nil until it is saved for the first time.
  public private(set) var fileURL: URL?

  /// Whether it can be changed.
  public let isEditable: Bool

  /// Whether it was changed since it was saved.
  ///
  /// It is what the undo manager says: groups that are discardable do not count, and what is undone down
  /// to the state that was saved is not edited.
  public private(set) var isEdited = false

  /// What takes its changes back.
  @ObservationIgnored public let undoManager = UndoManager()

  /// What `@SceneStorage` keeps for the window.
  @ObservationIgnored let sceneValues: SceneValues

  /// How it is called while it has no place.
  @ObservationIgnored private let provisionalName: String

  /// The other documents of its app.
  @ObservationIgnored private(set) weak var app: Windows?

  /// The type that it was read from or written as last.
  @ObservationIgnored private(set) var contentType: UTType

  /// The file that it was read from or written as last, which its type may change.
  @ObservationIgnored private(set) var existingFile: FileWrapper?

  /// What was in the file then.
  @ObservationIgnored private(set) var snapshot: FileSnapshot?

  /// How many groups were done, less those that were undone; and how many there were when it was saved,
  /// nil if that state cannot be come back to.
  @ObservationIgnored private var changes = 0
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

  // MARK: What a kind of documents says

  /// The types that it can be written as.
  var writableTypes: [UTType] { preconditionFailure("\(Self.self) is not written.") }

  /// Makes the file that it is written to.
  func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("\(Self.self) is not written.")
  }

  /// Makes what it holds of a file.
  func read(_ configuration: FileDocumentReadConfiguration) throws {
    preconditionFailure("\(Self.self) is not read.")
  }

  // MARK: What is told of it

  /// How it is called: as its file, without the extension.
  public var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? provisionalName }

  var configuration: DocumentConfiguration {
    DocumentConfiguration(fileURL: fileURL, isEditable: isEditable)
  }

  /// What a host is told of the window.
  var attributes: ElementAttributes {
    var attributes = ElementAttributes(.document, id)
    attributes[.title] = name
    attributes[.file] = fileURL?.path
    if isEdited { attributes[.isEdited] = true }
    return attributes
  }

  // MARK: Files

  /// Takes over what it was written as, and where.
  func wasSaved(_ file: FileWrapper, at url: URL, as type: UTType) {
    (contentType, existingFile, snapshot) = (type, file, FileSnapshot(file))
    savedChanges = changes
    if fileURL != url { fileURL = url }
    if isEdited { isEdited = false }
  }

  /// Takes over what was read from its file, in place of all changes.
  func wasRead(_ file: FileWrapper) {
    undoManager.removeAllActions()
    (existingFile, snapshot, changes, savedChanges) = (file, FileSnapshot(file), 0, 0)
    if isEdited { isEdited = false }
  }

  /// Lets it count as saved without saving it: its window closes without a message.
  ///
  /// The document stays as it is; the next change makes it edited again.
  public func discardChanges() {
    countOpenGroup()
    savedChanges = changes
    if isEdited { isEdited = false }
  }

  /// Notes the window's end.
  func end() {
    countOpenGroup()
    saveAtEnd()
    stopObserving()
  }

  /// Counts what is in a group that is open, and has not been counted yet.
  func countOpenGroup() {
    if undoManager.groupingLevel > 0, undoManager.canUndo { changedForGood() }
  }

  // MARK: Changes

  /// Notes a change that nobody can take back.
  func changedForGood() {
    savedChanges = nil
    noteWhetherEdited()
  }

  private func changed(by step: Int, isNew: Bool = false) {
    // What was undone since it was saved can no longer be redone.
    if isNew, let saved = savedChanges, saved > changes { savedChanges = nil }
    changes += step
    noteWhetherEdited()
  }

  private func noteWhetherEdited() {
    guard isEditable else { return }
    let isEdited = changes != savedChanges
    if self.isEdited != isEdited { self.isEdited = isEdited }
    if isEdited { EventEnd.perform { [weak self] in self?.saveByItself() } }
  }

  private func observeUndoManager() {
    observe(.NSUndoManagerWillCloseUndoGroup) { document, isDiscardable in
      let manager = document.undoManager
      guard manager.groupingLevel == 1, !manager.isUndoing, !manager.isRedoing else { return }
      if !isDiscardable { document.changed(by: 1, isNew: true) }
    }
    observe(.NSUndoManagerWillUndoChange) { document, _ in
      if document.undoManager.groupingLevel > 0 {
        // A part is undone of a group that has not been counted yet; it can be redone by itself.
        document.changedForGood()
      } else if !document.undoManager.undoActionIsDiscardable {
        document.changed(by: -1)
      }
    }
    observe(.NSUndoManagerWillRedoChange) { document, _ in
      if !document.undoManager.redoActionIsDiscardable { document.changed(by: 1) }
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
