/// The selected characters in a text that the user edits, or the position of the cursor.
///
/// ```swift
/// @State private var text = "Autumn leaves"
/// @State private var selection: TextSelection?
///
/// TextField("Title", text: $text, selection: $selection)
/// Button("Select All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The positions of a selection in its text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range of characters; an empty range is the position of the cursor.
    case selection(Range<String.Index>)
    /// Several ranges of characters.
    case multiSelection(RangeSet<String.Index>)

    /// Combines the ranges into a hash value.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
      }
    }
  }

  /// The positions in the text.
  public var indices: Indices

  /// The line to which a position between two lines belongs.
  ///
  /// - Note: Ambient only stores this for views that read it.
  public var affinity: TextSelectionAffinity

  /// Creates a selection of one range of characters.
  ///
  /// - Parameter range: The characters. If the range is empty, it is the position of the cursor.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates a selection of several ranges of characters.
  ///
  /// - Parameter ranges: The ranges of the selected characters.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a cursor at a position.
  ///
  /// - Parameter insertionPoint: The position of the cursor.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether the selection is only the position of the cursor.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// Creates a selection from positions in a text, counted in characters from 0.
  ///
  /// Positions beyond the end of the text count as its end.
  init(offsets: Range<Int>, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
        ?? text.endIndex
    }
    self.init(range: index(offsets.lowerBound)..<index(offsets.upperBound))
  }

  /// Returns the range of selected positions in a text, counted in characters.
  ///
  /// For several ranges, the result spans all of them.
  ///
  /// The selection may be older than the text. Positions beyond the end of the text count as its
  /// end.
  ///
  /// - Complexity: O(n) in the length of the text.
  func offsets(in text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let selected): range = selected
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return text.count..<text.count
      }
      range = first.lowerBound..<last.upperBound
    }
    func offset(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}
