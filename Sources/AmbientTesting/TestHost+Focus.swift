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
  /// If no element with the name can have the focus, the test fails. The message lists the names of
  /// the elements that can have the focus.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements that have the name and can have the focus, counted
  ///     from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func focus(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    settle()
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in try tree.focus(search) }
  }

  /// Moves the focus to the next or the previous element that can have it, as the Tab key does.
  ///
  /// If no element can have the focus, the test fails.
  ///
  /// - Parameters:
  ///   - forward: Whether the focus moves to the next element instead of the previous one.
  ///   - sourceLocation: The line at which the test fails.
  public func moveFocus(
    forward: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    settle()
    if !viewTree.moveFocus(forward: forward) {
      fail("No element can have the focus.", at: sourceLocation)
    }
    settle()
  }

  /// Takes the focus away from the element that has it.
  public func removeFocus() {
    viewTree.focus(nil)
    settle()
  }
}
