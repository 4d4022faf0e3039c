public import AmbientHosting

/// A request of the host for the visible rows of a list, a lazy stack, a lazy grid or a section.
///
/// After the event, these rows are in the tree, and also a pinned header or footer. Other rows are
/// not in the tree. Each row is an element of kind ``ElementKind/lazyRow``. ``RowsDetail`` has the
/// total number of rows.
public struct RowsEvent: ElementEvent, Equatable {
  /// The indices of the rows.
  ///
  /// Indices after the last row have no effect.
  public var rows: Range<Int>

  /// Always false, because the host sends the event without an action of the user.
  public static var makesControl: Bool { false }

  /// Creates a rows event.
  ///
  /// - Parameter rows: The indices of the rows, counted from 0.
  public init(rows: Range<Int>) { self.rows = rows }
}
