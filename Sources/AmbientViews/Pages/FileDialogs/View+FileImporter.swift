public import AmbientCore
public import struct Foundation.URL

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

extension View {
  /// Presents a dialog in which the user chooses a file.
  ///
  /// The host answers with ``FilesEvent``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - onCompletion: Receives the URL of the file, or the error of the host. The closure is not
  ///     called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialog(
        kind: .fileImporter,
        isPresented: isPresented,
        attributes: ElementAttributes(.contentTypes, allowedContentTypes.names),
        accepts: { $0 == 1 },
        onCompletion: { onCompletion($0.first) },
        onCancellation: {}
      )
    )
  }

  /// Presents a dialog in which the user chooses files.
  ///
  /// The host answers with ``FilesEvent``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - allowsMultipleSelection: Whether the user can choose several files.
  ///   - onCompletion: Receives the URLs of the files, or the error of the host. The closure is not
  ///     called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented,
      allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Presents a dialog in which the user chooses files.
  ///
  /// The host answers with ``FilesEvent``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - allowedContentTypes: The types of files that the user can choose.
  ///   - allowsMultipleSelection: Whether the user can choose several files.
  ///   - onCompletion: Receives the URLs of the files, or the error of the host.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialog(
        kind: .fileImporter,
        isPresented: isPresented,
        attributes: ElementAttributes(.contentTypes, allowedContentTypes.names)
          .setting(.allowsMultipleSelection, to: allowsMultipleSelection ? true : nil),
        accepts: { $0 == 1 || allowsMultipleSelection && $0 > 0 },
        onCompletion: onCompletion,
        onCancellation: onCancellation
      )
    )
  }
}

extension [UTType] {
  /// The identifiers of the types, separated by spaces.
  var names: String { map(\.identifier).joined(separator: " ") }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first URL, or the error; a `CancellationError` if the array of URLs is empty.
  package var first: Result<URL, any Error> {
    flatMap { urls in
      urls.first.map { .success($0) } ?? .failure(CancellationError())
    }
  }
}
