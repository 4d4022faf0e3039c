public import AmbientCore

/// The windows of one scene, as views.
public struct _WindowsView<Value: Hashable, Content: View> {
  let id: String?
  let title: Text?
  let role: WindowRole
  let makeValue: (() -> Value)?
  let content: (Binding<Value?>) -> Content

  @State private var list = WindowList<Value>()
  @Environment(\.windows) private var windows

  nonisolated init(
    id: String?,
    title: Text?,
    role: WindowRole,
    makeValue: (() -> Value)? = nil,
    content: @escaping (Binding<Value?>) -> Content
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.makeValue = makeValue
    self.content = content
  }
}

extension _WindowsView: View, LibraryView {
  /// The windows that are open.
  public var body: some View {
    let (list, windows) = (list, windows)
    list.describe(id: id, role: role, makeValue: makeValue)
    return ForEach(list.windows) { window in
      WindowView(
        id: id,
        title: title,
        role: role,
        sceneValues: window.sceneValues,
        close: { list.close(window) },
        content: WindowContent(value: Bindable(window).value, content: content)
      )
    }
    .onAppear { windows?.add(list) }
    .onDisappear { windows?.remove(list) }
  }
}

/// One window, which can be closed as a presentation is dismissed.
private struct WindowView<Content: View> {
  let id: String?
  let title: Text?
  let role: WindowRole
  let sceneValues: SceneValues
  let close: @MainActor () -> Void
  let content: Content

  @State private var presentation = Presentation(isPresented: false)
  @State private var traits = ContentTraits()
  @State private var receivers = URLReceivers()
  @Environment(\.windows) private var windows

  init(
    id: String?,
    title: Text?,
    role: WindowRole,
    sceneValues: SceneValues,
    close: @escaping @MainActor () -> Void,
    content: Content
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.sceneValues = sceneValues
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
      traits: traits,
      presentation: presentation,
      content: content
    )
    .environment(\.pageTraits, traits)
    .environment(\.window, presentation)
    .environment(\.urlReceivers, receivers)
    .environment(\.sceneValues, sceneValues)
    .presentationBoundary(presentation)
    .ends(presentation)
    .focusWindow()
    .onAppear { windows?.add(receivers) }
    .onDisappear { windows?.remove(receivers) }
  }

  private var attributes: [String: ElementValue] {
    var attributes: [String: ElementValue] = [:]
    attributes["id"] = id.map(ElementValue.string)
    attributes["title"] = title.map { .string($0.string) }
    if role == .settings { attributes["role"] = .string("settings") }
    return attributes
  }
}

/// What one window shows; it alone depends on the value that the window is open for.
private struct WindowContent<Value: Hashable, Content: View> {
  let value: Binding<Value?>
  let content: (Binding<Value?>) -> Content
}

extension WindowContent: LibraryView {
  var body: some View { content(value) }
}

/// A window as hosts see it.
private struct WindowElement<Content: View> {
  let attributes: [String: ElementValue]
  let traits: ContentTraits
  let presentation: Presentation
  let content: Content
}

extension WindowElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let all = attributes.merging(environment.windowAttributes) { $1 }
    return ElementDescription(.window, attributes: all.merging(traits.attributes) { $1 }) {
      if $0 == .dismiss { presentation.dismiss() }
    }
  }
}

private struct WindowKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The window that a view is in.
  var window: Presentation? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}
