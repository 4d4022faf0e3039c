public import AmbientCore
import AmbientSupport
public import struct Foundation.URL

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// Buttons for a new document in a file that the program creates.
///
/// If the button is in a ``DocumentLaunchView``, the launch view shows the document. Otherwise, the
/// document opens in a window of a ``DocumentGroup``.
extension NewDocumentButton {
  /// Creates a button for a new document in a file that the program creates.
  ///
  /// - Parameters:
  ///   - contentType: Accepted without effect: the file determines the type.
  ///   - prepareDocumentURL: Creates the file and returns its URL, or returns nil to open no
  ///     document. An error other than `CancellationError` causes a warning.
  ///   - label: The views of the button.
  public init(
    contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prepareURL: prepareDocumentURL)
  }

  private init(label: Label, prepareURL: @escaping @MainActor () async throws -> URL?) {
    self.init(label) { windows, launcher in
      guard windows != nil || launcher != nil else {
        return Diagnostic.documentsOutsideApp().warn()
      }
      Self.openPrepared(by: "prepareDocumentURL", prepareURL) { url in
        if let launcher { launcher.open(url) } else { try windows?.openDocument(at: url) }
      }
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button "New Document", for a new document in a file that the program creates.
  ///
  /// - Parameters:
  ///   - contentType: Accepted without effect: the file determines the type.
  ///   - prepareDocumentURL: Creates the file and returns its URL, or returns nil to open no
  ///     document. An error other than `CancellationError` causes a warning.
  @_disfavoredOverload
  public init(
    contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init("New Document", contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button with a title, for a new document in a file that the program creates.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - contentType: Accepted without effect: the file determines the type.
  ///   - prepareDocumentURL: Creates the file and returns its URL, or returns nil to open no
  ///     document. An error other than `CancellationError` causes a warning.
  public init(
    _ titleKey: LocalizedStringKey,
    contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label: Text(titleKey), prepareURL: prepareDocumentURL)
  }

  /// Creates a button with a title, for a new document in a file that the program creates.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - contentType: Accepted without effect: the file determines the type.
  ///   - prepareDocumentURL: Creates the file and returns its URL, or returns nil to open no
  ///     document. An error other than `CancellationError` causes a warning.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label: Text(title), prepareURL: prepareDocumentURL)
  }

  /// Creates a button with a title, for a new document in a file that the program creates.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - contentType: Accepted without effect: the file determines the type.
  ///   - prepareDocumentURL: Creates the file and returns its URL, or returns nil to open no
  ///     document. An error other than `CancellationError` causes a warning.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label: Text(titleResource), prepareURL: prepareDocumentURL)
  }
}
