/// A search for the element that a user action concerns.
///
/// An element is found by its names, the first of these kinds for which there is a match:
///
/// 1. its ``Element/label``;
/// 2. a text in it, if it is the innermost candidate around that text;
/// 3. the accessibility label of the element, or of an element in which it is the only candidate;
/// 4. the prompt that it shows while it has no text;
/// 5. its accessibility identifier, found in the same way as the accessibility label.
@MainActor
package struct ElementSearch {
  /// The name of the element.
  package var name: String

  /// The position of the element among those with the name, counted from 1; nil for the first
  /// enabled one.
  package var number: Int?

  /// Whether elements out of the user's reach are left out.
  package var onlyInReach: Bool

  /// The elements in which to look, with everything in them; nil for the whole tree.
  package var area: [Element]?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position of the element among those with the name, counted from 1.
  ///   - onlyInReach: Whether elements out of the user's reach are left out.
  ///   - area: The elements in which to look; nil for the whole tree.
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

  /// The elements among which the search looks: those in reach precede the others.
  package func elements(in tree: some HostedTree) -> [Element] {
    let elements = tree.elements(inReachFirst: !onlyInReach)
    guard let area else { return elements }
    let ids = Set(area.flatMap { [$0] + $0.descendants }.map(\.id))
    return elements.filter { ids.contains($0.id) }
  }

  /// The elements with the name among those that a condition holds for; of elements around each
  /// other, the innermost.
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
    let around = elements.filter { $0.isText && $0.text == name }
      .compactMap { $0.nearest(among: ids) }
    if !around.isEmpty { return around.withoutRepetitions }
    for attribute in [
      ElementAttribute<String>.accessibilityLabel, .prompt, .accessibilityIdentifier,
    ] {
      let named = elements.filter { $0[attribute] == name }.compactMap { $0.onlyOne(among: ids) }
      if !named.isEmpty { return named.withoutRepetitions.innermost }
    }
    return []
  }

  /// The element that a user action concerns.
  ///
  /// - Parameters:
  ///   - tree: The tree of the element.
  ///   - wanted: The candidates, as messages call them, such as `nothing to press`.
  ///   - remedies: Ways to fix the problem if there is no candidate at all.
  ///   - isCandidate: Whether the action may concern an element.
  /// - Returns: The element with the number, or else the first enabled one, or else the first one.
  /// - Throws: An error with the names of the candidates, if none has the name or the number.
  package func find(
    in tree: some HostedTree,
    _ wanted: String,
    remedies: [String] = [],
    where isCandidate: (Element) -> Bool
  ) throws(UserActionError) -> Element {
    let matches = matches(in: tree, where: isCandidate)
    if let number {
      if matches.indices.contains(number - 1) { return matches[number - 1] }
      if !matches.isEmpty { throw .noNumber(number, name, matches.count) }
    }
    if let match = matches.first(where: \.isEnabled) ?? matches.first { return match }
    throw missing(wanted, remedies, in: tree, where: isCandidate)
  }
}

@MainActor
extension Array where Element == AmbientHosting.Element {
  /// The elements without those around another one of them that is enabled, or just as disabled.
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

  /// The elements, each once.
  fileprivate var withoutRepetitions: [AmbientHosting.Element] {
    var known: Set<ElementID> = []
    return filter { known.insert($0.id).inserted }
  }
}

extension Element {
  /// The innermost of some elements around this one, up to one that is in front of others.
  fileprivate func nearest(among ids: Set<ElementID>) -> Element? {
    var candidate: Element? = self
    while let next = candidate {
      if ids.contains(next.id) { return next }
      if next.presentation.isInFront { return nil }
      candidate = next.parent
    }
    return nil
  }

  /// This element if it is one of some, or else the innermost one in it if these are all around
  /// each other.
  fileprivate func onlyOne(among ids: Set<ElementID>) -> Element? {
    if ids.contains(id) { return self }
    var result: Element?
    for element in descendants where ids.contains(element.id) {
      if let result, element.parent?.nearest(among: [result.id]) == nil { return nil }
      result = element
    }
    return result
  }

  /// The name under which messages list the element; nil if it has none.
  func name(among ids: Set<ElementID>) -> String? {
    if !label.isEmpty { return label }
    for attribute in [
      ElementAttribute<String>.accessibilityLabel, .prompt, .accessibilityIdentifier,
    ] {
      var candidate: Element? = self
      while let next = candidate, next.onlyOne(among: ids)?.id == id {
        if let name = next[attribute], !name.isEmpty { return name }
        candidate = next.parent
      }
    }
    return nil
  }
}
