public import AmbientHosting
import struct Foundation.Data

/// The items that a view offers for dragging, copying, cutting or sharing, for hosts.
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
    /// The user shares them.
    case share
  }

  /// The way in which the items leave the view.
  public let role: Role

  private let provide: @MainActor () -> [NSItemProvider]

  init(_ role: Role, _ provide: @escaping @MainActor () -> [NSItemProvider]) {
    self.role = role
    self.provide = provide
  }

  /// Returns the items.
  ///
  /// The program keeps the values of the items until ``TransferItems/forget()`` is called, or other
  /// items are asked for. Until then, an event can refer to the items by their numbers, without
  /// their content.
  @MainActor
  public func items() -> [DropEvent.Item] { TransferItems.offer(provide()) }

  /// Returns the items as providers, from which a host loads their data for other programs.
  @MainActor
  public func providers() -> [NSItemProvider] { provide() }

  /// Returns whether both details have the same role.
  public func isSame(as other: TransferSourceDetail) -> Bool { role == other.role }
}

/// The items that a view of the program currently offers.
@MainActor
public enum TransferItems {
  private static var providers: [Int: NSItemProvider] = [:]
  private static var lastNumber = 0

  /// Forgets all items, as at the end of a drag.
  public static func forget() { providers = [:] }

  /// Stores the providers of items, and returns the items in the form that events use.
  static func offer(_ offered: [NSItemProvider]) -> [DropEvent.Item] {
    providers = [:]
    return offered.map { provider in
      lastNumber += 1
      providers[lastNumber] = provider
      return DropEvent.Item(
        type: provider.registeredTypeIdentifiers.first ?? UTType.data.identifier,
        source: lastNumber
      )
    }
  }

  /// Returns the providers of the items of an event.
  static func providers(of items: [DropEvent.Item]) -> [NSItemProvider] {
    items.map { item in
      if let known = item.source.flatMap({ providers[$0] }) { return known }
      let provider = NSItemProvider()
      let data = Data(item.content)
      provider.register(UTType(importedAs: item.type)) { data }
      return provider
    }
  }
}

extension DropEvent.Item {
  /// Returns the items of values, which can be dropped or pasted in this program.
  ///
  /// - Parameter values: The values.
  /// - Returns: The items, which are valid until a view offers other items.
  @MainActor
  public static func items<T: Transferable>(_ values: [T]) -> [DropEvent.Item] {
    TransferItems.offer(values.map { NSItemProvider(transferring: $0) })
  }
}
