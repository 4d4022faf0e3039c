public import AmbientCore

/// A view of the open windows of one scene.
public struct _WindowsView<Value: Hashable, Content: View> {
  let id: String?
  let title: Text?
  let role: WindowRole
  let makeValue: (() -> Value)?
  let content: (Binding<Value?>) -> Content

  @State private var list = WindowList<Value>()
  @Environment(\.windows) private var windows
  @Environment(\.sceneLaunchBehavior) private var launchBehavior
  @Environment(\.self) private var environment

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
  /// The open windows.
  public var body: some View {
    let (list, windows) = (list, windows)
    list.update(
      id: id,
      title: title,
      role: role,
      launchBehavior: launchBehavior,
      makeValue: makeValue
    )
    windows?.announce(list)
    return ForEach(list.windows) { window in
      WindowView(
        attributes: attributes,
        sceneValues: window.sceneValues,
        undoManager: window.undoManager,
        close: { list.close(window) },
        content: WindowContent(value: Bindable(window).value, content: content)
      )
    }
    .onInsertion { windows?.add(list) }
    .onRemoval { windows?.remove(list) }
  }

  private var attributes: ElementAttributes {
    var attributes = ElementAttributes()
    attributes[.id] = id
    attributes[.title] = title?.string(in: environment)
    attributes[.role] = role.name
    return attributes
  }
}

/// The content of one window.
///
/// Only this view depends on the window's value. A change of the value therefore does not run the
/// body that creates all windows.
private struct WindowContent<Value: Hashable, Content: View> {
  let value: Binding<Value?>
  let content: (Binding<Value?>) -> Content
}

extension WindowContent: LibraryView {
  var body: some View { content(value) }
}
