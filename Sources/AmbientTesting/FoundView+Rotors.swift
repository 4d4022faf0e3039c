import AmbientCore
public import AmbientHosting
public import Testing

/// The rotors with which a user of a screen reader steps through the parts of the view.
extension FoundView {
  /// The rotors of the view, in the order of the modifiers.
  ///
  /// ```swift
  /// #expect(host.find(.group, "Chart").rotors.map(\.name) == ["Peaks"])
  /// ```
  public var rotors: [AccessibilityRotor] { node?.rotors ?? [] }

  /// Goes to an entry of a rotor of the view.
  ///
  /// The entry prepares its view, for example by scrolling to it. The focus of the assistive
  /// technology then moves to this view.
  ///
  /// ```swift
  /// host.find(.group, "Chart").step(to: "March", inRotor: "Peaks")
  /// #expect(host.assistiveFocus?.name == "March, 12 visits")
  /// ```
  ///
  /// - Parameters:
  ///   - label: The label of the entry. For an entry without a label, pass the name of the entry's
  ///     view. If such an entry leads to a part of a text, pass this part of the text instead.
  ///   - rotor: The name of the rotor.
  ///   - sourceLocation: The line at which the test fails if there is no such rotor or entry, or if
  ///     a user cannot reach the view of the entry.
  /// - Returns: The view of the entry; nil if the test has failed.
  @discardableResult
  public func step(
    to label: String,
    inRotor rotor: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView? {
    let work = "step to \"\(label)\" in the rotor \"\(rotor)\" of"
    guard let node = existing(work, sourceLocation) else { return nil }
    let entries = node.rotors.filter { $0.name == rotor }.flatMap(\.entries)
    guard let entry = entries.first(where: { title(of: $0) == label }) else {
      let error = UserActionError(
        "Cannot \(work) the \(node.titled).",
        facts: [
          ("Rotors", node.rotors.map(\.name).joined(separator: ", ")),
          ("Entries", entries.map { title(of: $0) }.joined(separator: ", ")),
        ].filter { !$0.1.isEmpty },
        remedies: []
      )
      fail(error.description, at: sourceLocation)
      return nil
    }
    entry.prepare()
    host.settle()
    guard let target = target(of: entry) else {
      fail(
        "Cannot \(work) the \(node.titled): a user cannot reach the view of the entry.",
        at: sourceLocation
      )
      return nil
    }
    host.assistiveTechnology.move(to: target)
    host.settle()
    return FoundView(host: host, node: target)
  }

  private func title(of entry: AccessibilityRotor.Entry) -> String {
    if let label = entry.label { return label }
    let target = target(of: entry)
    guard let range = entry.textRange, let text = target?.element.text,
      range.upperBound <= text.endIndex
    else { return target?.name ?? "" }
    return String(text[range])
  }

  /// Returns the node to which an entry leads; nil if a user cannot reach it.
  private func target(of entry: AccessibilityRotor.Entry) -> AccessibilityNode? {
    guard let id = entry.id else { return node }
    let nodes = host.viewTree.accessibilityTree.all
    guard let namespace = entry.namespace else {
      // The entry names a view by its identifier, and leads to the first node in this view.
      return nodes.first { node in
        sequence(first: node.element, next: \.parent).contains { $0.identifiers.contains(id) }
      }
    }
    let link = AccessibilityLink(.rotorEntry, id: id, namespace: namespace)
    return nodes.first { $0.details(AccessibilityLink.self).contains(link) }
  }
}
