public import Foundation

/// The selected characters, or the position of the cursor, in an attributed string.
///
/// ```swift
/// @State private var text = AttributedString("Autumn leaves")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") {
///   text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
/// }
/// ```
///
/// A selection that the user makes stores the positions of the characters, counted from 0. A
/// selection that the program creates from indices stores these indices, which belong to one
/// string. In a shorter string, an index beyond the end counts as the end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The positions of a selection in a string.
  public enum Indices: Equatable, Sendable {
    /// The position of the cursor.
    case insertionPoint(AttributedString.Index)

    /// The ranges of the selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Place: Equatable, Sendable {
    case offsets(Range<Int>)
    case indices(Indices)
  }

  private var place: Place

  /// The attributes that inserted characters get; nil if none were set.
  private var typing: AttributeContainer?

  /// Creates a cursor at the beginning of a string.
  public init() { place = .offsets(0..<0) }

  /// Creates a cursor at a position.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position.
  ///   - typingAttributes: The attributes that inserted characters get; nil for the attributes of
  ///     the character before the position.
  public init(
    insertionPoint: AttributedString.Index,
    typingAttributes: AttributeContainer? = nil
  ) {
    place = .indices(.insertionPoint(insertionPoint))
    typing = typingAttributes
  }

  /// Creates a selection of one range of characters.
  ///
  /// - Parameter range: The characters. If the range is empty, it is the position of the cursor.
  public init(range: Range<AttributedString.Index>) {
    place = .indices(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Creates a selection of several ranges of characters.
  ///
  /// - Parameter ranges: The ranges of the selected characters. An empty set is a cursor at the end
  ///   of the string.
  public init(ranges: RangeSet<AttributedString.Index>) { place = .indices(.ranges(ranges)) }

  /// Creates a selection from a range of positions, counted in characters from 0.
  init(offsets: Range<Int>) { place = .offsets(offsets) }

  /// Returns the positions of the selection in a string.
  ///
  /// - Parameter text: The string to which the selection belongs.
  /// - Returns: The ranges of the selected characters, or the position of the cursor.
  /// - Complexity: O(n) in the length of the string.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .offsets(let offsets):
      let characters = text.characters
      func index(_ offset: Int) -> AttributedString.Index {
        characters.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
          ?? text.endIndex
      }
      let range = index(offsets.lowerBound)..<index(offsets.upperBound)
      return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    case .indices(.insertionPoint(let index)):
      return .insertionPoint(min(index, text.endIndex))
    case .indices(.ranges(let ranges)):
      let clamped = ranges.ranges.map {
        min($0.lowerBound, text.endIndex)..<min($0.upperBound, text.endIndex)
      }
      let nonempty = clamped.filter { !$0.isEmpty }
      guard nonempty.isEmpty else { return .ranges(RangeSet(nonempty)) }
      return .insertionPoint(clamped.first?.lowerBound ?? text.endIndex)
    }
  }

  /// Returns the range from the first to the last selected position in a string, counted in
  /// characters.
  func offsets(in text: AttributedString) -> Range<Int> {
    func offset(_ index: AttributedString.Index) -> Int {
      text.characters.distance(from: text.startIndex, to: index)
    }
    switch indices(in: text) {
    case .insertionPoint(let index): return offset(index)..<offset(index)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      return offset(first.lowerBound)..<offset(last.upperBound)
    }
  }

  /// Returns the ranges of selected characters in a string; empty if the selection is only a
  /// cursor.
  func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
    switch indices(in: text) {
    case .insertionPoint: []
    case .ranges(let ranges): Array(ranges.ranges)
    }
  }

  /// Returns the attributes that inserted characters get.
  ///
  /// If attributes were set for the selection, the function returns them. Otherwise it returns the
  /// attributes of the first selected character. If no character is selected, it returns the
  /// attributes of the character before the cursor. At the beginning of the string, it returns the
  /// attributes of the first character.
  ///
  /// - Parameter text: The string to which the selection belongs.
  /// - Returns: The attributes.
  /// - Complexity: O(n) in the length of the string.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .ranges(let ranges):
      return ranges.ranges.first.map { text.attributes(at: $0.lowerBound) } ?? AttributeContainer()
    case .insertionPoint(let index):
      guard !text.characters.isEmpty else { return AttributeContainer() }
      let before = index > text.startIndex ? text.index(beforeCharacter: index) : index
      return text.attributes(at: before)
    }
  }

  /// Returns the attributes of the selected characters; for a cursor, the attributes that inserted
  /// characters get.
  ///
  /// - Parameter text: The string to which the selection belongs.
  /// - Returns: The attributes of each part of the selection.
  /// - Complexity: O(n) in the length of the string.
  public func attributes(in text: AttributedString) -> Attributes {
    let ranges = ranges(in: text)
    guard !ranges.isEmpty else { return Attributes(runs: [typingAttributes(in: text)]) }
    return Attributes(runs: ranges.flatMap { range in text[range].runs.map(\.attributes) })
  }

  mutating func setTypingAttributes(_ attributes: AttributeContainer) { typing = attributes }
}

extension AttributedTextSelection {
  /// The attributes of the parts of a selection.
  ///
  /// All characters of a part have the same attributes. Reading an attribute returns one value for
  /// each part. A control can then show whether all parts have the same value:
  ///
  /// ```swift
  /// @State private var text = AttributedString("Autumn leaves")
  /// @State private var selection = AttributedTextSelection()
  ///
  /// let colors = selection.attributes(in: text)[\.foregroundColor]
  /// ```
  public struct Attributes: RandomAccessCollection, Sendable {
    let runs: [AttributeContainer]

    /// The position of the first attributes.
    public var startIndex: Int { runs.startIndex }

    /// The position after the last attributes.
    public var endIndex: Int { runs.endIndex }

    /// The attributes of the part at a position.
    ///
    /// - Parameter position: A valid position of the collection.
    public subscript(position: Int) -> AttributeContainer { runs[position] }

    /// The value of an attribute in each part; nil for a part that does not have the attribute.
    ///
    /// - Parameter keyPath: The key path of the attribute.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [K.Value?] where K.Value: Sendable { runs.map { $0[K.self] } }
  }
}

extension AttributedString {
  fileprivate func attributes(at index: Index) -> AttributeContainer {
    guard index < endIndex else { return AttributeContainer() }
    return runs[index].attributes
  }
}
