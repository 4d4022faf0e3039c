import AmbientCore
import Foundation
import Observation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

/// An open document, with its content as a value of the type `Document`.
@Observable
package final class OpenDocument<Document>: AppDocument {
  private var content: Document

  @ObservationIgnored private let format: DocumentFormat<Document>

  init(
    _ content: Document,
    _ format: DocumentFormat<Document>,
    _ origin: DocumentOrigin,
    contentType: UTType,
    isEditable: Bool
  ) {
    self.content = content
    self.format = format
    super.init(origin, contentType: contentType, isEditable: isEditable)
  }

  /// The content of the document.
  ///
  /// Setting the content registers an undo action, unless undo registration is disabled. If the
  /// document is not editable, setting its content has no effect.
  package var document: Document {
    get { content }
    set {
      guard isEditable else { return }
      let old = content
      if undoManager.isUndoRegistrationEnabled {
        undoManager.registerUndo(withTarget: self) { $0.document = old }
      } else {
        recordIrreversibleChange()
      }
      content = newValue
    }
  }

  override var writableTypes: [UTType] { format.writableTypes }

  override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try format.write(content, configuration)
  }

  override func read(_ configuration: FileDocumentReadConfiguration) throws {
    content = try format.read(configuration)
  }
}

/// The properties that an `OpenDocument` gets when it is created.
struct DocumentOrigin {
  /// The identifier of the document, unique among all documents that the app has opened.
  let id: Int

  /// The name of the document while it has no file.
  let name: String

  /// The file that the document was read from; nil for a new document.
  let file: (url: URL, wrapper: FileWrapper)?

  /// The `@SceneStorage` values of the document's window.
  let sceneValues: SceneValues

  /// The windows of the app that opens the document.
  let app: Windows
}
