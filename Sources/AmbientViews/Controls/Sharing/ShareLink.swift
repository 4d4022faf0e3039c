public import AmbientCore
import struct Foundation.URL

/// A button that shares values with other apps.
///
/// ```swift
/// ShareLink("Share the recipe", item: url, message: Text("Try this."))
/// ShareLink(item: photo, preview: SharePreview("A garden"))
/// ```
///
/// A press puts an element of kind `shareSheet` into the tree. The ``TransferSourceDetail`` of the
/// element has the items; the attribute `items` has the texts and URLs among them. The host shows
/// the items in its own way, and sends `DismissEvent` when the user is done. A menu around the link
/// stays open until then.
public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
> where Data.Element: Transferable {
  private let request: ShareRequest
  private let label: Label

  @State private var isPresented = false

  init(_ request: ShareRequest, label: Label) {
    self.request = request
    self.label = label
  }
}

/// The items that a ``ShareLink`` shares, and what the host shows about the items.
struct ShareRequest {
  /// The texts and URLs among the items.
  let texts: [String]

  /// Returns all items in the form that hosts receive.
  let provide: @MainActor () -> [NSItemProvider]
  let previews: [SharePreviewContent]
  let subject: Text?
  let message: Text?

  init<Item: Transferable>(
    items: some Collection<Item>,
    subject: Text?,
    message: Text?,
    previews: [SharePreviewContent] = []
  ) {
    let items = Array(items)
    texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    provide = { items.map { NSItemProvider(transferring: $0) } }
    self.previews = previews
    self.subject = subject
    self.message = message
  }
}

extension ShareLink: View, LibraryView {
  /// A button with the label, and the share sheet after a press of the button.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    // The press does not close a menu around the link. If the menu closed, the link and the sheet
    // would leave the tree together with the other items of the menu.
    .menuActionDismissBehavior(.disabled)
    if isPresented { ShareSheet(request: request, isPresented: $isPresented) }
  }
}

/// The element that asks a host to share items.
private struct ShareSheet {
  let request: ShareRequest
  let isPresented: Binding<Bool>
}

extension ShareSheet: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.shareSheet, presentation: .dialog)
    description[.items] = request.texts.isEmpty ? nil : request.texts.joined(separator: "\n")
    description[.subject] = request.subject?.string(in: environment)
    description[.messageText] = request.message?.string(in: environment)
    description.set(TransferSourceDetail(.share, request.provide))
    let menu = environment.customControlTraits?.menuToClose
    description.on(DismissEvent.self) { _ in
      isPresented.wrappedValue = false
      menu?.closeAll()
    }
    return description
  }

  var content: some View {
    ForEach(request.previews.indices, id: \.self) {
      SharePreviewElement(preview: request.previews[$0])
    }
  }
}

/// The default label of a ``ShareLink``: a title, such as "Share…", and a symbol.
public struct DefaultShareLinkLabel {
  let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View, LibraryView {
  /// The title and the symbol `square.and.arrow.up`.
  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
