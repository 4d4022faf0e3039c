public import AmbientHosting

/// A picture of the elements of a tree at one moment, as indented lines of text.
///
/// If a control or a header contains only a text, the text is on the line of the control or header.
///
/// Two pictures can be compared. In a comparison, each line begins with a mark: `+` for a new line,
/// `*` for a changed line, `-` for a removed line, and a space for an unchanged line.
///
/// ```swift
/// let before = TreePicture(of: tree)
/// try tree.tap("More")
/// tree.settle()
/// print(TreePicture(of: tree).changes(since: before).joined(separator: "\n"))
/// ```
public struct TreePicture {
  private let lines: [Line]

  private struct Line {
    let id: ElementID
    let depth: Int
    let text: String
    let isHeader: Bool
    var mark = " "

    /// Returns whether this line helps to show where another line is.
    ///
    /// The other line must be below this line. The result is true if this line is less indented
    /// than the other line, or if this line is the header of the other line's section. A header may
    /// have the same indentation as the lines of its section.
    func isAbove(_ other: Line) -> Bool {
      depth < other.depth || isHeader && !other.isHeader && depth == other.depth
    }

    var marked: String { mark + " " + String(repeating: "  ", count: depth) + text }

    func marked(_ mark: String) -> Line {
      var line = self
      line.mark = mark
      return line
    }
  }

  /// Takes a picture of the current elements.
  ///
  /// - Parameter tree: The tree of the elements.
  /// - Complexity: O(n) in the number of views.
  @MainActor public init(of tree: any HostedTree) {
    var lines: [Line] = []
    var waiting = tree.elements.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      if element.parent?.onlyText?.id != element.id {
        lines.append(
          Line(
            id: element.id,
            depth: depth,
            text: element.summary,
            isHeader: element.kind == "Header"
          )
        )
      }
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    self.lines = lines
  }

  /// Compares all lines with an earlier picture.
  ///
  /// - Parameter earlier: The picture to compare with; nil to mark all lines as unchanged.
  /// - Returns: All lines of this picture and all removed lines, each preceded by its mark.
  public func lines(since earlier: TreePicture?) -> [String] {
    compared(with: earlier ?? self).map(\.marked)
  }

  /// Finds the lines that differ from an earlier picture.
  ///
  /// - Parameter earlier: The picture to compare with.
  /// - Returns: The new, changed and removed lines, each preceded by its mark. To show where these
  ///   lines are, the result also has the lines of the surrounding elements and section headers.
  public func changes(since earlier: TreePicture) -> [String] {
    var kept: [Line] = []
    // The lines are visited from the last to the first.
    for line in compared(with: earlier).reversed()
    where line.mark != " " || kept.last.map(line.isAbove) == true {
      kept.append(line)
    }
    return kept.reversed().map(\.marked)
  }

  private func compared(with earlier: TreePicture) -> [Line] {
    let old = Dictionary(uniqueKeysWithValues: earlier.lines.map { ($0.id, $0.text) })
    var removals = removals(since: earlier)
    var result = removals.removeValue(forKey: nil) ?? []
    for line in lines {
      result.append(line.marked(old[line.id].map { $0 == line.text ? " " : "*" } ?? "+"))
      result += removals.removeValue(forKey: line.id) ?? []
    }
    return result
  }

  /// Returns the removed lines, grouped by the remaining line that preceded them in the earlier
  /// picture.
  ///
  /// Removed lines before the first remaining line have the key nil.
  private func removals(since earlier: TreePicture) -> [ElementID?: [Line]] {
    let present = Set(lines.map(\.id))
    var removals: [ElementID?: [Line]] = [:]
    var anchor: ElementID?
    for line in earlier.lines {
      if present.contains(line.id) {
        anchor = line.id
      } else {
        removals[anchor, default: []].append(line.marked("-"))
      }
    }
    return removals
  }
}

extension Element {
  /// The line for the element: its kind, its text and its attributes.
  fileprivate var summary: String {
    var parts = [kind.rawValue]
    if let text = text ?? onlyText?.text { parts.append("\"\(text)\"") }
    for (name, value) in attributes {
      let text = "\(value)"
      let isWord = !text.isEmpty && !text.contains(where: \.isWhitespace)
      parts.append("\(name)=\(isWord ? text : "\"\(text)\"")")
    }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }

  /// The text that is the only content of this control or header; nil for other elements.
  fileprivate var onlyText: Element? {
    guard text == nil, isControl || kind == "Header", children.count == 1 else { return nil }
    return children.first { $0.kind == "Text" && $0.attributes.isEmpty }
  }
}
