public import AmbientCore

/// The state of a view whose items the user drags together.
@MainActor
final class DragContainer {
  /// Returns the providers of the items with the given identifiers.
  private var provide: ([AnyHashable]) -> [NSItemProvider] = { _ in [] }

  /// Returns the identifiers of the selected items.
  private var selection: () -> [AnyHashable] = { [] }

  private var namespace: Namespace.ID?
  private var outer: DragContainer?

  nonisolated init() {}

  func update(
    namespace: Namespace.ID?,
    outer: DragContainer?,
    selection: @escaping () -> [AnyHashable],
    provide: @escaping ([AnyHashable]) -> [NSItemProvider]
  ) {
    self.namespace = namespace
    self.outer = outer
    self.selection = selection
    self.provide = provide
  }

  /// Returns the providers for a drag that begins at an item.
  ///
  /// If the item is selected, the result has the providers of all selected items.
  func providers(of id: AnyHashable, in namespace: Namespace.ID?) -> [NSItemProvider] {
    guard self.namespace == namespace else {
      return outer?.providers(of: id, in: namespace) ?? []
    }
    let selected = selection()
    return provide(selected.contains(id) ? selected : [id])
  }
}

/// A view whose items the user drags together.
private struct DragContainerView<Content: View> {
  let content: Content
  let namespace: Namespace.ID?
  let selection: (() -> [AnyHashable])?
  let provide: ([AnyHashable]) -> [NSItemProvider]

  @State private var container = DragContainer()
  @Environment(\.dragContainer) private var outer
  @Environment(\.dragSelection) private var outerSelection

  nonisolated init(
    content: Content,
    namespace: Namespace.ID?,
    selection: (() -> [AnyHashable])?,
    provide: @escaping ([AnyHashable]) -> [NSItemProvider]
  ) {
    self.content = content
    self.namespace = namespace
    self.selection = selection
    self.provide = provide
  }
}

extension DragContainerView: LibraryView {
  var body: some View {
    container.update(
      namespace: namespace,
      outer: outer,
      selection: selection ?? outerSelection ?? { [] },
      provide: provide
    )
    return content.environment(\.dragContainer, container)
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }
}

extension View {
  /// Lets the user drag several items of the view together.
  ///
  /// The views of the items have the modifier `draggable(containerItemID:)`. The modifier
  /// `dragContainerSelection(_:)` sets the selected items. A drag that begins at a selected item
  /// contains all selected items.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card).draggable(containerItemID: card.id)
  /// }
  /// .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
  /// .dragContainerSelection(selectedCards)
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: The namespace that the items pass to `draggable`; nil for none.
  ///   - payload: Returns the items with the given identifiers; called when the user begins to
  ///     drag.
  /// - Returns: A view whose items can be dragged together.
  public nonisolated func dragContainer<Item: Identifiable & Transferable, Items: Collection>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Items
  ) -> some View where Items.Element == Item, Item.ID: Sendable {
    dragContainer(in: namespace, selection: nil, payload)
  }

  /// Lets the user drag several items of the view together; a property identifies each item.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - itemID: Accepted without effect: `payload` finds the items by their identifiers.
  ///   - namespace: The namespace that the items pass to `draggable`; nil for none.
  ///   - payload: Returns the items with the given identifiers; called when the user begins to
  ///     drag.
  /// - Returns: A view whose items can be dragged together.
  public nonisolated func dragContainer<
    ItemID: Hashable & Sendable,
    Item: Transferable,
    Items: Collection
  >(
    for itemType: Item.Type = Item.self,
    itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Items
  ) -> some View where Items.Element == Item {
    dragContainer(in: namespace, selection: nil, payload)
  }

  /// Lets the user drag the selected items of the view together.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: The namespace that the items pass to `draggable`; nil for none.
  ///   - selection: The identifiers of the selected items. A drag that begins at a selected item
  ///     contains all selected items.
  ///   - payload: Returns the items with the given identifiers; called when the user begins to
  ///     drag.
  /// - Returns: A view whose items can be dragged together.
  public nonisolated func dragContainer<Item: Identifiable & Transferable, Items: Collection>(
    for itemType: Item.Type = Item.self,
    in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID],
    _ payload: @escaping ([Item.ID]) -> Items
  ) -> some View where Items.Element == Item, Item.ID: Sendable {
    dragContainer(in: namespace, selection: { selection().map { AnyHashable($0) } }, payload)
  }

  private nonisolated func dragContainer<ID: Hashable, Items: Collection>(
    in namespace: Namespace.ID?,
    selection: (() -> [AnyHashable])?,
    _ payload: @escaping ([ID]) -> Items
  ) -> some View where Items.Element: Transferable {
    DragContainerView(content: self, namespace: namespace, selection: selection) { ids in
      payload(ids.compactMap { $0.base as? ID }).map { NSItemProvider(transferring: $0) }
    }
  }

  /// Sets the selected items of the drag containers in the view.
  ///
  /// - Parameters:
  ///   - selection: The identifiers of the selected items; computed when a drag begins.
  ///   - containerNamespace: Accepted without effect: the selection applies to all containers.
  /// - Returns: A view with the selection.
  public nonisolated func dragContainerSelection<C: RandomAccessCollection>(
    _ selection: @autoclosure @escaping () -> C,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where C.Element: Hashable & Sendable {
    transformEnvironment(\.dragSelection) { $0 = { selection().map { AnyHashable($0) } } }
  }

  /// Lets the user transfer an item of the enclosing drag container by dragging the view.
  ///
  /// - Parameters:
  ///   - containerItemID: The identifier of the item.
  ///   - containerNamespace: The namespace of the container; nil for none.
  /// - Returns: A view that can be dragged.
  /// - Note: Works on hosts that ask for the items of a ``TransferSourceDetail``.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    DragSource(
      base: self,
      provide: { environment in
        let container = environment.dragContainer
        // A host calls `provide` on the main actor.
        return MainActor.assumeIsolated {
          container?.providers(of: containerItemID, in: containerNamespace) ?? []
        }
      },
      preview: EmptyView()
    )
  }
}

private struct DragContainerKey: EnvironmentKey {
  static var defaultValue: DragContainer? { nil }
}

private struct DragSelectionKey: EnvironmentKey {
  static var defaultValue: (() -> [AnyHashable])? { nil }
}

extension EnvironmentValues {
  var dragContainer: DragContainer? {
    get { self[DragContainerKey.self] }
    set { self[DragContainerKey.self] = newValue }
  }

  /// Returns the identifiers of the selected items; nil if no modifier sets a selection.
  var dragSelection: (() -> [AnyHashable])? {
    get { self[DragSelectionKey.self] }
    set { self[DragSelectionKey.self] = newValue }
  }
}
