import AmbientCore
import AmbientHosting
import AmbientViews
public import struct Foundation.URL
public import Testing

/// Answers to file dialogs.
extension TestHost {
  /// Confirms the file dialog in front.
  ///
  /// ``dismiss(sourceLocation:)`` cancels the dialog.
  ///
  /// - Parameters:
  ///   - urls: In a dialog of `fileImporter`, the chosen files. In a dialog of `fileExporter`, the
  ///     files to write. In a dialog of `fileMover`, the new locations of the files.
  ///   - sourceLocation: The line at which the test fails.
  public func choose(
    files urls: [URL],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    answerFileDialog(with: .success(urls), sourceLocation)
  }

  /// Ends the file dialog in front with an error.
  ///
  /// - Parameters:
  ///   - error: The error that the program receives.
  ///   - sourceLocation: The line at which the test fails.
  public func failFileDialog(
    with error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    answerFileDialog(with: .failure(error), sourceLocation)
  }

  private func answerFileDialog(
    with result: Result<[URL], any Error>,
    _ location: SourceLocation
  ) {
    let search = search("")
    perform(location) { tree throws(UserActionError) in
      try tree.perform(FilesEvent(result), on: tree.first(taking: FilesEvent.self, search))
    }
  }
}
