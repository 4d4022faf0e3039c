import AmbientCore

/// A view of an open window.
///
/// The views in the window can close the window with the environment action `dismiss`.
struct WindowView<Content: View> {
  let attributes: ElementAttributes
  let sceneValues: SceneValues
  let undoManager: UndoManager
  let document: (any WindowDocument)?
  let close: @MainActor () -> Void
  let content: Content

  @State private var presentation = Presentation(isPresented: false)
  @State private var contentAttributes = ContainerAttributes()
  @State private var receivers = URLReceivers()
  @Environment(\.windows) private var windows

  init(
    attributes: ElementAttributes = ElementAttributes(),
    sceneValues: SceneValues,
    undoManager: UndoManager,
    document: (any WindowDocument)? = nil,
    close: @escaping @MainActor () -> Void,
    content: Content
  ) {
    self.attributes = attributes
    self.sceneValues = sceneValues
    self.undoManager = undoManager
    self.document = document
    self.close = close
    self.content = content
  }
}

extension WindowView: LibraryView {
  var body: some View {
    let (windows, receivers, presentation) = (windows, receivers, presentation)
    presentation.dismissal = close
    return WindowElement(
      attributes: attributes,
      document: document,
      contentAttributes: contentAttributes,
      presentation: presentation,
      content: content
    )
    .environment(\.pageAttributes, contentAttributes)
    .environment(\.window, presentation)
    .environment(\.urlReceivers, receivers)
    .environment(\.sceneValues, sceneValues)
    .environment(\.undoManager, undoManager)
    .presentationBoundary(presentation)
    .endsOnRemoval(presentation)
    .focusWindow()
    .onInsertion { windows?.add(receivers) }
    .onRemoval {
      windows?.remove(receivers)
      document?.end()
      // The registered actions may refer to the undo manager, which refers to the actions. Removing
      // the actions breaks this reference cycle.
      undoManager.removeAllActions()
    }
  }
}

/// A document that a window shows.
@MainActor
protocol WindowDocument: AnyObject {
  var attributes: ElementAttributes { get }

  /// Saves the document after its window has closed.
  func end()
}

private struct WindowElement<Content: View> {
  let attributes: ElementAttributes
  let document: (any WindowDocument)?
  let contentAttributes: ContainerAttributes
  let presentation: Presentation
  let content: Content
}

extension WindowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.window, attributes: attributes, presentation: .window)
    if let document { description.attributes.merge(document.attributes) }
    description.attributes.merge(environment.windowAttributes)
    description.attributes.merge(contentAttributes.attributes)
    let placement = environment.windowPlacement
    if !placement.isEmpty { description.set(placement) }
    description.on(DismissEvent.self) { _ in presentation.dismiss() }
    return description
  }
}

private struct WindowKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The window that contains the view; nil outside of a window.
  var window: Presentation? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}
