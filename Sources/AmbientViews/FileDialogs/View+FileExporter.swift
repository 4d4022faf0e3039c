public import AmbientCore
public import Foundation

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

extension View {
  /// Presents a dialog for writing a document to a file, while a binding is true.
  ///
  /// The host answers with ``FilesEvent``. The document is then written to the URL. An existing
  /// file is replaced without a further question, so the host must ask the user.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or the error of the host, the document or the
  ///     file system. The closure is not called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented,
      document: document,
      contentTypes: [contentType],
      defaultFilename: defaultFilename,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Presents a dialog for writing a document to a file, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentTypes: The types that the file can have. The filename extension determines the
  ///     type. A file with an unknown extension has the first type.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or the error of the host, the document or the
  ///     file system.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      document.map { [$0] } ?? [],
      contentTypes,
      defaultFilename,
      { onCompletion($0.first) },
      onCancellation
    )
  }

  /// Presents a dialog for writing documents to files, while a binding is true.
  ///
  /// The host answers with one URL for each document.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - documents: The documents; without documents, no dialog is presented.
  ///   - contentType: The type of the files.
  ///   - onCompletion: Receives the URLs of the files, or the first error. The closure is not
  ///     called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, Array(documents), [contentType], nil, onCompletion, {})
  }

  private nonisolated func exporter<D: FileDocument>(
    _ isPresented: Binding<Bool>,
    _ documents: [D],
    _ contentTypes: [UTType],
    _ filename: String?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    let count = documents.count
    return modifier(
      FileDialog(
        kind: .fileExporter,
        isPresented: documents.isEmpty ? .constant(false) : isPresented,
        attributes: ElementAttributes(.contentTypes, types.names)
          .setting(.filename, to: filename)
          .setting(.fileCount, to: count),
        accepts: { $0 == count },
        onCompletion: { result in
          onCompletion(
            result.flatMap { urls in
              Result { () throws(any Error) in
                for (document, url) in zip(documents, urls) {
                  try document.export(to: url, as: types)
                }
                return urls
              }
            }
          )
        },
        onCancellation: onCancellation
      )
    )
  }
}

extension FileDocument {
  /// Writes the document to a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - types: The types that the file can have. The filename extension determines the type.
  /// - Throws: The error of the document or of the file system.
  fileprivate func export(to url: URL, as types: [UTType]) throws {
    let byExtension = types.first { $0.conforms(toExtensionOf: url) }
    guard let type = byExtension ?? types.first else { throw CocoaError(.fileWriteUnknown) }
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
    try fileWrapper(configuration: configuration)
      .write(to: url, options: .atomic, originalContentsURL: nil)
  }
}

extension UTType {
  /// Whether files of the type can have the filename extension of a URL.
  fileprivate func conforms(toExtensionOf url: URL) -> Bool {
    UTType(filenameExtension: url.pathExtension)?.conforms(to: self) == true
  }
}
