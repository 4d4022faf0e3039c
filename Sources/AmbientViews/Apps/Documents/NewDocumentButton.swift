public import AmbientCore
import AmbientSupport

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A button that creates and opens a new document.
///
/// ```swift
/// DocumentGroupLaunchScene("Poems") {
///   NewDocumentButton("New poem")
///   NewDocumentButton("New sonnet", for: Poem.self) { try await Poem.sonnet() }
/// }
/// ```
///
/// Pressing the button causes a warning if the button is not in an app, or if no ``DocumentGroup``
/// of the app can show the document. A button with `prepareDocumentURL` needs no app and no group
/// if the button is in a ``DocumentLaunchView``: the launch view then shows the document.
public struct NewDocumentButton<Label: View> {
  private let label: Label
  private let open: @MainActor (Windows?, DocumentLauncher?) -> Void

  @Environment(\.windows) private var windows
  @Environment(\.documentLauncher) private var launcher

  /// Creates a button that calls a closure.
  ///
  /// The closure gets the windows of the app, or nil outside of an app. The closure also gets the
  /// object that opens documents in the ``DocumentLaunchView`` around the button, or nil outside of
  /// such a view.
  init(_ label: Label, _ open: @escaping @MainActor (Windows?, DocumentLauncher?) -> Void) {
    self.label = label
    self.open = open
  }

  private init(_ label: Label, _ contentType: UTType?) {
    self.init(label) { windows, _ in
      guard let windows else { return Diagnostic.documentsOutsideApp().warn() }
      let isOpen = windows.openNewDocument(of: contentType)
      if !isOpen { Diagnostic.noDocumentScene(creating: contentType?.identifier).warn() }
    }
  }

  package init<Document>(
    label: Label,
    _ contentType: UTType?,
    prepare: @escaping @MainActor () async throws -> Document?
  ) {
    self.init(label) { windows, _ in
      guard let windows else { return Diagnostic.documentsOutsideApp().warn() }
      Self.openPrepared(by: "prepareDocument", prepare) {
        windows.openNewDocument($0, of: contentType)
      }
    }
  }

  /// Prepares a document, or a file with a document, and opens the result.
  ///
  /// If `prepare` or `open` throws an error other than `CancellationError`, the function warns.
  ///
  /// - Parameters:
  ///   - closure: The name that the warning gives to the closure `prepare`.
  ///   - prepare: Returns the document or the file to open; nil to open nothing.
  ///   - open: Opens what `prepare` has returned.
  @MainActor
  static func openPrepared<Prepared>(
    by closure: String,
    _ prepare: @escaping @MainActor () async throws -> Prepared?,
    open: @escaping @MainActor (Prepared) throws -> Void
  ) {
    Task {
      do {
        guard let prepared = try await prepare() else { return }
        try open(prepared)
      } catch is CancellationError {
      } catch {
        Diagnostic.documentNotPrepared(error, by: closure).warn()
      }
    }
  }
}

extension NewDocumentButton: View, LibraryView {
  /// The button.
  public var body: some View {
    Button {
      open(windows, launcher)
    } label: {
      label
    }
  }
}

extension NewDocumentButton {
  /// Creates a button for a new document.
  ///
  /// - Parameters:
  ///   - contentType: The type of the document. If the argument is nil, the document gets the first
  ///     type of the first document group that creates documents.
  ///   - label: The views of the button.
  public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), contentType)
  }

  /// Creates a button for a new document that the program prepares, from a template for example.
  ///
  /// - Parameters:
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document, or nil to open no document. An error other than
  ///     `CancellationError` causes a warning.
  ///   - label: The views of the button.
  public init<D: FileDocument>(
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), contentType, prepare: prepareDocument)
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title, for a new document.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - contentType: The type of the document. If the argument is nil, the document gets the first
  ///     type of the first document group that creates documents.
  public init(_ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType)
  }

  /// Creates a button with a title, for a new document.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - contentType: The type of the document. If the argument is nil, the document gets the first
  ///     type of the first document group that creates documents.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.init(Text(title), contentType)
  }

  /// Creates a button with a title, for a new document.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - contentType: The type of the document. If the argument is nil, the document gets the first
  ///     type of the first document group that creates documents.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(titleResource), contentType)
  }

  /// Creates a button with a title, for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document, or nil to open no document. An error other than
  ///     `CancellationError` causes a warning.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey,
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(titleKey), contentType, prepare: prepareDocument)
  }

  /// Creates a button with a title, for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document, or nil to open no document. An error other than
  ///     `CancellationError` causes a warning.
  @_disfavoredOverload
  public init<S: StringProtocol, D: FileDocument>(
    _ title: S,
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(title), contentType, prepare: prepareDocument)
  }

  /// Creates a button with a title, for a new document that the program prepares.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the button.
  ///   - documentType: The type of the document.
  ///   - contentType: The type of the document's file; nil for the first type that the document
  ///     group writes.
  ///   - prepareDocument: Returns the document, or nil to open no document. An error other than
  ///     `CancellationError` causes a warning.
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ titleResource: LocalizedStringResource,
    for documentType: D.Type,
    contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: Text(titleResource), contentType, prepare: prepareDocument)
  }
}
