import AmbientCore
import AmbientSupport
public import Foundation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

extension AppDocument {
  /// Writes it to its place.
  ///
  /// - Parameter overwriting: Whether to write it also if others have changed, moved or deleted the file.
  /// - Throws: A ``DocumentError`` if it has no place, if the file is not as it was when the document was
  ///   opened or saved last, or if it cannot be written there; what its type throws otherwise.
  public func save(overwriting: Bool = false) throws {
    guard let fileURL else { throw DocumentError(.documentWithoutPlace(name)) }
    // Its place has no links in it; one that was put there since is a change.
    try write(to: FilePlace(withoutLinks: fileURL.path), overwriting: overwriting)
  }

  /// Writes it to a place, which is its place from now on.
  ///
  /// It is written as the type that the filename extension stands for, if it can be, or else as before.
  /// Where a symbolic link stands, the file that the link leads to is written. A file that is there is
  /// replaced, and keeps its permissions: a host asks the user before. A folder is never replaced, except by
  /// a document that is a folder and was opened or saved there.
  ///
  /// - Throws: A ``DocumentError`` if something else stands at the place, if it is open as another document,
  ///   or if it cannot be written; what the document's type throws otherwise.
  public func save(to url: URL) throws {
    let place: FilePlace
    do {
      place = try FilePlace(url)
    } catch {
      throw self.error(error)
    }
    try write(to: place, overwriting: false)
  }

  /// Reads it again from its file, in place of all changes, which can no longer be undone.
  ///
  /// - Throws: A ``DocumentError`` if it has no place; what goes wrong when the file is read.
  public func revert() throws {
    guard let fileURL else { throw DocumentError(.documentWithoutFile(name)) }
    let file = try FileWrapper(url: fileURL)
    try read(FileDocumentReadConfiguration(contentType: contentType, file: file))
    wasRead(file)
  }

  // MARK: By itself

  /// Saves it after a change, if it has a place.
  func saveByItself() {
    saveIfEdited { Diagnostic.documentNotSavedByItself(name, $0).warn() }
  }

  /// Saves it before its window closes; if that fails, it warns, and the window is to stay.
  func savesToClose() -> Bool {
    countOpenGroup()
    return saveIfEdited { Diagnostic.documentNotClosed(name, $0).warn() }
  }

  /// Saves it for the last time.
  func saveAtEnd() { saveIfEdited { Diagnostic.documentLost(name, $0).warn() } }

  @discardableResult
  private func saveIfEdited(orElse report: (DocumentProblem) -> Void) -> Bool {
    guard isEdited, fileURL != nil else { return true }
    do {
      try save()
      return true
    } catch {
      report((error as? DocumentError)?.problem ?? DocumentProblem(error))
      return false
    }
  }

  // MARK: Writing

  private func write(to place: FilePlace, overwriting: Bool) throws {
    guard isEditable else { throw DocumentError(.documentNotEditable(name)) }
    if let other = app?.document(at: place.url), other !== self {
      throw DocumentError(name, .placeIsOpen(place.path, as: other.name))
    }
    let isOwn = fileURL?.path == place.path
    // Before its type makes a file, for which it may change the one that there was.
    if isOwn, !overwriting { try checkUnchanged(place) }
    let type = writtenType(at: place.url)
    let file = try makeFile(
      FileDocumentWriteConfiguration(contentType: type, existingFile: existingFile)
    )
    try check(place, for: file, isOwn: isOwn)
    keepPermissions(of: place, in: file)
    try file.write(to: place.url, options: .atomic, originalContentsURL: fileURL)
    wasSaved(file, at: place.url, as: type)
  }

  private func writtenType(at url: URL) -> UTType {
    let type = UTType(filenameExtension: url.pathExtension, conformingTo: .item)
    return writableTypes.first { type?.conforms(to: $0) == true }
      ?? writableTypes.first { $0 == contentType } ?? writableTypes.first ?? contentType
  }

  /// Whether its file still holds what it was read from or written as.
  ///
  /// Contents are compared, because dates are too coarse to tell two writes apart that follow each other.
  /// Something that is written between this and the end of saving goes unnoticed.
  private func checkUnchanged(_ place: FilePlace) throws {
    guard place.kind != nil else {
      let isFolderThere = FileManager.default.fileExists(atPath: place.folder)
      throw DocumentError(
        name,
        isFolderThere ? .fileIsGone(place.path) : .folderIsMissing(place.folder)
      )
    }
    let now =
      [.typeRegular, .typeDirectory].contains(place.kind)
      ? FileSnapshot(try FileWrapper(url: place.url)) : nil
    if now != snapshot { throw DocumentError(name, .fileHasChanged(place.path)) }
  }

  /// Whether a file can be written to a place without removing anything else.
  private func check(_ place: FilePlace, for file: FileWrapper, isOwn: Bool) throws {
    if let kind = place.kind {
      let isOfKind =
        file.isDirectory ? isOwn && kind == .typeDirectory : kind == .typeRegular
      guard isOfKind else {
        throw DocumentError(
          name,
          .placeIsTaken(
            place.path,
            by: kind.description,
            document: file.isDirectory ? "a folder" : "a file"
          )
        )
      }
      guard place.isWritable else { throw DocumentError(name, .fileIsReadOnly(place.path)) }
    }
    guard FileManager.default.fileExists(atPath: place.folder) else {
      throw DocumentError(name, .folderIsMissing(place.folder))
    }
    guard place.isFolderWritable else {
      throw DocumentError(name, .folderIsReadOnly(place.folder))
    }
  }

  /// Lets what replaces a file have its permissions, unless the document's type has set others.
  private func keepPermissions(of place: FilePlace, in file: FileWrapper) {
    let permissions = FileAttributeKey.posixPermissions
    guard file.fileAttributes[permissions.rawValue] == nil || file === existingFile else { return }
    let replaced = try? FileManager.default.attributesOfItem(atPath: place.path)
    if let kept = replaced?[permissions] ?? existingFile?.fileAttributes[permissions.rawValue] {
      file.fileAttributes[permissions.rawValue] = kept
    }
  }

  private func error(_ failure: FilePlace.Failure) -> any Error {
    switch failure {
    case .noFileURL: CocoaError(.fileWriteUnsupportedScheme)
    case .folderIsMissing(let path): DocumentError(name, .folderIsMissing(path))
    case .folderIsNone(let path): DocumentError(name, .folderIsNone(path))
    case .linksAreCircular(let path): DocumentError(name, .linksAreCircular(path))
    case .system(let error): error
    }
  }
}
