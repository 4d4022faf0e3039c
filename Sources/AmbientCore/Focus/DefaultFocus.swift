import AmbientEnvironment
import AmbientGraph
import AmbientScopes

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// Where nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")

  /// Also where the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Moves the focus to a view that was named with `focused` when this view appears, if nothing has the
  /// focus then, and when the focus of a scope around it is reset.
  ///
  /// What is presented, such as a sheet, begins without the focus being anywhere, so its default counts.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier { binding.storage?.set(value) })
  }

  /// Moves the focus to this view when it appears, if nothing has the focus then, and when the focus of
  /// the scope is reset.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Makes the view a part of the tree in which the focus can be reset.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }
}

extension EnvironmentValues {
  /// Moves the focus back to where it is by default in a `focusScope`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: scope?.graph) }
}

/// Moves the focus back to where it is by default.
public struct ResetFocusAction {
  let graph: Graph?

  /// Moves the focus to the view in the scope that prefers it, or else to the first one that can have it.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph else { return }
    let reset = FocusReset(namespace: namespace)
    if graph.isOwned { return wish(reset, in: graph) }
    graph.inbox.add { wish(reset, in: graph) }
  }
}

private func wish(_ reset: FocusReset, in graph: Graph) {
  (graph.keeper as? TreeState)?.focus.wish(reset)
}

@available(*, unavailable)
extension ResetFocusAction: Sendable {}

private struct FocusReset: FocusWish {
  let namespace: Namespace.ID

  func grant(in system: FocusSystem) {
    let scopes = system.members(FocusScopeNode.self).filter { $0.namespace == namespace }
    let defaults = system.members(DefaultFocusNode.self).filter { node in
      node.modifier.counts(in: namespace) && scopes.contains { $0.contains(node) }
    }
    if let preferred = defaults.first {
      preferred.modifier.apply(at: preferred, in: system)
    } else if let first = scopes.firstFocusable {
      system.move(to: first)
    }
  }
}

private struct FocusArrival: FocusWish {
  let node: DefaultFocusNode

  func grant(in system: FocusSystem) {
    guard system.focused == nil, !node.isRetired, node.modifier.isPreferred,
      system.presentations.allow(node)
    else { return }
    node.modifier.apply(at: node, in: system)
  }
}

private struct DefaultFocusModifier {
  var isPreferred = true
  /// Where the focus can be reset to here; nil for wherever the view is.
  var namespace: Namespace.ID?
  /// Moves the focus elsewhere than to the view itself.
  var move: (() -> Void)?

  init(move: @escaping () -> Void) { self.move = move }

  init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  func counts(in namespace: Namespace.ID) -> Bool {
    isPreferred && (self.namespace == nil || self.namespace == namespace)
  }

  @MainActor func apply(at node: DefaultFocusNode, in system: FocusSystem) {
    if let move {
      move()
    } else if let first = node.firstFocusable {
      system.move(to: first)
    }
  }
}

extension DefaultFocusModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> DefaultFocusNode { DefaultFocusNode(self, inputs) }

  func update(_ node: DefaultFocusNode) { node.modifier = self }
}

private final class DefaultFocusNode: FocusNode {
  var modifier: DefaultFocusModifier

  @MainActor init(_ modifier: DefaultFocusModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    focus.wish(FocusArrival(node: self))
  }

  override func willRetire() {
    super.willRetire()
    modifier.move = nil
  }
}

private struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ inputs: _ViewInputs) -> FocusScopeNode { FocusScopeNode(namespace, inputs) }

  func update(_ node: FocusScopeNode) { node.namespace = namespace }
}

private final class FocusScopeNode: FocusNode {
  var namespace: Namespace.ID

  @MainActor init(_ namespace: Namespace.ID, _ inputs: _ViewInputs) {
    self.namespace = namespace
    super.init(inputs)
  }
}
