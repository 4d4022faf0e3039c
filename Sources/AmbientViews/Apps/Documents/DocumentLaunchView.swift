public import AmbientCore
import AmbientHosting
import struct Foundation.URL

#if canImport(Darwin)
public import Foundation
public import UniformTypeIdentifiers
#endif

/// A view in which the user creates and opens documents, for apps without a ``DocumentGroup``.
///
/// ```swift
/// DocumentLaunchView("Poems", for: [.plainText]) {
///   NewDocumentButton("New poem") { try Poem.makeFile() }
/// } onDocumentOpen: { url in
///   PoemEditor(url: url)
/// }
/// ```
///
/// The views of a document cover the window. `dismiss` in the environment of these views closes the
/// document. The host lets the user choose a file, and sends the file with ``FilesEvent``.
public struct DocumentLaunchView<Actions: View, DocumentView: View> {
  private let contentTypes: [UTType]
  private let document: (URL) -> DocumentView
  private let content: AnyView

  @State private var launcher = DocumentLauncher()

  nonisolated init(
    _ contentTypes: [UTType],
    _ document: @escaping (URL) -> DocumentView,
    _ content: some View
  ) {
    self.contentTypes = contentTypes
    self.document = document
    self.content = AnyView(content)
  }
}

extension DocumentLaunchView: View, LibraryView {
  /// The launch views, such as the title and the actions, and the open document.
  public var body: some View {
    DocumentLaunchElement(contentTypes: contentTypes, launcher: launcher, content: content)
      .environment(\.documentLauncher, launcher)
      .fullScreenCover(item: Bindable(launcher).file) { [document] in document($0.id) }
  }
}

private struct DocumentLaunchElement {
  let contentTypes: [UTType]
  let launcher: DocumentLauncher
  let content: AnyView
}

extension DocumentLaunchElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .documentLaunch,
      attributes: ElementAttributes(.contentTypes, contentTypes.names)
    )
    description.on(FilesEvent.self) { event in
      if case .success(let urls) = event.result, let url = urls.first { launcher.open(url) }
    }
    description.on(ChooseFilesEvent.self) { event in
      if let path = event.paths.first { launcher.open(URL(fileURLWithPath: path)) }
    }
    return description
  }
}
