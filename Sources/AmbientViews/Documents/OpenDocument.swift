import AmbientCore
import Foundation
import Observation

#if canImport(Darwin)
import UniformTypeIdentifiers
#endif

/// A document that is open in a window, with what it holds.
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

  /// What it holds; for values, what is written can be undone, and is dropped if it is not editable.
  package var document: Document {
    get { content }
    set {
      guard isEditable else { return }
      let old = content
      if undoManager.isUndoRegistrationEnabled {
        undoManager.registerUndo(withTarget: self) { $0.document = old }
      } else {
        changedForGood()
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

/// Where a document comes from that is opened.
struct DocumentOrigin {
  /// Tells the document from all others of its app.
  let id: Int

  /// How it is called while it has no place.
  let name: String

  /// The file that it was read from; nil if it is new.
  let file: (url: URL, wrapper: FileWrapper)?

  /// What `@SceneStorage` keeps for its window.
  let sceneValues: SceneValues

  /// Where the other documents are.
  let app: Windows
}
