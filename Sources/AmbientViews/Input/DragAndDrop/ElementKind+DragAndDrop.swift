public import AmbientHosting

extension ElementKind {
  /// A view that the user can drag; the element has a ``TransferSourceDetail``.
  ///
  /// The children of the element are the view and, if there is one, a `DragPreview`. The attributes
  /// `allowsMove` and `allowsDelete` apply to drops in other programs. A further attribute is
  /// `previewsFormation`.
  public static let dragSource: ElementKind = "DragSource"
  /// The view that is shown while the user drags the preceding view.
  public static let dragPreview: ElementKind = "DragPreview"
  /// A view onto which items can be dropped; it takes ``DropEvent``.
  ///
  /// Its attribute is `previewsFormation`.
  public static let dropTarget: ElementKind = "DropTarget"
  /// A view whose content can be copied or cut; the element has a ``TransferSourceDetail``.
  ///
  /// The attribute `isCut` is true if the content is cut, not copied.
  public static let copySource: ElementKind = "CopySource"
  /// A view into which items can be pasted; it takes ``PasteItemsEvent``.
  public static let pasteTarget: ElementKind = "PasteTarget"
}

extension ElementAttribute where Value == String {
  /// The arrangement of the previews of several dragged items: `list`, `pile` or `stack`; absent if
  /// the host chooses.
  public static var previewsFormation: Self { Self("previewsFormation") }
}

extension ElementAttribute where Value == Bool {
  /// Whether dragged items may be moved to another program.
  public static var allowsMove: Self { Self("allowsMove") }
  /// Whether a drop in another program may delete the dragged items.
  public static var allowsDelete: Self { Self("allowsDelete") }
  /// Whether the content is cut, not copied.
  public static var isCut: Self { Self("isCut") }
}

/// The user pasted items into the element.
public struct PasteItemsEvent: ElementEvent, Hashable {
  /// The items of the clipboard.
  public var items: [DropEvent.Item]

  /// Creates a paste items event.
  ///
  /// - Parameter items: The items of the clipboard.
  public init(items: [DropEvent.Item]) { self.items = items }
}

extension PasteItemsEvent: EventWithOwnMessage {
  package static var ownMessage: (words: String, remedy: String) {
    ("nothing to paste into", "Add 'pasteDestination' to the view, or a PasteButton.")
  }
}
