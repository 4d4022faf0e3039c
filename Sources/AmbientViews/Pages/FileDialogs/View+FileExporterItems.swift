public import AmbientCore
public import Foundation

#if canImport(Darwin)
public import UniformTypeIdentifiers
#endif

extension View {
  /// Presents a dialog for writing a value to a file.
  ///
  /// The host answers with ``FilesEvent``. Ambient then exports the value, which may take some
  /// time, and writes the data to the URL. Ambient replaces an existing file without asking the
  /// user, so the host must ask before it answers.
  ///
  /// ```swift
  /// Button("Export") { isExporting = true }
  ///   .fileExporter(isPresented: $isExporting, item: recipe, contentTypes: [.json]) { result in
  ///     isExported = (try? result.get()) != nil
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - item: The value; nil presents no dialog.
  ///   - contentTypes: The types that the file can have; if empty, all types that `T` exports. The
  ///     filename extension determines the type. If none of the types fits the extension, the file
  ///     has the first type.
  ///   - defaultFilename: The proposed name of the file; nil for the name that the value suggests.
  ///   - onCompletion: Receives the URL of the file, or an error. The host, the value and the file
  ///     system can cause errors.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    itemExporter(
      isPresented,
      item.map { [$0] } ?? [],
      contentTypes,
      defaultFilename ?? item?.suggestedFileName(as: contentTypes),
      { onCompletion($0.first) },
      onCancellation
    )
  }

  /// Presents a dialog for writing values to files.
  ///
  /// The host answers with one URL for each value.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented. The answer of the user sets the binding to
  ///     false.
  ///   - items: The values; without values, no dialog is presented.
  ///   - contentTypes: The types that the files can have; if empty, all types that `T` exports. The
  ///     filename extension determines the type. If none of the types fits the extension, the file
  ///     has the first type.
  ///   - onCompletion: Receives the URLs of the files, or the first error.
  ///   - onCancellation: An action that runs if the user cancels.
  /// - Returns: A view that presents the dialog.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    itemExporter(isPresented, Array(items), contentTypes, nil, onCompletion, onCancellation)
  }

  private nonisolated func itemExporter<T: Transferable>(
    _ isPresented: Binding<Bool>,
    _ items: [T],
    _ contentTypes: [UTType],
    _ filename: String?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    let types = contentTypes.isEmpty ? T.exportedContentTypes() : contentTypes
    return modifier(
      FileDialog(
        exporting: items.count,
        as: types,
        isPresented: isPresented,
        filename: filename,
        onCompletion: { result in
          guard case .success(let urls) = result else { return onCompletion(result) }
          // It is safe to send the closure to the task, because both run only on the main actor.
          let onCompletion = UncheckedSendable(onCompletion)
          Task { @MainActor in
            do {
              for (item, url) in zip(items, urls) { try await item.export(to: url, as: types) }
              onCompletion.value(.success(urls))
            } catch {
              onCompletion.value(.failure(error))
            }
          }
        },
        onCancellation: onCancellation
      )
    )
  }
}

extension Transferable {
  /// Writes the value to a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - types: The types that the file can have. The filename extension determines the type.
  /// - Throws: The error of the representation or of the file system.
  fileprivate func export(to url: URL, as types: [UTType]) async throws {
    try await exported(as: types.type(of: url)).write(to: url, options: .atomic)
  }

  /// Returns the filename that the value suggests.
  ///
  /// The name comes from the first representation that can export the value as one of the types.
  ///
  /// - Parameter types: The types that the file can have; if empty, all types.
  /// - Returns: The name; nil if the value suggests no name.
  fileprivate func suggestedFileName(as types: [UTType]) -> String? {
    Self.channels.first { channel in
      channel.exports(self)
        && (types.isEmpty || types.contains(where: channel.contentType.conforms))
    }?.fileName?(self)
  }
}
