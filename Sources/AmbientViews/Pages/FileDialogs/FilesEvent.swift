public import AmbientHosting
public import struct Foundation.URL

/// The user confirmed a file dialog, or the host could not show the dialog.
///
/// For an importer, the URLs are the chosen files. For an exporter, the URLs are the files to
/// write, one for each document. For a mover, the URLs are the new locations of the files. If the
/// user cancels the dialog, the host sends a `DismissEvent` instead.
public struct FilesEvent: ElementEvent {
  /// The URLs, or the error of the host.
  public var result: Result<[URL], any Error>

  /// Creates a files event.
  ///
  /// - Parameter result: The URLs, or the error of the host.
  public init(_ result: Result<[URL], any Error>) { self.result = result }
}

extension FilesEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) { ChooseFilesEvent.ownMessage }
}
