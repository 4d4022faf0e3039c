import Ambient

/// The element tree as indented text, with marks at what differs from an earlier picture.
struct TreePicture {
  private struct Line {
    let id: ElementID
    let text: String
  }

  private let lines: [Line]

  @MainActor init(of host: GardenHost) {
    lines = host.elements.map { element, depth in
      Line(id: element.id, text: String(repeating: "  ", count: depth) + element.summary)
    }
  }

  /// The lines, each behind a mark: `+` is new, `*` has changed, `-` is gone.
  func lines(since earlier: TreePicture?) -> [String] {
    guard let earlier else { return lines.map { "  \($0.text)" } }
    let old = Dictionary(uniqueKeysWithValues: earlier.lines.map { ($0.id, $0.text) })
    var gone = removals(since: earlier)
    var result = gone.removeValue(forKey: nil) ?? []
    for line in lines {
      let mark = old[line.id].map { $0 == line.text ? " " : "*" } ?? "+"
      result.append("\(mark) \(line.text)")
      result += gone.removeValue(forKey: line.id) ?? []
    }
    return result
  }

  /// The lines that are gone, under the line that stays and stood before them.
  private func removals(since earlier: TreePicture) -> [ElementID?: [String]] {
    let present = Set(lines.map(\.id))
    var removals: [ElementID?: [String]] = [:]
    var anchor: ElementID?
    for line in earlier.lines {
      if present.contains(line.id) {
        anchor = line.id
      } else {
        removals[anchor, default: []].append("- \(line.text)")
      }
    }
    return removals
  }
}

extension Element {
  /// The element in one line: its kind, its text and its attributes.
  fileprivate var summary: String {
    var parts = [kind.rawValue]
    if let text { parts.append("\"\(text)\"") }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      parts.append("\(name)=\(value)")
    }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
}
