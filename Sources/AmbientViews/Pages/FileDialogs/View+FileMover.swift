public import AmbientCore
public import Foundation

extension View {
  /// Presents a dialog in which the user chooses the new location of a file.
  ///
  /// The host answers with ``FilesEvent``. Ambient then moves the file to the URL of the event.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - file: The URL of the file; nil presents no dialog.
  ///   - onCompletion: Receives the new URL, or an error of the host or the file system. The
  ///     closure is not called if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented,
      file: file,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Presents a dialog in which the user chooses the new location of a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - file: The URL of the file; nil presents no dialog.
  ///   - onCompletion: Receives the new URL, or an error of the host or the file system.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented,
      files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.first) },
      onCancellation: onCancellation
    )
  }

  /// Presents a dialog in which the user chooses the new location of files.
  ///
  /// The host answers with one URL for each file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - files: The URLs of the files; an empty collection presents no dialog.
  ///   - onCompletion: Receives the new URLs, or the first error. The closure is not called if the
  ///     user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented,
      files: files,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Presents a dialog in which the user chooses the new location of files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - files: The URLs of the files; an empty collection presents no dialog.
  ///   - onCompletion: Receives the new URLs, or the first error.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileDialog(
        kind: .fileMover,
        isPresented: files.isEmpty ? .constant(false) : isPresented,
        attributes: ElementAttributes(.filename, files.first?.lastPathComponent)
          .setting(.fileCount, to: files.count),
        accepts: { $0 == files.count },
        onCompletion: { result in
          onCompletion(
            result.flatMap { urls in
              Result { () throws(any Error) in
                for (file, url) in zip(files, urls) {
                  try FileManager.default.moveItem(at: file, to: url)
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
