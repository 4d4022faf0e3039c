#if !canImport(Darwin)
/// The Markdown blocks around some characters, such as a paragraph in an item of a list.
///
/// This type replaces Foundation's type of the same name, which this platform does not have.
///
/// A ``Text`` does not show blocks: a program reads them with `runs[\.presentationIntent]`, and
/// makes a view of each block.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block, such as a paragraph or a list.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph

    /// A heading with a level from 1 to 6.
    case header(level: Int)

    /// A list with numbers.
    case orderedList

    /// A list without numbers.
    case unorderedList

    /// An item, with its number in the list.
    case listItem(ordinal: Int)

    /// A block of code, and the language of the code if the Markdown text names the language.
    case codeBlock(languageHint: String?)

    /// A quotation.
    case blockQuote

    /// A line between two blocks.
    case thematicBreak

    /// A table.
    case table(columns: [TableColumn])

    /// The header of a table, which is the first row.
    case tableHeaderRow

    /// A row below the header of a table; the index of the first such row is 1.
    case tableRow(rowIndex: Int)

    /// A cell of a row, and the index of its column.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of the texts in a column.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left, center, right
    }

    /// The alignment of the texts in the column.
    public var alignment: Alignment

    /// Creates a column.
    ///
    /// - Parameter alignment: The alignment of the texts in the column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, with a number that no other block of the string has.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block.
    public var kind: Kind

    /// The number of the block.
    public var identity: Int

    /// Creates a block.
    ///
    /// - Parameters:
    ///   - kind: What the block is.
    ///   - identity: The number of the block, which no other block of the string has.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, from the innermost to the outermost.
  public var components: [IntentType]

  /// Creates an intent from its blocks, from the innermost to the outermost.
  ///
  /// - Parameter types: The blocks, from the innermost to the outermost.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a block that is inside the blocks of `parent`.
  ///
  /// - Parameters:
  ///   - kind: What the block is.
  ///   - identity: The number of the block, which no other block of the string has.
  ///   - parent: The intent of the block around the new block; nil for an outermost block.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and quotations around the block.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
#endif
