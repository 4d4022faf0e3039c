public import AmbientCore
public import Foundation

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

extension View {
  /// Presents a dialog for writing a document to a file.
  ///
  /// The document is a ``FileDocument`` or a `ReferenceFileDocument`. The host answers with
  /// ``FilesEvent``. Ambient then writes the document to the URL. Ambient replaces an existing file
  /// without asking the user, so the host must ask before it answers.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or an error. The host, the document and the
  ///     file system can cause errors. The closure is not called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: _WritableDocument>(
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

  /// Presents a dialog for writing a document to a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentTypes: The types that the file can have; if empty, all types that `D` can write.
  ///     The filename extension determines the type. If none of the types fits the extension, the
  ///     file has the first type.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or an error. The host, the document and the
  ///     file system can cause errors.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: _WritableDocument>(
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

  /// Presents a dialog for writing documents to files.
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
  ) -> some View where C.Element: _WritableDocument {
    exporter(isPresented, Array(documents), [contentType], nil, onCompletion, {})
  }

  /// Presents a dialog for writing documents to files.
  ///
  /// The host answers with one URL for each document.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - documents: The documents; without documents, no dialog is presented.
  ///   - contentTypes: The types that the files can have; if empty, all types that the documents
  ///     can write. The filename extension determines the type. If none of the types fits the
  ///     extension, the file has the first type.
  ///   - onCompletion: Receives the URLs of the files, or the first error.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: _WritableDocument {
    exporter(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation)
  }

  private nonisolated func exporter<D: _WritableDocument>(
    _ isPresented: Binding<Bool>,
    _ documents: [D],
    _ contentTypes: [UTType],
    _ filename: String?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return modifier(
      FileDialog(
        exporting: documents.count,
        as: types,
        isPresented: isPresented,
        filename: filename,
        onCompletion: { result in
          onCompletion(
            result.flatMap { urls in
              Result { () throws(any Error) in
                for (document, url) in zip(documents, urls) {
                  guard let type = types.type(of: url) else { throw CocoaError(.fileWriteUnknown) }
                  let target = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
                  try document._file(target)
                    .write(to: url, options: .atomic, originalContentsURL: nil)
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

extension FileDialog {
  /// Creates a dialog in which the user chooses the locations of new files.
  ///
  /// If the number of files is 0, the dialog is never presented.
  init(
    exporting count: Int,
    as types: [UTType],
    isPresented: Binding<Bool>,
    filename: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.init(
      kind: .fileExporter,
      isPresented: count == 0 ? .constant(false) : isPresented,
      attributes: ElementAttributes(.contentTypes, types.names)
        .setting(.filename, to: filename)
        .setting(.fileCount, to: count),
      accepts: { $0 == count },
      onCompletion: onCompletion,
      onCancellation: onCancellation
    )
  }
}

extension [UTType] {
  /// Returns the type in the array that fits the filename extension of a new file.
  ///
  /// The result is the first type that equals the extension's type or is more general. If the array
  /// has no such type, the result is the first type that is more specific than the extension's
  /// type, such as text in UTF-8 for the extension `txt`. If no type fits, the result is the first
  /// type of the array.
  func type(of url: URL) -> UTType? {
    guard let byExtension = UTType(filenameExtension: url.pathExtension) else { return first }
    return first { byExtension.conforms(to: $0) } ?? first { $0.conforms(to: byExtension) } ?? first
  }
}
