public import AmbientHosting

/// The kinds of the elements that share, paste and explain.
extension ElementKind {
  /// The items that the user shares with a ``ShareLink``, in front of the other views.
  ///
  /// Its attributes are `items`, `subject` and `message`. It takes ``DismissEvent``.
  public static let shareSheet: ElementKind = "ShareSheet"
  /// A ``PasteButton`` with its label in it.
  ///
  /// Its attributes are the attributes of a ``button``. It takes ``PasteEvent``.
  public static let pasteButton: ElementKind = "PasteButton"
  /// A view with a help text, the attribute `help`.
  public static let help: ElementKind = "Help"
}

extension ElementAttribute where Value == String {
  /// The texts and URLs that are shared, one on each line.
  public static var items: Self { Self("items") }
  /// The subject of the items that are shared.
  public static var subject: Self { Self("subject") }
  /// A text about the items that are shared.
  public static var messageText: Self { Self("message") }
  /// The help text of a view.
  public static var helpText: Self { Self("help") }
}
