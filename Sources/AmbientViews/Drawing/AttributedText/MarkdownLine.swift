#if !canImport(Darwin)
/// A line of a Markdown source.
struct MarkdownLine {
  /// The marks that begin a block of code, such as three backticks.
  struct Fence {
    let mark: Character
    let count: Int
    let indentation: Int
    let language: String?
  }

  /// The mark before an item of a list, such as `-` or `1.`.
  struct ListMarker {
    /// The mark without the number, such as the dot of `1.`.
    let mark: Character
    /// The number of the item; nil for a list without numbers.
    let number: Int?
    /// The number of characters before the text of the item.
    let width: Int
  }

  let text: Substring

  /// The number of spaces at the beginning of the line.
  let indentation: Int

  init(_ text: Substring) {
    self.text = text
    indentation = text.prefix { $0 == " " }.count
  }

  private var content: Substring { text.drop(while: \.isWhitespace) }

  private var trimmed: String {
    var content = content
    while content.last?.isWhitespace == true { content.removeLast() }
    return String(content)
  }

  var isBlank: Bool { content.isEmpty }

  var isQuote: Bool { content.first == ">" }

  /// The line without the mark of a quotation.
  var unquoted: MarkdownLine {
    guard isQuote else { return self }
    let rest = content.dropFirst()
    return MarkdownLine(rest.first == " " ? rest.dropFirst() : rest)
  }

  /// The level of a heading; nil for any other line.
  var headerLevel: Int? {
    let marks = content.prefix { $0 == "#" }.count
    guard (1...6).contains(marks) else { return nil }
    let next = content.dropFirst(marks).first
    return next == nil || next?.isWhitespace == true ? marks : nil
  }

  /// Returns the text of a heading, without the marks before and after it.
  func headerText(_ level: Int) -> String {
    let text = MarkdownLine(content.dropFirst(level)).trimmed
    let marks = text.reversed().prefix { $0 == "#" }.count
    let rest = text.dropLast(marks)
    let endsWithMarks = marks > 0 && rest.last?.isWhitespace ?? true
    return endsWithMarks ? MarkdownLine(rest).trimmed : text
  }

  var isThematicBreak: Bool {
    let marks = content.filter { !$0.isWhitespace }
    guard let mark = marks.first, "-*_".contains(mark), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  /// The marks that begin a block of code; nil for any other line.
  var fence: Fence? {
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let count = content.prefix { $0 == mark }.count
    let language = MarkdownLine(content.dropFirst(count)).trimmed
    guard count >= 3, mark == "~" || !language.contains("`") else { return nil }
    return Fence(
      mark: mark,
      count: count,
      indentation: indentation,
      language: language.isEmpty ? nil : language
    )
  }

  func closes(_ fence: Fence) -> Bool {
    let trimmed = trimmed
    return trimmed.count >= fence.count && trimmed.allSatisfy { $0 == fence.mark }
  }

  /// The mark of an item of a list; nil for any other line.
  var listMarker: ListMarker? {
    guard !isThematicBreak, let first = content.first else { return nil }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let marker = content.dropFirst(digits.count)
    guard let mark = marker.first,
      digits.isEmpty ? "-*+".contains(first) : ".)".contains(mark) && digits.count < 10
    else { return nil }
    let spaces = marker.dropFirst().prefix { $0 == " " }.count
    guard spaces > 0 || marker.count == 1 else { return nil }
    let width = indentation + digits.count + 1 + (spaces > 4 ? 1 : max(1, spaces))
    return ListMarker(mark: mark, number: Int(digits), width: width)
  }

  /// Whether the line begins a block, and so ends a paragraph directly above the line.
  var startsBlock: Bool {
    headerLevel != nil || isThematicBreak || fence != nil || isQuote || listMarker != nil
  }

  func dropped(_ count: Int) -> MarkdownLine { MarkdownLine(text.dropFirst(count)) }

  /// The cells of a row of a table.
  var cells: [String] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in trimmed {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last.map({ MarkdownLine($0[...]).isBlank }) == true { cells.removeLast() }
    return cells.map { MarkdownLine($0[...]).trimmed }
  }

  /// The columns of a table, if this is the line below the header row; nil for any other line.
  var tableColumns: [PresentationIntent.TableColumn]? {
    guard text.contains("|"), text.contains("-") else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in cells {
      guard cell.wholeMatch(of: #/:?-+:?/#) != nil else { return nil }
      let alignment: PresentationIntent.TableColumn.Alignment =
        switch (cell.first == ":", cell.last == ":") {
        case (true, true): .center
        case (false, true): .right
        default: .left
        }
      columns.append(.init(alignment: alignment))
    }
    return columns
  }

  /// Joins the lines of a paragraph with spaces.
  ///
  /// After a line that ends with two spaces or a backslash, a line break replaces the space.
  static func paragraph(_ lines: [MarkdownLine]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmed
      guard index < lines.count - 1 else { return text + trimmed }
      if line.text.hasSuffix("  ") {
        text += trimmed + "\n"
      } else if !trimmed.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) {
        text += trimmed.dropLast() + "\n"
      } else {
        text += trimmed + " "
      }
    }
    return text
  }
}
#endif
