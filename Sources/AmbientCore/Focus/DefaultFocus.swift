import AmbientEnvironment
import AmbientGraph
import AmbientScopes

/// The situations in which a default focus applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// The default applies when the view appears while no view has the focus, and when a focus scope
  /// around the view is reset.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")

  /// The default also applies when the user moves the focus into the view from outside of it.
  ///
  /// A host reports such a movement with ``ViewTree/moveFocus(forward:)``.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Sets which view gets the focus by default.
  ///
  /// The named view is the view with the modifier `.focused(binding, equals: value)`. The focus
  /// moves to the named view in two situations:
  ///
  /// - The modified view appears for the first time, while no view has the focus. A page of a tab
  ///   view, for example, appears when it is selected.
  /// - A focus scope that contains the modified view is reset.
  ///
  /// A presentation such as a sheet starts without a view in focus, so the default focus of its
  /// content applies.
  ///
  /// With the priority ``DefaultFocusEvaluationPriority/userInitiated``, the focus also moves to
  /// the named view when the user moves the focus into the modified view with a key such as Tab.
  ///
  /// - Parameters:
  ///   - binding: The focus state of the modifier `focused`.
  ///   - value: The value of the focus state while the focus is in the named view.
  ///   - priority: Whether the default also applies when the user moves the focus.
  /// - Returns: The modified view.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(priority: priority) { binding.storage?.set(value) })
  }

  /// Moves the focus to this view by default.
  ///
  /// The focus moves in two situations:
  ///
  /// - The view appears for the first time, while no view has the focus.
  /// - The view is in the focus scope of the namespace, and the scope is reset.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether the default focus applies to this view.
  ///   - namespace: The namespace of the focus scope whose reset moves the focus here.
  /// - Returns: The modified view.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Makes the view a scope in which ``EnvironmentValues/resetFocus`` can reset the focus.
  ///
  /// - Parameter namespace: The namespace that identifies the scope.
  /// - Returns: The modified view.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Groups the views in this view for movements of the focus by arrow keys.
  ///
  /// In Ambient, sections change nothing: the focus moves through all views of a tree in order.
  ///
  /// - Returns: The view.
  /// - Note: Accepted without effect.
  public nonisolated func focusSection() -> some View { self }
}

extension EnvironmentValues {
  /// An action that moves the focus back to the default of a focus scope.
  ///
  /// In environment values that do not belong to a view, the action has no effect.
  public var resetFocus: ResetFocusAction { ResetFocusAction(graph: scope?.graph) }
}

/// An action that moves the focus back to the default of a focus scope.
public struct ResetFocusAction {
  let graph: Graph?

  /// Moves the focus to the default of the scope.
  ///
  /// If the scope has no default, the focus moves to the first focusable view in the scope. The
  /// focus moves at the end of the next update. The function may be called from any thread.
  ///
  /// - Parameter namespace: The namespace of the focus scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph else { return }
    let reset = FocusResetRequest(namespace: namespace)
    if graph.isOwned { return request(reset, in: graph) }
    graph.inbox.add { request(reset, in: graph) }
  }
}

private func request(_ reset: FocusResetRequest, in graph: Graph) {
  (graph.client as? TreeState)?.focus.add(reset)
}

@available(*, unavailable)
extension ResetFocusAction: Sendable {}

private struct FocusResetRequest: FocusRequest {
  let namespace: Namespace.ID

  func fulfill(in system: FocusSystem) -> FocusDelay? {
    let scopes = system.members(FocusScopeNode.self).filter { $0.namespace == namespace }
    let defaults = system.members(DefaultFocusNode.self).filter { node in
      node.modifier.applies(in: namespace) && scopes.contains { $0.contains(node) }
    }
    let preferred = defaults.first { !$0.isHiddenByBoundary } ?? defaults.first
    let isDone =
      preferred.map { $0.modifier.apply(at: $0, in: system) } ?? system.move(toFirstIn: scopes)
    return isDone ? nil : .untilLayout
  }
}

private struct DefaultFocusRequest: FocusRequest {
  let node: DefaultFocusNode

  func fulfill(in system: FocusSystem) -> FocusDelay? {
    guard !node.isRetired else { return nil }
    // A hidden view that has the focus loses it when the layout has settled.
    if node.isHiddenByBoundary || system.focused?.isHiddenByBoundary ?? false {
      return .untilAppearance
    }
    guard system.focused == nil, node.modifier.isPreferred,
      system.presentations.allowsFocus(at: node)
    else { return nil }
    return node.modifier.apply(at: node, in: system) ? nil : .untilLayout
  }
}

private struct DefaultFocusModifier {
  var isPreferred = true
  /// The namespace of the focus scope whose reset applies the default.
  ///
  /// If nil, the reset of any focus scope around the view applies the default.
  var namespace: Namespace.ID?
  var priority = DefaultFocusEvaluationPriority.automatic
  /// Moves the focus to a view by setting a focus state.
  ///
  /// If nil, the modified view gets the focus.
  var move: (() -> Void)?

  init(priority: DefaultFocusEvaluationPriority, move: @escaping () -> Void) {
    self.priority = priority
    self.move = move
  }

  init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  func applies(in namespace: Namespace.ID) -> Bool {
    isPreferred && (self.namespace == nil || self.namespace == namespace)
  }

  /// Moves the focus to the default of a view.
  ///
  /// - Returns: False if the default is the view itself, and the view has nodes that could have the
  ///   focus, but all of them are hidden.
  @discardableResult
  @MainActor func apply(at node: DefaultFocusNode, in system: FocusSystem) -> Bool {
    guard let move else { return system.move(toFirstIn: [node]) }
    move()
    return true
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
    focus.add(DefaultFocusRequest(node: self))
  }

  override func willRetire() {
    super.willRetire()
    modifier.move = nil
  }
}

extension FocusSystem {
  /// Moves the focus to a node for a command of the user.
  ///
  /// If the focus enters a view whose default focus also applies to such commands, the focus then
  /// moves on to this default, unless the default cannot have the focus. If the focus enters
  /// several such views, the default focus of the outermost view applies.
  @MainActor func moveForUser(to node: ViewNode) {
    let entered = members(DefaultFocusNode.self).first { view in
      view.modifier.priority == .userInitiated && view.contains(node)
        && !(focused.map(view.contains) ?? false)
    }
    move(to: node)
    // The default gets the focus at the end of the update, if it can have the focus.
    if let entered { entered.modifier.apply(at: entered, in: self) }
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
