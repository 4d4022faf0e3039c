import AmbientCore
import AmbientLayout
import AmbientReflection
import AmbientSupport

/// The functions with which a view handles items that the user drags over the view.
///
/// All drop modifiers create a value of this type.
@MainActor
struct DropActions {
  /// Returns whether the view takes the items.
  var accepts: @MainActor (DropInfo) -> Bool

  var entered: @MainActor (DropInfo) -> Void = { _ in }

  /// Returns the effect that a drop would have; nil to keep the current effect.
  var updated: @MainActor (DropInfo) -> DropOperation? = { _ in nil }

  var exited: @MainActor (DropInfo) -> Void = { _ in }

  /// The closure that takes the dropped items.
  ///
  /// When the values of the items are available, the closure calls `complete`. The argument of
  /// `complete` says whether the drop succeeded.
  var perform: @MainActor (DropInfo, _ complete: @escaping @MainActor (Bool) -> Void) -> Void
}

/// A view onto which items can be dropped.
struct DropTarget<Base: View> {
  let base: Base
  let isEnabled: Bool
  let actions: DropActions
  var storage = DropStorage()
}

extension DropTarget: View, LibraryView {
  var body: some View {
    storage.state?.actions = isEnabled ? actions : nil
    return DropElement(state: storage.state, isEnabled: isEnabled, content: base)
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each as a target with the same actions.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        DropTarget<AnyView>(base: $0, isEnabled: view.isEnabled, actions: view.actions)
      )
    }
  }
}

private struct DropElement<Content: View> {
  let state: DropState?
  let isEnabled: Bool
  let content: Content
}

extension DropElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      .dropTarget,
      isEnabled: isEnabled && environment.isEnabled
    )
    description[.previewsFormation] = environment.dropPreviewsFormation?.name
    guard let state else { return description }
    let (observer, configure) = (environment.dropObserver, environment.dropConfiguration)
    description.on(DropEvent.self) { state.handle($0, observer, configure) }
    return description
  }
}

/// The state of the drops onto one view; it exists while the view is in the tree.
final class DropState {
  var actions: DropActions?

  /// Whether items that the view accepts are over the view.
  private var isTargeted = false

  /// The effect that a drop would have.
  private var operation = DropOperation.copy

  /// The observer that runs actions for each phase of the drop; nil if the view has no observer.
  private var observer: SessionObserver<DropSession>?

  /// Chooses the effect of a drop; nil if ``DropActions/updated`` chooses the effect.
  private var configure: ((DropSession) -> DropConfiguration)?

  @MainActor
  func handle(
    _ event: DropEvent,
    _ observer: SessionObserver<DropSession>?,
    _ configure: ((DropSession) -> DropConfiguration)?
  ) {
    guard let actions else { return }
    self.observer = observer
    self.configure = configure
    let info = DropInfo(
      location: CGPoint(x: event.position.x, y: event.position.y),
      providers: TransferItems.providers(of: event.items)
    )
    switch event.phase {
    case .moved: move(info, actions)
    case .exited: if isTargeted { exit(info, actions) }
    case .dropped:
      if !isTargeted { move(info, actions) }
      guard isTargeted else { return }
      drop(info, actions)
    }
  }

  @MainActor
  private func move(_ info: DropInfo, _ actions: DropActions) {
    guard actions.accepts(info) else {
      if isTargeted { exit(info, actions) }
      return
    }
    if !isTargeted {
      isTargeted = true
      operation = .copy
      observer?.report(DropSession(.entering, info))
      actions.entered(info)
    }
    if let operation = actions.updated(info) { self.operation = operation }
    if let configure { operation = configure(DropSession(.active, info)).operation }
    operation = TransferItems.allowed(operation)
    observer?.report(DropSession(.active, info))
    TransferItems.reportDrag(.active)
  }

  @MainActor
  private func drop(_ info: DropInfo, _ actions: DropActions) {
    let isAllowed = [.copy, .move, .delete].contains(operation)
    let end = DropEnd(of: info, drag: TransferItems.takeDrag(), drop: observer)
    if isAllowed {
      actions.perform(info) { [operation] isSuccess in
        end.report(isSuccess ? operation : .cancel)
        if isSuccess { end.reportTransfer() }
      }
    }
    // If values have to be converted, the closure above runs later. The drop then ends here, before
    // its success is known. If the closure has run, this call does nothing.
    end.report(operation)
    isTargeted = false
    actions.exited(info)
  }

  @MainActor
  private func exit(_ info: DropInfo, _ actions: DropActions) {
    isTargeted = false
    actions.exited(info)
    observer?.report(DropSession(.exiting, info))
  }
}

/// Reports the last phases of a drop to the observers of the drag and of the drop.
@MainActor
private final class DropEnd {
  private let info: DropInfo
  private let drag: SessionObserver<DragSession>?
  private let drop: SessionObserver<DropSession>?
  private var isReported = false

  init(
    of info: DropInfo,
    drag: SessionObserver<DragSession>?,
    drop: SessionObserver<DropSession>?
  ) {
    self.info = info
    self.drag = drag
    self.drop = drop
  }

  /// Reports the effect of the drop; a second call does nothing.
  func report(_ operation: DropOperation) {
    guard !isReported else { return }
    isReported = true
    drag?.report(DragSession(phase: .ended(operation)))
    drop?.report(DropSession(.ended(operation), info))
  }

  /// Reports that the view has received the values of the items.
  func reportTransfer() {
    drop?.report(DropSession(.dataTransferCompleted, info))
    drag?.report(DragSession(phase: .dataTransferCompleted))
  }
}

/// A property that stores the state of the drops in the view's node.
struct DropStorage: BuiltInProperty, SelfComparing {
  /// The state; nil while the view is not in a tree.
  private(set) var state: DropState?

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? DropState ?? DropState()
    storage = installed
    state = installed
  }

  /// Returns true, because the node keeps the same state when the view is created again.
  func isSame(as other: DropStorage) -> Bool { true }
}
