import Ambient

/// The element tree as indented text, with marks at differences from an earlier picture.
struct TreePicture {
  private let lines: [Line]

  private struct Line {
    let id: ElementID
    let depth: Int
    let text: String
    let isHeader: Bool
    var mark = " "

    var marked: String { mark + " " + String(repeating: "  ", count: depth) + text }

    func marked(_ mark: String) -> Line {
      var line = self
      line.mark = mark
      return line
    }
  }

  /// Takes a picture of the current elements.
  @MainActor init(of host: GardenHost) {
    let shown = host.elements.filter { $0.element.parent?.onlyText?.id != $0.element.id }
    lines = shown.map { element, depth in
      Line(id: element.id, depth: depth, text: element.summary, isHeader: element.kind == "Header")
    }
  }

  /// The whole tree, with a mark before each line: `+` is new, `*` has changed, `-` was removed.
  func lines(since earlier: TreePicture?) -> [String] {
    compared(with: earlier ?? self).map(\.marked)
  }

  /// The lines with a mark, the lines of their ancestors, and the headers there.
  func changes(since earlier: TreePicture) -> [String] {
    var kept: [Line] = []
    var depth = 0
    // Backwards, a line that is less deep than the last kept line is its ancestor. A header is the
    // first line of its section.
    for line in compared(with: earlier).reversed()
    where line.mark != " " || line.depth < depth || line.isHeader && line.depth <= depth {
      kept.append(line)
      depth = line.depth
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

  /// The removed lines, by the remaining line that preceded them.
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
  /// The element on one line: its kind, its text and its attributes.
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

  /// The only child of a control or a header, if it is a text.
  ///
  /// The parent's line shows it.
  fileprivate var onlyText: Element? {
    guard text == nil, handlesEvents || kind == "Header", children.count == 1 else { return nil }
    return children.first { $0.kind == "Text" && $0.attributes.isEmpty }
  }
}
