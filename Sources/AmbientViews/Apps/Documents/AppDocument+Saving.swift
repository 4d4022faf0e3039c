import AmbientCore
import AmbientSupport
public import Foundation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

extension AppDocument {
  /// Writes the document to its file.
  ///
  /// - Parameter overwriting: Whether to write the document even if another program has changed,
  ///   moved or deleted its file.
  /// - Throws: A ``DocumentError`` in these cases:
  ///   - The document has no file, or is not editable.
  ///   - Another program has changed, moved or deleted the file, and `overwriting` is false.
  ///   - The file cannot be written.
  ///
  ///   Other errors come from the document's Swift type or from the file system.
  public func save(overwriting: Bool = false) throws {
    guard let fileURL else { throw DocumentError(.cannotSaveWithoutFile(name)) }
    // `fileURL` was resolved when the document was opened or saved. If a symbolic link has replaced
    // the file in the meantime, the link is not followed. The replacement is reported as a change
    // of the file.
    try write(to: ResolvedFilePath(withoutLinks: fileURL.path), overwriting: overwriting)
  }

  /// Writes the document to a file, which becomes the document's file.
  ///
  /// The document is written as one of its writable content types:
  ///
  /// - the first writable content type that fits the filename extension;
  /// - otherwise, the current content type, if it is writable;
  /// - otherwise, the first writable content type.
  ///
  /// If the URL leads to a symbolic link, the target of the link is written.
  ///
  /// An existing file is replaced without a question: ask the user beforehand. The new file gets
  /// the permissions of the replaced file.
  ///
  /// A document that is written as a folder replaces only its own folder. It replaces no other
  /// folder, and no file.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: A ``DocumentError`` in these cases:
  ///   - The document is not editable.
  ///   - The document must not replace the existing item at the URL.
  ///   - The URL is the URL of the document's own file, and another program has changed, moved or
  ///     deleted this file.
  ///   - The file is open as another document.
  ///   - The file cannot be written.
  ///
  ///   If the URL is not a file URL, the error is a `CocoaError`. Other errors come from the
  ///   document's Swift type or from the file system.
  public func save(to url: URL) throws {
    let destination: ResolvedFilePath
    do {
      destination = try ResolvedFilePath(url)
    } catch {
      throw self.error(error)
    }
    try write(to: destination, overwriting: false)
  }

  /// Reads the document again from its file.
  ///
  /// All edits after the last save are lost, and the undo manager is emptied.
  ///
  /// - Throws: A ``DocumentError`` if the document has no file. Reading the file may throw other
  ///   errors.
  public func revert() throws {
    guard let fileURL else { throw DocumentError(.cannotRevertWithoutFile(name)) }
    let file = try FileWrapper(url: fileURL)
    try read(FileDocumentReadConfiguration(contentType: contentType, file: file))
    didRead(file)
  }

  // MARK: Autosaving

  /// Saves the document if it is edited and has a file; warns if saving fails.
  func autosave() {
    saveIfEdited { Diagnostic.documentNotAutosaved(name, $0).warn() }
  }

  /// Saves the document before its window closes, if the document is edited and has a file.
  ///
  /// - Returns: Whether the window may close. If saving fails, the function warns and returns
  ///   false. The window of a document without a file may close, and edits are then lost.
  func saveBeforeClosing() -> Bool {
    recordOpenUndoGroup()
    return saveIfEdited { Diagnostic.documentNotClosed(name, $0).warn() }
  }

  /// Saves the document when its window has disappeared, if the document is edited and has a file.
  ///
  /// If saving fails, the function warns about lost edits.
  func saveFinally() { saveIfEdited { Diagnostic.documentLost(name, $0).warn() } }

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

  private func write(to destination: ResolvedFilePath, overwriting: Bool) throws {
    guard isEditable else { throw DocumentError(.documentNotEditable(name)) }
    if let other = app?.document(at: destination.url), other !== self {
      throw DocumentError(name, .fileIsOpen(destination.path, as: other.name))
    }
    let isOwn = fileURL?.path == destination.path
    // The program may modify `existingFile` in `makeFile`. The check comes first, so that
    // `existingFile` stays unmodified if another program has changed the file.
    if isOwn, !overwriting { try checkUnchanged(destination) }
    let type = writtenType(at: destination.url)
    let file = try makeFile(
      FileDocumentWriteConfiguration(contentType: type, existingFile: existingFile)
    )
    try check(destination, for: file, isOwn: isOwn)
    keepPermissions(of: destination, in: file)
    try file.write(to: destination.url, options: .atomic, originalContentsURL: fileURL)
    didSave(file, at: destination.url, as: type)
  }

  private func writtenType(at url: URL) -> UTType {
    let type = UTType(filenameExtension: url.pathExtension, conformingTo: .item)
    return writableTypes.first { type?.conforms(to: $0) == true }
      ?? writableTypes.first { $0 == contentType } ?? writableTypes.first ?? contentType
  }

  /// Throws an error if another program has changed, moved or deleted the file.
  ///
  /// The contents are compared with the last snapshot. Modification dates are too coarse to
  /// distinguish two writes in quick succession. A write between this check and the end of saving
  /// is not detected.
  private func checkUnchanged(_ file: ResolvedFilePath) throws {
    guard file.kind != nil else {
      let folderExists = FileManager.default.fileExists(atPath: file.folder)
      throw DocumentError(
        name,
        folderExists ? .fileIsGone(file.path) : .folderIsMissing(file.folder)
      )
    }
    let current =
      [.typeRegular, .typeDirectory].contains(file.kind)
      ? FileSnapshot(try FileWrapper(url: file.url)) : nil
    if current != snapshot { throw DocumentError(name, .fileHasChanged(file.path)) }
  }

  /// Throws an error if the file cannot be written, or would replace an item that it must not
  /// replace.
  ///
  /// A regular file may replace only a regular file. A folder may replace only the document's own
  /// folder.
  private func check(_ destination: ResolvedFilePath, for file: FileWrapper, isOwn: Bool) throws {
    if let kind = destination.kind {
      let isReplaceable =
        file.isDirectory ? isOwn && kind == .typeDirectory : kind == .typeRegular
      guard isReplaceable else {
        throw DocumentError(
          name,
          .pathIsOccupied(
            destination.path,
            by: kind.description,
            document: file.isDirectory ? "a folder" : "a file"
          )
        )
      }
      guard destination.isWritable else {
        throw DocumentError(name, .fileIsReadOnly(destination.path))
      }
    }
    guard FileManager.default.fileExists(atPath: destination.folder) else {
      throw DocumentError(name, .folderIsMissing(destination.folder))
    }
    guard destination.isFolderWritable else {
      throw DocumentError(name, .folderIsReadOnly(destination.folder))
    }
  }

  /// Copies the permissions of the replaced file, unless the program has set permissions.
  private func keepPermissions(of destination: ResolvedFilePath, in file: FileWrapper) {
    let permissions = FileAttributeKey.posixPermissions
    // The permissions in `existingFile` are those of the file when it was read or written last. The
    // program has not set them for this save.
    guard file.fileAttributes[permissions.rawValue] == nil || file === existingFile else { return }
    let replaced = try? FileManager.default.attributesOfItem(atPath: destination.path)
    if let previous = replaced?[permissions] ?? existingFile?.fileAttributes[permissions.rawValue] {
      file.fileAttributes[permissions.rawValue] = previous
    }
  }

  private func error(_ failure: ResolvedFilePath.Failure) -> any Error {
    switch failure {
    case .notAFileURL: CocoaError(.fileWriteUnsupportedScheme)
    case .folderIsMissing(let path): DocumentError(name, .folderIsMissing(path))
    case .parentIsNotFolder(let path): DocumentError(name, .parentIsNotFolder(path))
    case .linksAreCircular(let path): DocumentError(name, .linksAreCircular(path))
    case .system(let error): error
    }
  }
}
