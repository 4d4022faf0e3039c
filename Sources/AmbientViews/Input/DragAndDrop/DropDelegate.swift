public import AmbientLayout

/// A type that handles the items that the user drags over a view or drops onto the view.
///
/// ```swift
/// struct Trash: DropDelegate {
///   let remove: ([NSItemProvider]) -> Void
///
///   func performDrop(info: DropInfo) -> Bool {
///     remove(info.itemProviders(for: [.text]))
///     return true
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Returns whether the view takes the items; true by default.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  /// - Returns: Whether the view takes the items.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the items that the user has dropped.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  /// - Returns: Whether the drop succeeded. If the result is false, the drag and the drop are
  ///   canceled.
  func performDrop(info: DropInfo) -> Bool

  /// Called when the items enter the view.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  func dropEntered(info: DropInfo)

  /// Called when the items are moved over the view.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  /// - Returns: The effect that a drop would have; nil to keep the previous proposal. The first
  ///   proposal is to copy the items.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the items leave the view.
  ///
  /// - Parameter info: The items, and the last position of the pointer.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true, because by default a view takes every item of a supported type.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  /// - Returns: Always true.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing when items enter the view; the default implementation.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  public func dropEntered(info: DropInfo) {}

  /// Returns nil, which keeps the first proposal: to copy the items.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  /// - Returns: Always nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing when items leave the view; the default implementation.
  ///
  /// - Parameter info: The items, and the position of the pointer.
  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view, and the position of the pointer.
public struct DropInfo {
  /// The position of the pointer in the view, in points from the view's top left corner.
  public let location: CGPoint

  let providers: [NSItemProvider]

  /// Returns whether at least one item has data of one of the types.
  ///
  /// - Parameter contentTypes: The types. An item of a subtype conforms too.
  /// - Returns: Whether there is such an item.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns whether at least one item has data of one of the types.
  ///
  /// - Parameter types: The identifiers of the types. An item of a subtype conforms too.
  /// - Returns: Whether there is such an item.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns the items with data of one of the types.
  ///
  /// - Parameter contentTypes: The types. An item of a subtype conforms too.
  /// - Returns: The items.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns the items with data of one of the types.
  ///
  /// - Parameter types: The identifiers of the types. An item of a subtype conforms too.
  /// - Returns: The items.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.conforming(to: types)
  }
}

/// What a drop does with the items.
public enum DropOperation: Hashable, Sendable {
  /// The drop is canceled.
  case cancel
  /// The view does not take the items.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved: the view that offers the items loses them.
  case move
  /// The items are deleted.
  case delete
}

/// The effect that a drop onto a view would have.
public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: What a drop does with the items.
  public init(operation: DropOperation) { self.operation = operation }
}
