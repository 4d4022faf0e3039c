public import AmbientCore
import AmbientGraph
public import struct Foundation.URL
import Observation

extension View {
  /// Runs an action for URLs that are opened from outside of the app.
  ///
  /// If several windows have views with this modifier, only the window that was opened first gets
  /// the URL. All `onOpenURL` modifiers in that window run their actions.
  ///
  /// - Parameter action: Receives the URL.
  /// - Returns: A view with the action.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

private struct OpenURLModifier {
  let action: (URL) -> Void

  @Environment(\.urlReceivers) private var receivers

  init(action: @escaping (URL) -> Void) { self.action = action }
}

extension OpenURLModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.modifier(URLReceiverModifier(receivers: receivers, action: action))
  }

  static var bodyName: String? { nil }
}

private struct URLReceiverModifier {
  let receivers: URLReceivers?
  let action: (URL) -> Void
}

extension URLReceiverModifier: LifecycleModifier {
  final class ModifierState: LifecycleState {
    private var modifier: URLReceiverModifier
    private var hasEnded = false
    // Unowned, because the node owns this object and outlives it.
    private unowned let node: ViewNode

    init(_ modifier: URLReceiverModifier, in node: ViewNode) {
      self.modifier = modifier
      self.node = node
      modifier.receivers?.add(self)
    }

    func update(with modifier: URLReceiverModifier, in node: ViewNode) {
      let receivers = self.modifier.receivers
      self.modifier = modifier
      guard modifier.receivers !== receivers else { return }
      receivers?.remove(self)
      modifier.receivers?.add(self)
    }

    func end(in node: ViewNode) {
      hasEnded = true
      modifier.receivers?.remove(self)
    }

    func receive(_ url: URL) {
      // An earlier action for the same URL may have closed the window.
      guard !hasEnded else { return }
      node.graph.own {
        node.withTaskScope { modifier.action(url) }
      }
    }
  }
}

/// The views in one window that handle URLs.
@MainActor
final class URLReceivers: Observable {
  private var receivers: [URLReceiverModifier.ModifierState] = []

  nonisolated init() {}

  var isEmpty: Bool { receivers.isEmpty }

  fileprivate func add(_ receiver: URLReceiverModifier.ModifierState) { receivers.append(receiver) }

  fileprivate func remove(_ receiver: URLReceiverModifier.ModifierState) {
    receivers.removeAll { $0 === receiver }
  }

  func deliver(_ url: URL) -> Bool {
    let receivers = receivers
    for receiver in receivers { receiver.receive(url) }
    return !receivers.isEmpty
  }
}

private struct URLReceiversKey: EnvironmentKey {
  static var defaultValue: URLReceivers? { nil }
}

extension EnvironmentValues {
  var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
