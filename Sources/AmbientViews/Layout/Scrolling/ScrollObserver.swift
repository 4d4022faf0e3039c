import AmbientCore

/// What an observer does when it receives an event of a scroll view.
@MainActor
protocol ScrollReaction {
  func add(to description: inout ElementDescription, _ memory: LastScrollValue)
}

/// The last value that an observer passed to its action.
@MainActor
final class LastScrollValue {
  var value: Any?

  nonisolated init() {}
}

/// A view that observes the first scroll view in its base.
struct ScrollObserver<Base: View, Reaction: ScrollReaction> {
  let base: Base
  let reaction: Reaction
  @State private var memory = LastScrollValue()

  init(base: Base, reaction: Reaction) {
    self.base = base
    self.reaction = reaction
  }
}

extension ScrollObserver: View, LibraryView {
  var body: some View {
    ScrollObserverElement(memory: memory, reaction: reaction, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with an observer of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(ScrollObserver<AnyView, Reaction>(base: $0, reaction: view.reaction))
    }
  }
}

private struct ScrollObserverElement<Content: View, Reaction: ScrollReaction> {
  let memory: LastScrollValue
  let reaction: Reaction
  let content: Content
}

extension ScrollObserverElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.scrollObserver)
    reaction.add(to: &description, memory)
    return description
  }
}

/// Computes a value from the geometry, and runs an action for the first value and for each change.
struct GeometryReaction<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryReaction: ScrollReaction {
  func add(to description: inout ElementDescription, _ memory: LastScrollValue) {
    description.on(ScrollGeometryEvent.self) { event in
      let new = transform(event.geometry)
      // Before the first event, `old` is nil. If `Value` is an optional type and the last value
      // was nil, `old` is `.some(nil)`.
      let old = memory.value.flatMap { $0 as? Value }
      guard old.map({ $0 == new }) != true else { return }
      memory.value = .some(new)
      action(old ?? new, new)
    }
  }
}

/// Runs an action when the phase changes.
struct PhaseReaction {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension PhaseReaction: ScrollReaction {
  func add(to description: inout ElementDescription, _ memory: LastScrollValue) {
    description.on(ScrollPhaseEvent.self) { event in
      let old = memory.value as? ScrollPhase ?? .idle
      guard old != event.phase else { return }
      memory.value = event.phase
      let context = ScrollPhaseChangeContext(geometry: event.geometry, velocity: event.velocity)
      action(old, event.phase, context)
    }
  }
}

/// Runs an action when the visible scroll targets change.
struct TargetsReaction<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension TargetsReaction: ScrollReaction {
  func add(to description: inout ElementDescription, _ memory: LastScrollValue) {
    description.on(ScrollTargetsEvent.self) { event in
      let visible = event.targets
        .filter { $0.frame.visibleShare(in: event.geometry.visibleRect) >= threshold }
        .compactMap { $0.identifiers.lazy.compactMap { $0.value.base as? ID }.first }
      guard visible != memory.value as? [ID] ?? [] else { return }
      memory.value = visible
      action(visible)
    }
  }
}
