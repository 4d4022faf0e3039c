import Foundation

#if canImport(Darwin)
package import UniformTypeIdentifiers
#endif

/// The file types of a scene's documents, and the functions that read and write the documents.
package struct DocumentFormat<Document> {
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  package init(
    readableTypes: [UTType],
    writableTypes: [UTType],
    read: @escaping (FileDocumentReadConfiguration) throws -> Document,
    write: @escaping (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  ) {
    self.readableTypes = readableTypes
    self.writableTypes = writableTypes
    self.read = read
    self.write = write
  }
}

extension DocumentFormat where Document: FileDocument {
  static var fileDocument: DocumentFormat {
    DocumentFormat(
      readableTypes: Document.readableContentTypes,
      writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0._file($1) }
    )
  }
}
