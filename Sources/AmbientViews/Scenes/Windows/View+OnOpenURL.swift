public import AmbientCore
public import struct Foundation.URL
import Observation

extension View {
  /// Takes the URLs that are opened from outside the app while the view is in a window.
  ///
  /// They go to the first window in which a view takes them, and there to all that do.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

private struct OpenURLModifier {
  let action: (URL) -> Void

  @Environment(\.urlReceivers) private var receivers
  @Namespace private var id

  init(action: @escaping (URL) -> Void) { self.action = action }
}

extension OpenURLModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    let (receivers, id) = (receivers, id)
    receivers?.set(id, action)
    return content.onDisappear { receivers?.set(id, nil) }
  }

  static var bodyName: String? { nil }
}

/// The views in a window that take URLs.
@MainActor
final class URLReceivers: Observable {
  private var actions: [(id: Namespace.ID, perform: (URL) -> Void)] = []

  nonisolated init() {}

  var isEmpty: Bool { actions.isEmpty }

  func set(_ id: Namespace.ID, _ action: ((URL) -> Void)?) {
    let known = actions.firstIndex { $0.id == id }
    switch (known, action) {
    case (let index?, let action?): actions[index].perform = action
    case (let index?, nil): actions.remove(at: index)
    case (nil, let action?): actions.append((id, action))
    case (nil, nil): break
    }
  }

  func deliver(_ url: URL) -> Bool {
    for action in actions { action.perform(url) }
    return !actions.isEmpty
  }
}

private struct URLReceiversKey: EnvironmentKey {
  static var defaultValue: URLReceivers? { nil }
}

extension EnvironmentValues {
  /// The views that take URLs in the window of a view.
  var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
