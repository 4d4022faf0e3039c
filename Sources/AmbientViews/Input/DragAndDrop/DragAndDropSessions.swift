public import AmbientCore
public import AmbientLayout

/// The current state of a drop onto a view.
public struct DropSession: Sendable {
  /// A phase of a drop.
  public enum Phase: Hashable, Sendable {
    /// The items entered the view.
    case entering
    /// The items are moved over the view.
    case active
    /// The items left the view.
    case exiting
    /// The user dropped the items.
    case ended(DropOperation)
    /// The view has received the values of the dropped items.
    case dataTransferCompleted
  }

  /// The current phase of the session.
  public let phase: Phase

  /// The position of the pointer in the view, in points from the view's top left corner.
  public let location: CGPoint

  /// The number of the dragged items.
  public let itemsCount: Int

  init(_ phase: Phase, _ info: DropInfo) {
    self.phase = phase
    location = info.location
    itemsCount = info.providers.count
  }
}

/// The current state of a drag that began at a view.
public struct DragSession: Sendable {
  /// A phase of a drag.
  public enum Phase: Hashable, Sendable {
    /// The user began to drag the view.
    case initial
    /// The pointer moves the items over a view that accepts them.
    case active
    /// The user dropped the items, or canceled the drag.
    case ended(DropOperation)
    /// The view that accepted the items has received their values.
    case dataTransferCompleted
  }

  /// The current phase of the session.
  public let phase: Phase
}

/// An object that runs a view's current action for drags or drops.
///
/// Elements hold the object, which stays the same while the view is in the tree. A new action
/// therefore invalidates no element.
@MainActor
final class SessionObserver<Session> {
  private var action: (Session) -> Void = { _ in }
  private var outer: SessionObserver?

  nonisolated init() {}

  /// Stores the view's newest action, and the nearest observer around the view.
  func update(_ action: @escaping (Session) -> Void, outer: SessionObserver?) {
    self.action = action
    self.outer = outer
  }

  /// Runs the action, and then the actions of the enclosing views.
  func report(_ session: Session) {
    action(session)
    outer?.report(session)
  }
}

extension EnvironmentValues {
  /// The observer of drops onto the view, if any.
  var dropObserver: SessionObserver<DropSession>? {
    get { self[DropObserverKey.self] }
    set { self[DropObserverKey.self] = newValue }
  }

  /// The observer of drags that begin in the view, if any.
  var dragObserver: SessionObserver<DragSession>? {
    get { self[DragObserverKey.self] }
    set { self[DragObserverKey.self] = newValue }
  }
}

private struct DropObserverKey: EnvironmentKey {
  static var defaultValue: SessionObserver<DropSession>? { nil }
}

private struct DragObserverKey: EnvironmentKey {
  static var defaultValue: SessionObserver<DragSession>? { nil }
}

extension View {
  /// Runs an action for each step of a drop onto the view, or onto a view in it.
  ///
  /// Apply this modifier after the modifier that accepts the items:
  ///
  /// ```swift
  /// Shelf()
  ///   .dropDestination(for: Book.self) { books, _ in shelf += books }
  ///   .onDropSessionUpdated { session in isTargeted = session.phase == .active }
  /// ```
  ///
  /// - Parameter onUpdate: Receives the state of the drop.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onDropSessionUpdated(
    _ onUpdate: @escaping @MainActor (DropSession) -> Void
  ) -> some View {
    SessionView(content: self, key: \.dropObserver, action: onUpdate)
  }

  /// Runs an action for each step of a drag that begins at the view, or at a view in it.
  ///
  /// Apply this modifier after the modifier that lets the user drag the view. The drag ends when
  /// a view of the same program accepts the items that the user drops, or when the host calls
  /// ``TransferItems/forget()``.
  ///
  /// - Parameter onUpdate: Receives the state of the drag.
  /// - Returns: A view with the action.
  @preconcurrency
  public nonisolated func onDragSessionUpdated(
    _ onUpdate: @escaping @MainActor (DragSession) -> Void
  ) -> some View {
    SessionView(content: self, key: \.dragObserver, action: onUpdate)
  }
}

/// A view with an action for the drags or drops in it.
private struct SessionView<Content: View, Session> {
  let content: Content
  let key: any WritableKeyPath<EnvironmentValues, SessionObserver<Session>?> & Sendable
  let action: @MainActor (Session) -> Void

  @State private var observer = SessionObserver<Session>()
  @Environment private var outer: SessionObserver<Session>?

  nonisolated init(
    content: Content,
    key: any WritableKeyPath<EnvironmentValues, SessionObserver<Session>?> & Sendable,
    action: @escaping @MainActor (Session) -> Void
  ) {
    self.content = content
    self.key = key
    self.action = action
    _outer = Environment(key)
  }
}

extension SessionView: LibraryView {
  var body: some View {
    observer.update(action, outer: outer)
    return content.environment(key, observer)
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each with the action.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) {
      AnyView(SessionView<AnyView, Session>(content: $0, key: view.key, action: view.action))
    }
  }
}
