/// The user selected characters of the text in the element, or moved the cursor.
public struct SelectTextEvent: ElementEvent, Hashable {
  /// The positions of the selected characters, counted from 0.
  ///
  /// An empty range is the position of the cursor.
  public var characters: Range<Int>

  /// Creates a select text event.
  ///
  /// - Parameter characters: The positions of the selected characters, counted from 0.
  public init(characters: Range<Int>) { self.characters = characters }

  /// Always true, because the event has a selection that the element may reject.
  public static var proposesValue: Bool { true }
}

extension ElementEvent where Self == SelectTextEvent {
  /// The user selected characters of the text in the element.
  ///
  /// - Parameter characters: The positions of the selected characters, counted from 0. An empty
  ///   range is the position of the cursor.
  /// - Returns: The event.
  public static func selectText(_ characters: Range<Int>) -> SelectTextEvent {
    SelectTextEvent(characters: characters)
  }
}
