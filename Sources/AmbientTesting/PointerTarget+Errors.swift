import AmbientHosting
import AmbientLayout

/// The errors for a pointer that no gesture handles, or that hits no element.
extension PointerTarget {
  /// Returns the error for an element without the wanted gesture.
  ///
  /// - Parameters:
  ///   - wanted: A description of the gesture, such as `enabled gesture`.
  ///   - name: The name by which the test found the element.
  ///   - remedy: A way to add such a gesture.
  ///   - needsOneGesture: Whether a gesture of any kind suffices. If so, the error for a disabled
  ///     control advises only to enable it, without `remedy`.
  /// - Returns: The error.
  func error(
    without wanted: String,
    _ name: String,
    remedy: String,
    needsOneGesture: Bool
  ) -> UserActionError {
    let around = Array(sequence(first: element, next: \.parent))
    let takers = around.filter(\.isControl)
    var facts = [("Takes input", takers.isEmpty ? "none" : takers.titles)]
    var remedies = [remedy]
    var claim = "\(named.titled(name)) has no \(wanted)."
    if !around.contains(where: { $0.id == named.id }) && !isAround(named) {
      claim = "Another view is in front of \(named.titled(name))."
      facts.insert(("In front", element.titled(element.label)), at: 0)
      remedies = [
        "Pass another position with `at:`.", "Add 'allowsHitTesting(false)' to the view in front.",
      ]
    } else if takers.contains(where: { !$0.isEnabled }) {
      let enabling = "Enable the view: see 'disabled' on the views around it."
      remedies = needsOneGesture ? [enabling] : [enabling, remedy]
    }
    return UserActionError(claim, facts: facts, remedies: remedies)
  }

  private func isAround(_ other: Element) -> Bool {
    sequence(first: other, next: \.parent).contains { $0.id == element.id }
  }

  /// Returns the error for a place at which a pointer hits no element.
  ///
  /// - Parameters:
  ///   - place: The place in the element that the test named.
  ///   - point: The same place on the screen.
  ///   - size: The size of the screen.
  ///   - named: The element that the test named.
  ///   - name: The name by which the test found the element.
  /// - Returns: The error.
  static func nothingHit(
    at place: CGPoint,
    _ point: CGPoint,
    of size: CGSize,
    _ named: Element,
    _ name: String
  ) -> UserActionError {
    let isOutside = !CGRect(origin: .zero, size: size).contains(point)
    return UserActionError(
      "A pointer hits nothing at this place in \(named.titled(name)).",
      facts: [
        ("In view", "\(place.x), \(place.y)"),
        ("On screen", "\(point.x), \(point.y)"),
        ("Host size", "\(size.width) x \(size.height)"),
      ],
      remedies: isOutside
        ? ["First scroll to the view: `host.scroll(…)`.", "Give the host a larger size."]
        : [
          "Pass the position of a text, an image or a control in the view with `at:`.",
          "Add 'contentShape(Rectangle())' to the view.",
        ]
    )
  }
}

@MainActor
extension [Element] {
  fileprivate var titles: String {
    map { $0.titled($0.label) + ($0.isEnabled ? "" : " (disabled)") }.joined(separator: ", ")
  }
}
