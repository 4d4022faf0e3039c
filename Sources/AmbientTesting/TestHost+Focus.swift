import AmbientCore
import AmbientHosting
public import Testing

/// Actions on the focus.
extension TestHost {
  /// The label of the element that has the focus; nil if no element has it.
  public var focusedLabel: String? {
    viewTree.focusedElement?.label
  }

  /// Moves the focus to the element with the given name.
  ///
  /// If no element with the name can have the focus, the test fails. The message lists the labels
  /// of the elements that can have the focus.
  ///
  /// - Parameters:
  ///   - label: The name of the element.
  ///   - sourceLocation: The line at which the test fails.
  public func focus(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let search = ElementSearch(label, in: area)
    let searched = Set(search.elements(in: viewTree).map(\.id))
    let candidates = viewTree.focusableElements.filter { searched.contains($0.id) }
    let ids = Set(candidates.map(\.id))
    let named = search.matches(in: viewTree) { ids.contains($0.id) }
    // If several elements have this label, the focus moves to the one that a user reaches first.
    guard let element = candidates.first(where: { $0.label == label }) ?? named.first else {
      let error = UserActionError(
        "Nothing with the label \"\(label)\" can have the focus.",
        facts: [
          ("Focusable", candidates.isEmpty ? "nothing" : candidates.map(\.label).quotedList)
        ],
        remedies: []
      )
      return fail(error.description, at: sourceLocation)
    }
    viewTree.focus(element)
    settle()
  }

  /// Takes the focus away from the element that has it.
  public func removeFocus() {
    viewTree.focus(nil)
    settle()
  }
}
