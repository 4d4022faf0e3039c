/// The user gave a sheet another height.
///
/// A sheet takes the event if the program has bound the height. The sheet ignores a height that is
/// not one of its heights.
public struct ChooseDetentEvent: ElementEvent, Hashable {
  /// The height: a word of the attribute `detents`, such as `medium`.
  public var detent: String

  /// Creates a choose detent event.
  ///
  /// - Parameter detent: A word of the attribute `detents`.
  public init(detent: String) { self.detent = detent }

  /// Always true, because the program may reject the height.
  public static var proposesValue: Bool { true }

  /// Always false, so that a sheet does not count as a control.
  public static var makesControl: Bool { false }
}

/// The user showed or hid columns of a split view.
///
/// A split view takes the event if the program has bound the visibility of the columns.
public struct ShowColumnsEvent: ElementEvent, Hashable {
  /// The columns that are to be visible: `automatic`, `all`, `doubleColumn` or `detailOnly`.
  public var columns: String

  /// Creates a show columns event.
  ///
  /// - Parameter columns: `automatic`, `all`, `doubleColumn` or `detailOnly`. A split view ignores
  ///   other words.
  public init(columns: String) { self.columns = columns }

  /// Always true, because the program may reject the change.
  public static var proposesValue: Bool { true }

  /// Always false, so that a split view does not count as a control.
  public static var makesControl: Bool { false }
}

/// The user moved to a column of a split view that has room for only one column.
///
/// A split view takes the event if the program has bound the preferred column.
public struct ChooseColumnEvent: ElementEvent, Hashable {
  /// The column that is to be visible: `sidebar`, `content` or `detail`.
  public var column: String

  /// Creates a choose column event.
  ///
  /// - Parameter column: `sidebar`, `content` or `detail`. A split view ignores other words.
  public init(column: String) { self.column = column }

  /// Always true, because the program may reject the change.
  public static var proposesValue: Bool { true }

  /// Always false, so that a split view does not count as a control.
  public static var makesControl: Bool { false }
}

extension ElementEvent where Self == ChooseDetentEvent {
  /// The user gave the sheet another height.
  ///
  /// - Parameter detent: One of the words in the attribute `detents` of the sheet.
  /// - Returns: The event.
  public static func chooseDetent(_ detent: String) -> ChooseDetentEvent {
    ChooseDetentEvent(detent: detent)
  }
}

extension ElementEvent where Self == ShowColumnsEvent {
  /// The user showed or hid columns of the split view.
  ///
  /// - Parameter columns: The columns: `automatic`, `all`, `doubleColumn` or `detailOnly`.
  /// - Returns: The event.
  public static func showColumns(_ columns: String) -> ShowColumnsEvent {
    ShowColumnsEvent(columns: columns)
  }
}

extension ElementEvent where Self == ChooseColumnEvent {
  /// The user moved to a column of the split view.
  ///
  /// - Parameter column: `sidebar`, `content` or `detail`. A split view ignores other words.
  /// - Returns: The event.
  public static func chooseColumn(_ column: String) -> ChooseColumnEvent {
    ChooseColumnEvent(column: column)
  }
}
