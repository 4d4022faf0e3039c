extension UserActionError {
  /// Creates an error from a claim, facts and remedies.
  ///
  /// - Parameters:
  ///   - claim: The problem, in one sentence.
  ///   - facts: Pairs of a heading and a fact, such as `Present` and the existing names.
  ///   - remedies: Ways to fix the problem.
  package init(_ claim: String, facts: [(String, String)], remedies: [String]) {
    var lines = [claim]
    if !facts.isEmpty {
      let width = facts.map(\.0.count).max() ?? 0
      lines.append("")
      for (name, value) in facts {
        lines.append("  \(name)\(String(repeating: " ", count: width - name.count))  \(value)")
      }
    }
    if !remedies.isEmpty {
      lines += ["", remedies.count == 1 ? "To fix this:" : "To fix this, do one of:"]
      lines += remedies.map { "  • \($0)" }
    }
    self.init(lines.joined(separator: "\n"))
  }

  /// Returns the error for an element number outside of `1...count`.
  ///
  /// - Parameters:
  ///   - number: The number that was asked for.
  ///   - name: The name that was looked for.
  ///   - count: The number of elements that have the name.
  /// - Returns: The error.
  static func noNumber(_ number: Int, _ name: String, _ count: Int) -> UserActionError {
    UserActionError(
      "There is no element number \(number) with the name \"\(name)\".",
      facts: [("Present", count == 1 ? "1 element" : "\(count) elements")],
      remedies: ["Use a number from 1 to \(count)."]
    )
  }

  /// Creates the error for an event that no element takes.
  ///
  /// - Parameter event: The type of the event.
  /// - Returns: The error.
  static func missing<Event: ElementEvent>(taking event: Event.Type) -> UserActionError {
    let message = event.messageForMissingElement
    return UserActionError("There is \(message.words).", facts: [], remedies: [message.remedy])
  }

  /// Creates the error for a name that differs from all existing names.
  ///
  /// - Parameters:
  ///   - wanted: The words for the missing thing, such as `nothing to press`.
  ///   - name: The name that was looked for.
  ///   - present: The existing names.
  ///   - place: The area of the search, such as `in the Picker "Size"`.
  ///   - facts: Other facts, after the names.
  ///   - remedies: Ways to fix the problem. If the array is empty and names exist, the remedy is to
  ///     use one of these names.
  /// - Returns: The error.
  package static func missing(
    _ wanted: String,
    _ name: String,
    present: [String],
    in place: String = "",
    facts: [(String, String)] = [],
    remedies: [String] = []
  ) -> UserActionError {
    let near = name.similar(among: present)
    let others = present.filter { !near.contains($0) }
    var names: [(String, String)] = []
    if !near.isEmpty { names.append(("Similar", near.quotedList)) }
    if !others.isEmpty { names.append(("Present", others.quotedList)) }
    if names.isEmpty { names.append(("Present", "none")) }
    return UserActionError(
      "There is \(wanted) with the name \"\(name)\"\(place.isEmpty ? "" : " \(place)").",
      facts: names + facts,
      remedies: remedies.isEmpty && !present.isEmpty ? ["Use a name that is present."] : remedies
    )
  }
}

extension ElementSearch {
  /// Returns the error for a search without a match.
  ///
  /// The error lists the names of the candidates: the elements on which the action is possible. The
  /// search may have skipped a candidate that has the name, because the user cannot reach this
  /// candidate, or because it is outside of the ``area``. The error then names this candidate.
  /// Otherwise, the error names an element that has the name but takes only other events, if there
  /// is one.
  ///
  /// - Parameters:
  ///   - wanted: The words for the missing thing, such as `nothing to press`.
  ///   - remedies: Ways to fix the problem if there are no candidates at all.
  ///   - tree: The tree of the host.
  ///   - isCandidate: Returns whether the action is possible on an element.
  /// - Returns: The error.
  func missing(
    _ wanted: String,
    _ remedies: [String],
    in tree: some HostedTree,
    where isCandidate: (Element) -> Bool
  ) -> UserActionError {
    let candidates = elements(in: tree).filter(isCandidate)
    let ids = Set(candidates.map(\.id))
    var names: [String] = []
    for candidate in candidates {
      if let name = candidate.name(among: ids), !names.contains(name) { names.append(name) }
    }
    var facts: [(String, String)] = []
    var remedies = candidates.isEmpty ? remedies : []
    let behind = ElementSearch(name, in: area).matches(in: tree, where: isCandidate).first
    if let hidden = behind ?? ElementSearch(name).matches(in: tree, where: isCandidate).first {
      facts.append((behind != nil ? "Behind" : "Outside", hidden.titled(name)))
      remedies.append(
        behind != nil
          ? "Close the sheet or page in front of the view, or set `reach` of the host to `.tree`."
          : "Move the action out of the `within` closure, or pass a wider element to `within`."
      )
    } else if let other = ElementSearch(name, onlyInReach: onlyInReach, in: area)
      .matches(in: tree, where: { $0.isControl }).first
    {
      let events = other.events.map { $0.name }.joined(separator: ", ")
      facts.append(("Other", "\(other.titled(name)), which takes: \(events)"))
      remedies.append("Call the function for an event that this \(other.kind) takes.")
    }
    return .missing(wanted, name, present: names, facts: facts, remedies: remedies)
  }
}

extension Element {
  /// Returns the kind of the element and one of its names, for messages.
  ///
  /// - Parameter name: The name that the message shows; empty to show only the kind.
  /// - Returns: A text such as `Button "Save"`.
  package func titled(_ name: String) -> String {
    name.isEmpty ? kind.rawValue : "\(kind) \"\(name)\""
  }
}

extension [String] {
  /// A list of the first twenty names, each in quotation marks, and the number of the other names.
  package var quotedList: String { map { "\"\($0)\"" }.list(ofFirst: 20) }

  /// Returns the first elements, separated by commas, and the number of the other elements.
  ///
  /// - Parameter limit: The largest number of elements that are listed.
  /// - Returns: A text such as `a, b and 1 other`.
  func list(ofFirst limit: Int) -> String {
    let shown = prefix(limit).joined(separator: ", ")
    let others = count - limit
    return others > 0 ? "\(shown) and \(others) \(others == 1 ? "other" : "others")" : shown
  }
}
