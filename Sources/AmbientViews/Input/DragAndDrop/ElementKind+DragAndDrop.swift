public import AmbientHosting

/// The kinds of elements whose content is dragged, copied and pasted.
extension ElementKind {
  /// A view that the user can drag, with a ``TransferSourceDetail``.
  ///
  /// Its children are the view and, if there is one, a `DragPreview`. Its attributes are
  /// `allowsMove` and `allowsDelete`, for drops in other programs, and `previewsFormation`.
  public static let dragSource: ElementKind = "DragSource"
  /// The view that is shown while the user drags the preceding view.
  public static let dragPreview: ElementKind = "DragPreview"
  /// A view onto which items can be dropped, which takes ``DropEvent``; its attribute is
  /// `previewsFormation`.
  public static let dropTarget: ElementKind = "DropTarget"
  /// A view whose content can be copied or cut, with a ``TransferSourceDetail`` and the attribute
  /// `isCut`.
  public static let copySource: ElementKind = "CopySource"
  /// A view into which items can be pasted, which takes ``PasteItemsEvent``.
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
  /// Whether dragged items may be deleted.
  public static var allowsDelete: Self { Self("allowsDelete") }
  /// Whether the content leaves the view when it is copied.
  public static var isCut: Self { Self("isCut") }
}

/// The user pasted items into the element.
public struct PasteItemsEvent: ElementEvent, Hashable {
  /// The items of the clipboard.
  public var items: [DropEvent.Item]

  /// Creates the event.
  ///
  /// - Parameter items: The items of the clipboard.
  public init(items: [DropEvent.Item]) { self.items = items }
}
