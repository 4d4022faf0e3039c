public import AmbientCore

/// A button that shares texts or URLs with other apps.
///
/// ```swift
/// ShareLink("Share the recipe", item: url, message: Text("Try this."))
/// ```
///
/// A press puts an element of kind `shareSheet` into the tree, with the items as its attribute. The
/// host chooses how it shows the element, and sends `DismissEvent` when the user is done. Until
/// then, a menu that contains the link stays open.
///
/// Unlike in SwiftUI, a share link shares only strings and URLs.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  private let request: ShareRequest
  private let label: Label

  @State private var isPresented = false

  init(_ request: ShareRequest, label: Label) {
    self.request = request
    self.label = label
  }
}

/// The items that a share link shares, with texts about them.
struct ShareRequest {
  let items: [String]
  let subject: Text?
  let message: Text?
}

extension ShareLink: View, LibraryView {
  /// A button with the label, which presents the items.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    // An item of a menu stays in the tree until the user has shared the items.
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
    description[.items] = request.items.joined(separator: "\n")
    description[.subject] = request.subject?.string(in: environment)
    description[.messageText] = request.message?.string(in: environment)
    let menu = environment.customControlTraits?.menuToClose
    description.on(DismissEvent.self) { _ in
      isPresented.wrappedValue = false
      menu?.closeAll()
    }
    return description
  }
}

/// The default label of a ``ShareLink``: the title "Share…" with a symbol.
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
