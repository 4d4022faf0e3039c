/// A search for the element that a user action concerns.
///
/// The candidates are the elements on which the action is possible. An element can have several
/// names. The search tries these names, in this order, until one matches:
///
/// 1. its ``Element/label``;
/// 2. a text inside it, if the element is the innermost candidate that contains the text;
/// 3. its accessibility label;
/// 4. the prompt that it shows while it is empty;
/// 5. its accessibility identifier.
///
/// Names 3 to 5 can also be set on a view that is not a candidate:
///
/// - If the view contains one candidate, the name belongs to this candidate.
/// - If the view contains several candidates, and each candidate contains the next candidate, the
///   name belongs to the last candidate, which is the innermost.
/// - If the view contains several candidates in another arrangement, and the first candidate
///   contains all others, the name belongs to the first candidate.
/// - If the view contains no candidate, the name belongs to the innermost candidate around the
///   view. The search tries the names of such views last.
@MainActor
package struct ElementSearch {
  package var name: String

  /// The position of the element among the elements with the name, counted from 1; nil for the
  /// first enabled element.
  package var number: Int?

  /// Whether the search ignores elements that are out of the user's reach, such as elements behind
  /// a dialog.
  package var onlyInReach: Bool

  /// The search covers only these elements and their descendants; nil for the whole tree.
  package var area: [Element]?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - name: One of the names of the element.
  ///   - number: The position among the elements with the name, counted from 1; nil for the first
  ///     enabled element.
  ///   - onlyInReach: Whether the search ignores elements that are out of the user's reach.
  ///   - area: The elements to which the search is limited, with their descendants; nil for the
  ///     whole tree.
  package init(
    _ name: String,
    number: Int? = nil,
    onlyInReach: Bool = false,
    in area: [Element]? = nil
  ) {
    self.name = name
    self.number = number
    self.onlyInReach = onlyInReach
    self.area = area
  }

  /// Returns the elements to search; elements in reach of the user come first.
  ///
  /// - Parameter tree: The tree of the host.
  /// - Returns: The elements.
  package func elements(in tree: some HostedTree) -> [Element] {
    let elements = tree.elementsInReach(followedByOthers: !onlyInReach)
    guard let area else { return elements }
    let ids = Set(area.flatMap { [$0] + $0.descendants }.map(\.id))
    return elements.filter { ids.contains($0.id) }
  }

  /// Returns the candidates that have the name.
  ///
  /// If such candidates are nested, the result contains only the innermost. If the innermost is
  /// disabled, the result also contains its nearest enabled ancestor among the candidates.
  ///
  /// Another rule applies if the name is a text inside candidates. The result then contains the
  /// innermost candidate around each text that equals the name. One such candidate can contain
  /// another.
  ///
  /// - Parameters:
  ///   - tree: The tree of the host.
  ///   - isCandidate: Returns whether the action is possible on an element.
  /// - Returns: The candidates whose label is the name. If there are none, the candidates that
  ///   match by the next kind of name, and so on. The array is empty if no kind of name matches.
  package func matches(
    in tree: some HostedTree,
    where isCandidate: (Element) -> Bool
  ) -> [Element] {
    let elements = elements(in: tree)
    let candidates = elements.filter(isCandidate)
    let labeled = candidates.filter { $0.label == name }
    if !labeled.isEmpty { return labeled.innermost }
    guard !name.isEmpty, !candidates.isEmpty else { return [] }
    let ids = Set(candidates.map(\.id))
    let containers = elements.filter { $0.isText && $0.text == name }
      .compactMap { $0.nearest(among: ids) }
    if !containers.isEmpty { return containers.withoutRepetitions }
    let attributes: [ElementAttribute<String>] = [
      .accessibilityLabel, .prompt, .accessibilityIdentifier,
    ]
    for find in [Element.onlyMatch, Element.matchAround] {
      for attribute in attributes {
        let named = elements.filter { $0[attribute] == name }.compactMap { find($0)(ids) }
        if !named.isEmpty { return named.withoutRepetitions.innermost }
      }
    }
    return []
  }

  /// Returns the element that a user action concerns.
  ///
  /// - Parameters:
  ///   - tree: The tree of the element.
  ///   - wanted: The words of a message that say what is missing, such as `nothing to press`.
  ///   - remedies: Ways to fix the problem if there is no candidate at all.
  ///   - isCandidate: Whether the action is possible on an element.
  /// - Returns: The match at the position `number`. If `number` is nil, the first enabled match, or
  ///   the first match if none is enabled.
  /// - Throws: An error that lists the names of the candidates, if no candidate has the name. A
  ///   different error if no match is at the position `number`.
  package func find(
    in tree: some HostedTree,
    _ wanted: @autoclosure () -> String,
    remedies: @autoclosure () -> [String] = [],
    where isCandidate: (Element) -> Bool
  ) throws(UserActionError) -> Element {
    let matches = matches(in: tree, where: isCandidate)
    if let number {
      if matches.indices.contains(number - 1) { return matches[number - 1] }
      if !matches.isEmpty { throw .noNumber(number, name, matches.count) }
    }
    if let match = matches.preferred { return match }
    throw missing(wanted(), remedies(), in: tree, where: isCandidate)
  }
}

@MainActor
extension Array where Element == AmbientHosting.Element {
  /// The elements of the array that contain no other element of the array.
  ///
  /// An enabled element also remains if it contains only disabled elements of the array.
  fileprivate var innermost: [AmbientHosting.Element] {
    guard count > 1 else { return self }
    let byID = Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var outer: Set<ElementID> = []
    for element in self {
      var candidate = element.parent
      while let next = candidate {
        if let match = byID[next.id], element.isEnabled || !match.isEnabled {
          outer.insert(next.id)
        }
        candidate = next.parent
      }
    }
    return filter { !outer.contains($0.id) }
  }

  fileprivate var withoutRepetitions: [AmbientHosting.Element] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension Element {
  /// Returns the nearest element that has one of the identifiers: this element or an ancestor.
  ///
  /// The search ends at an element that is in front of others, such as a sheet.
  fileprivate func nearest(among ids: Set<ElementID>) -> Element? {
    var candidate: Element? = self
    while let next = candidate {
      if ids.contains(next.id) { return next }
      if next.presentation.isInFront { return nil }
      candidate = next.parent
    }
    return nil
  }

  /// Returns the element that has one of the identifiers: this element or a descendant.
  ///
  /// Several descendants may match. If each match contains the next match, the result is the last
  /// match. Otherwise, if the first match contains all other matches, the result is the first
  /// match. In all other cases, the result is nil.
  fileprivate func onlyMatch(among ids: Set<ElementID>) -> Element? {
    if ids.contains(id) { return self }
    let matches = descendants.filter { ids.contains($0.id) }
    guard let outermost = matches.first else { return nil }
    if zip(matches, matches.dropFirst()).allSatisfy({ $1.isInside($0) }) { return matches.last }
    return matches.dropFirst().allSatisfy { $0.isInside(outermost) } ? outermost : nil
  }

  /// Returns the nearest element that has one of the identifiers: this element or an ancestor.
  ///
  /// If a descendant has one of the identifiers, the result is nil.
  fileprivate func matchAround(among ids: Set<ElementID>) -> Element? {
    descendants.contains { ids.contains($0.id) } ? nil : nearest(among: ids)
  }

  /// Returns whether the element is a descendant of another element.
  func isInside(_ other: Element) -> Bool { parent?.nearest(among: [other.id]) != nil }

  /// Returns the name of the element in messages; nil if the element has no name.
  ///
  /// `ids` are the identifiers of all candidates of the search.
  func name(among ids: Set<ElementID>) -> String? {
    if !label.isEmpty { return label }
    for attribute in [
      ElementAttribute<String>.accessibilityLabel, .prompt, .accessibilityIdentifier,
    ] {
      var candidate: Element? = self
      while let next = candidate, next.onlyMatch(among: ids)?.id == id {
        if let name = next[attribute], !name.isEmpty { return name }
        candidate = next.parent
      }
      let inside = descendants.first {
        $0[attribute]?.isEmpty == false && $0.matchAround(among: ids)?.id == id
      }
      if let name = inside?[attribute] { return name }
    }
    return nil
  }
}

@MainActor
extension [Element] {
  /// The first enabled element, or the first element if none is enabled.
  var preferred: Element? { first(where: \.isEnabled) ?? first }
}
