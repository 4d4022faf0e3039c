package import AmbientCore

/// The windows of one document scene, as views.
package struct DocumentsView<Document, Content: View> {
  let format: DocumentFormat<Document>
  let makeNew: (() -> Document)?
  let content: (OpenDocument<Document>) -> Content

  @State private var list = DocumentList<Document>()
  @Environment(\.windows) private var windows
  @Environment(\.sceneLaunchBehavior) private var launchBehavior

  package nonisolated init(
    format: DocumentFormat<Document>,
    makeNew: (() -> Document)?,
    content: @escaping (OpenDocument<Document>) -> Content
  ) {
    self.format = format
    self.makeNew = makeNew
    self.content = content
  }
}

extension DocumentsView: LibraryView {
  package var body: some View {
    let (list, windows) = (list, windows)
    list.update(format, launchBehavior: launchBehavior, makeNew: makeNew)
    return ForEach(list.documents) { document in
      DocumentWindow(document: document, content: content) { list.close(document) }
    }
    .onInsertion { windows?.add(list) }
    .onRemoval { windows?.remove(list) }
  }
}

private struct DocumentWindow<Document, Content: View> {
  let document: OpenDocument<Document>
  let content: (OpenDocument<Document>) -> Content
  let close: @MainActor () -> Void
}

extension DocumentWindow: LibraryView {
  var body: some View {
    WindowView(
      sceneValues: document.sceneValues,
      undoManager: document.undoManager,
      document: document,
      close: close,
      content: content(document)
    )
    .environment(\.documentConfiguration, document.configuration)
  }
}
