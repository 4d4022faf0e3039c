#if Objects
public import AmbientCore
public import AmbientViews
import Foundation

extension View {
  /// While a binding is true, presents a dialog in which the user chooses where to write a document
  /// that is an object.
  ///
  /// The host answers with `FilesEvent`. Then the document is written to the URL. An existing file
  /// is replaced: the host must ask the user beforehand.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets it to false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or the error of the host, the document or the
  ///     file system. It is not called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
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

  /// While a binding is true, presents a dialog in which the user chooses where to write a document
  /// that is an object.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets it to false.
  ///   - document: The document; nil presents no dialog.
  ///   - contentTypes: The types that the file can have. The filename extension decides; without a
  ///     known extension, the file has the first type.
  ///   - defaultFilename: The proposed name of the file.
  ///   - onCompletion: Receives the URL of the file, or the error of the host, the document or the
  ///     file system.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
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

  /// While a binding is true, presents a dialog in which the user chooses where to write documents
  /// that are objects.
  ///
  /// The host answers with one URL for each document.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets it to false.
  ///   - documents: The documents; without documents, no dialog is presented.
  ///   - contentTypes: The types that the files can have. The filename extension decides; without a
  ///     known extension, a file has the first type.
  ///   - onCompletion: Receives the URLs of the files, or the first error.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation)
  }

  private nonisolated func exporter<D: ReferenceFileDocument>(
    _ isPresented: Binding<Bool>,
    _ documents: [D],
    _ contentTypes: [UTType],
    _ filename: String?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented,
      files: documents.map { document in { try document.file($0) } },
      types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
      filename: filename,
      onCompletion: onCompletion,
      onCancellation: onCancellation
    )
  }
}

extension ReferenceFileDocument {
  /// Returns the file for the current state of the document.
  func file(_ configuration: WriteConfiguration) throws -> FileWrapper {
    let snapshot = try snapshot(contentType: configuration.contentType)
    return try fileWrapper(snapshot: snapshot, configuration: configuration)
  }
}
#endif
