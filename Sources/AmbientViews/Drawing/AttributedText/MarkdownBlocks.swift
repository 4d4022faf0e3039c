#if !canImport(Darwin)
/// The blocks of a Markdown source: paragraphs, headings, lists, quotations, code, tables and
/// thematic breaks.
///
/// HTML and reference links such as `[plants][1]` are read as text.
struct MarkdownBlocks {
  /// A block that contains no other block.
  struct Block: Equatable {
    /// The characters, which are inline Markdown unless ``isCode`` is true.
    var text: String
    /// Whether the characters are shown as they are.
    ///
    /// The value is true for code, and for the dash that represents a thematic break.
    var isCode = false
    var intent: PresentationIntent
  }

  private(set) var blocks: [Block] = []
  private var identity = 0

  init(_ source: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    parse(lines.map { MarkdownLine($0) }, in: nil)
  }

  /// Returns the intent of a new block, with a number that no other block has.
  private mutating func block(
    _ kind: PresentationIntent.Kind,
    in parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func append(
    _ text: String,
    _ kind: PresentationIntent.Kind,
    in parent: PresentationIntent?,
    isCode: Bool = false
  ) {
    blocks.append(Block(text: text, isCode: isCode, intent: block(kind, in: parent)))
  }

  private mutating func parse(_ lines: [MarkdownLine], in parent: PresentationIntent?) {
    var rest = lines[...]
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if let level = line.headerLevel {
        append(line.headerText(level), .header(level: level), in: parent)
        rest.removeFirst()
      } else if line.isThematicBreak {
        append("⸻", .thematicBreak, in: parent, isCode: true)
        rest.removeFirst()
      } else if let fence = line.fence {
        appendCode(&rest, fence, in: parent)
      } else if line.isQuote {
        let quoted = quotation(at: rest)
        rest.removeFirst(quoted.count)
        let quote = block(.blockQuote, in: parent)
        parse(quoted.map(\.unquoted), in: quote)
      } else if let marker = line.listMarker {
        appendList(&rest, marker, in: parent)
      } else if rest.count > 1, let columns = rest[rest.startIndex + 1].tableColumns,
        line.cells.count == columns.count
      {
        appendTable(&rest, columns, in: parent)
      } else {
        appendParagraph(&rest, in: parent)
      }
    }
  }

  /// Returns the lines of a quotation, and the lines without a mark that continue its last
  /// paragraph.
  private func quotation(at rest: ArraySlice<MarkdownLine>) -> ArraySlice<MarkdownLine> {
    var last = LastBlock()
    return rest.prefix { line in
      guard line.isQuote else { return last.isParagraph && !line.isBlank && !line.startsBlock }
      last.add(line.unquoted)
      return true
    }
  }

  private mutating func appendParagraph(
    _ rest: inout ArraySlice<MarkdownLine>,
    in parent: PresentationIntent?
  ) {
    let lines = [rest.removeFirst()] + rest.prefix { !$0.isBlank && !$0.startsBlock }
    rest.removeFirst(lines.count - 1)
    append(MarkdownLine.paragraph(lines), .paragraph, in: parent)
  }

  private mutating func appendCode(
    _ rest: inout ArraySlice<MarkdownLine>,
    _ fence: MarkdownLine.Fence,
    in parent: PresentationIntent?
  ) {
    rest.removeFirst()
    let code = rest.prefix { !$0.closes(fence) }
    rest.removeFirst(min(code.count + 1, rest.count))
    let text = code.map { $0.text.dropFirst(min($0.indentation, fence.indentation)) + "\n" }
    append(text.joined(), .codeBlock(languageHint: fence.language), in: parent, isCode: true)
  }

  private mutating func appendList(
    _ rest: inout ArraySlice<MarkdownLine>,
    _ first: MarkdownLine.ListMarker,
    in parent: PresentationIntent?
  ) {
    let list = block(first.number == nil ? .unorderedList : .orderedList, in: parent)
    var ordinal = first.number ?? 1
    while let line = rest.first, let marker = line.listMarker, marker.mark == first.mark {
      rest.removeFirst()
      var lines = [line.dropped(marker.width)]
      var last = LastBlock()
      last.add(lines[0])
      // The item contains the indented lines that follow, and unindented lines that continue its
      // last paragraph.
      while let next = rest.first {
        let isIndented = next.indentation >= marker.width
        let following = rest.first { !$0.isBlank }
        let isBlank = next.isBlank && following.map { $0.indentation >= marker.width } ?? false
        let isLazy = last.isParagraph && !next.isBlank && !next.startsBlock
        guard isIndented || isBlank || isLazy else { break }
        let line = isIndented ? next.dropped(marker.width) : next
        lines.append(line)
        last.add(line)
        rest.removeFirst()
      }
      parse(lines, in: block(.listItem(ordinal: ordinal), in: list))
      ordinal += 1
      let following = rest.drop(while: \.isBlank)
      if following.first?.listMarker?.mark == first.mark { rest = following }
    }
  }

  private mutating func appendTable(
    _ rest: inout ArraySlice<MarkdownLine>,
    _ columns: [PresentationIntent.TableColumn],
    in parent: PresentationIntent?
  ) {
    let table = block(.table(columns: columns), in: parent)
    // The line of the header needs no `|`.
    let others = rest.dropFirst(2).prefix {
      !$0.isBlank && !$0.startsBlock && $0.text.contains("|")
    }
    let rows = rest.prefix(2) + others
    rest.removeFirst(rows.count)
    for (index, row) in rows.enumerated() where index != 1 {
      let row = (
        cells: row.cells,
        intent: block(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index - 1), in: table)
      )
      for (column, cell) in row.cells.prefix(columns.count).enumerated() {
        append(cell, .tableCell(columnIndex: column), in: row.intent)
      }
    }
  }
}

extension MarkdownLine {
  /// The line without its first mark of a quotation or an item; nil if it begins with neither.
  fileprivate var withoutFirstMark: MarkdownLine? {
    isQuote ? unquoted : listMarker.map { dropped($0.width) }
  }
}

/// The last block of the lines of a quotation or of an item of a list.
private struct LastBlock {
  /// Whether the block is a paragraph, which a line without a mark or indentation can continue.
  private(set) var isParagraph = false
  private var openFence: MarkdownLine.Fence?

  /// Adds a line, which may begin with the marks of inner quotations and lists.
  mutating func add(_ line: MarkdownLine) {
    var line = line
    while line.isQuote || openFence == nil, let inner = line.withoutFirstMark { line = inner }
    if let fence = openFence {
      openFence = line.closes(fence) ? nil : fence
      isParagraph = false
    } else {
      openFence = line.fence
      isParagraph =
        !line.isBlank && line.headerLevel == nil && !line.isThematicBreak && line.fence == nil
    }
  }
}
#endif
