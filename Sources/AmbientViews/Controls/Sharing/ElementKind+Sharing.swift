public import AmbientHosting

/// The kinds of elements for sharing, pasting and help.
extension ElementKind {
  /// The sheet with the items that the user shares through a ``ShareLink``.
  ///
  /// The host shows the sheet in front of all other views. The ``TransferSourceDetail`` of the
  /// element has the items. The children of the element are of kind ``sharePreview``, one for each
  /// item that has a preview.
  ///
  /// The attributes of the sheet are `items`, `subject` and `message`. The sheet takes
  /// ``DismissEvent``.
  public static let shareSheet: ElementKind = "ShareSheet"
  /// The preview of a shared item; its attribute is `title`, and its children are images.
  ///
  /// The ``TransferSourceDetail`` of the element has the image and the icon of the preview.
  public static let sharePreview: ElementKind = "SharePreview"
  /// A ``PasteButton``, including its label.
  ///
  /// It has the attributes of a ``button``, and `pastedTypes`. It takes ``PasteItemsEvent``, and
  /// ``PasteEvent`` for texts.
  public static let pasteButton: ElementKind = "PasteButton"
  /// A view with a help text; its attribute is `help`.
  public static let help: ElementKind = "Help"
}

extension ElementAttribute where Value == String {
  /// The texts and URLs that are shared, one on each line; the ``TransferSourceDetail`` has all
  /// items.
  public static var items: Self { Self("items") }
  /// The identifiers of the types of items that a button pastes, separated by spaces.
  public static var pastedTypes: Self { Self("pastedTypes") }
  /// The subject of the items that are shared.
  public static var subject: Self { Self("subject") }
  /// A text about the items that are shared.
  public static var messageText: Self { Self("message") }
  /// The help text of a view.
  public static var helpText: Self { Self("help") }
}
