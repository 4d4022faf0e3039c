public import AmbientHosting
import struct Foundation.Data

/// The items that a view offers to hosts for dragging, copying, cutting or sharing.
///
/// A host asks for the items when the user begins to drag the element or copies it. The host then
/// sends the items to the element onto which the user drops or pastes them:
///
/// ```swift
/// let items = element.detail(TransferSourceDetail.self)?.items() ?? []
/// tree.send(DropEvent(.dropped, at: position, items: items), to: target)
/// ```
public struct TransferSourceDetail: ElementDetail {
  /// The way in which the items leave the view.
  public enum Role: Hashable, Sendable {
    /// The user drags the items.
    case drag
    /// The user copies the items.
    case copy
    /// The user cuts the items: the view removes the items when a host asks for them.
    case cut
    /// The user shares the items.
    case share
  }

  /// The way in which the items leave the view.
  public let role: Role

  private let observer: SessionObserver<DragSession>?
  private let configuration: DragConfiguration?
  private let provide: @MainActor () -> [NSItemProvider]

  init(
    _ role: Role,
    observer: SessionObserver<DragSession>? = nil,
    configuration: DragConfiguration? = nil,
    _ provide: @escaping @MainActor () -> [NSItemProvider]
  ) {
    self.role = role
    self.observer = observer
    self.configuration = configuration
    self.provide = provide
  }

  /// Returns the items that the view offers, and begins a drag if the role is `drag`.
  ///
  /// The result has only a type and a number for each item. The program keeps the values of the
  /// items until a host asks for other items, or calls ``TransferItems/forget()``.
  @MainActor
  public func items() -> [DropEvent.Item] {
    let items = TransferItems.offer(provide())
    if role == .drag { TransferItems.beginDrag(observer, configuration) }
    return items
  }

  /// Returns the providers of the items.
  ///
  /// A host loads data from these providers when it passes the items to other programs.
  @MainActor
  public func providers() -> [NSItemProvider] { provide() }

  /// Returns whether both details have the same role.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether both details have the same role.
  public func isSame(as other: TransferSourceDetail) -> Bool { role == other.role }
}

/// The items that a view of the program currently offers.
@MainActor
public enum TransferItems {
  private static var providers: [Int: NSItemProvider] = [:]
  private static var lastNumber = 0

  /// The observer of the drag; nil if no drag is in progress, or if the drag has no observer.
  private static var dragObserver: SessionObserver<DragSession>?

  /// What may happen to the dragged items; nil if all operations are allowed.
  private static var configuration: DragConfiguration?

  /// Forgets all items, for example at the end of a drag.
  ///
  /// If no view has taken the dragged items, the drag is canceled.
  public static func forget() {
    providers = [:]
    endDrag(.cancel)
  }

  /// Begins to report the phases of a drag.
  static func beginDrag(
    _ observer: SessionObserver<DragSession>?,
    _ configuration: DragConfiguration?
  ) {
    dragObserver = observer
    self.configuration = configuration
    reportDrag(.initial)
  }

  static func reportDrag(_ phase: DragSession.Phase) {
    dragObserver?.report(DragSession(phase: phase))
  }

  /// Returns `operation`, or a replacement if the dragged view does not allow `operation`.
  static func allowed(_ operation: DropOperation) -> DropOperation {
    guard let configuration else { return operation }
    return configuration.operationsWithinApp.allowed(operation)
  }

  /// Ends the drag, and returns its observer; nil without a drag or an observer.
  @discardableResult
  static func endDrag(_ operation: DropOperation) -> SessionObserver<DragSession>? {
    let drag = takeDrag()
    drag?.report(DragSession(phase: .ended(operation)))
    return drag
  }

  /// Forgets the drag, and returns its observer; nil without a drag or an observer.
  ///
  /// The caller reports the end of the drag to the observer.
  static func takeDrag() -> SessionObserver<DragSession>? {
    defer {
      dragObserver = nil
      configuration = nil
    }
    return dragObserver
  }

  /// Stores the providers of items, and returns the items in the form that events use.
  static func offer(_ offered: [NSItemProvider]) -> [DropEvent.Item] {
    forget()
    return offered.map { provider in
      lastNumber += 1
      providers[lastNumber] = provider
      return DropEvent.Item(
        type: provider.registeredTypeIdentifiers.first ?? UTType.data.identifier,
        source: lastNumber
      )
    }
  }

  static func providers(of items: [DropEvent.Item]) -> [NSItemProvider] {
    items.map { item in
      if let existing = item.source.flatMap({ providers[$0] }) { return existing }
      let provider = NSItemProvider()
      let data = Data(item.content)
      provider.register(UTType(importedAs: item.type)) { data }
      return provider
    }
  }
}

extension DropEvent.Item {
  /// Returns items for values, so that the values can be dropped or pasted in this program.
  ///
  /// - Parameter values: The values.
  /// - Returns: The items, which are valid until a host asks a view for other items, calls this
  ///   function again, or calls ``TransferItems/forget()``.
  @MainActor
  public static func items<T: Transferable>(_ values: [T]) -> [DropEvent.Item] {
    TransferItems.offer(values.map { NSItemProvider(transferring: $0) })
  }
}
