public import AmbientCore
import AmbientGraph
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

  init(action: @escaping (URL) -> Void) { self.action = action }
}

extension OpenURLModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.modifier(ReceptionModifier(receivers: receivers, action: action))
  }

  static var bodyName: String? { nil }
}

private struct ReceptionModifier {
  let receivers: URLReceivers?
  let action: (URL) -> Void
}

extension ReceptionModifier: LifecycleModifier {
  final class Memory: LifecycleMemory {
    private var modifier: ReceptionModifier
    private var hasEnded = false
    // Keeps this.
    private unowned let node: ViewNode

    init(_ modifier: ReceptionModifier, in node: ViewNode) {
      self.modifier = modifier
      self.node = node
      modifier.receivers?.add(self)
    }

    func update(with modifier: ReceptionModifier, in node: ViewNode) {
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
      // The action before may have closed the window.
      guard !hasEnded else { return }
      node.graph.own {
        node.acting { modifier.action(url) }
      }
    }
  }
}

/// The views in a window that take URLs.
@MainActor
final class URLReceivers: Observable {
  private var receivers: [ReceptionModifier.Memory] = []

  nonisolated init() {}

  var isEmpty: Bool { receivers.isEmpty }

  fileprivate func add(_ receiver: ReceptionModifier.Memory) { receivers.append(receiver) }

  fileprivate func remove(_ receiver: ReceptionModifier.Memory) {
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
  /// The views that take URLs in the window of a view.
  var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
