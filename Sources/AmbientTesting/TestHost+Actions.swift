public import AmbientCore
import AmbientHosting
public import Testing

/// The actions of a user.
///
/// Each action finds an element by a name, sends an event to the element, and settles. If the
/// action is not possible, the running test fails at the line of the call.
///
/// A name is the label of the element, a text in it, its accessibility label, its prompt or its
/// accessibility identifier. A search tries these names in this order, and stops when a name
/// matches an element. If several elements match, elements that the user can reach precede the
/// others, and the action takes the first enabled element.
extension TestHost {
  /// Presses the element with the given name.
  ///
  /// The element is a button, a link, a row, a tab, or a view with `onTapGesture`. If several
  /// nested elements have the name, the host presses the innermost enabled one. The test fails if
  /// the element is disabled. It also fails if no element that can be pressed has the name; the
  /// message then lists the existing names.
  ///
  /// ```swift
  /// host.tap("Save")
  /// host.tap("Delete", number: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1; nil for the first
  ///     enabled one.
  ///   - sourceLocation: The line at which the test fails.
  public func tap(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.press, on: name, number, sourceLocation)
  }

  /// Switches the toggle with the given name: from off to on, or from on to off.
  ///
  /// - Parameters:
  ///   - name: The name of the toggle.
  ///   - number: The position among the toggles with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func toggle(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let search = search(name, number)
    perform(sourceLocation) { tree throws(UserActionError) in try tree.toggle(search) }
  }

  /// Enters a text in the field with the given name, in place of the old text.
  ///
  /// - Parameters:
  ///   - text: The new text; it may be empty.
  ///   - name: The name of the field, such as its title or its prompt.
  ///   - number: The position among the fields with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func type(
    _ text: String,
    into name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.edit(text), on: name, number, sourceLocation)
  }

  /// Submits the field with the given name, as the Return key does.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - number: The position among the fields with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func submit(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.submit, on: name, number, sourceLocation)
  }

  /// Sends any event to the element that has the given name and takes the event.
  ///
  /// Use this function for events that no other function of the host sends.
  ///
  /// ```swift
  /// host.perform(ShakeEvent(strength: 1), on: "Dice")
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - name: The name of the element.
  ///   - number: The position among the elements that have the name and take the event, counted
  ///     from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func perform(
    _ event: some ElementEvent,
    on name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(event, on: name, number, sourceLocation)
  }

  /// Sends any event to an element, for example to the result of
  /// ``element(_:of:number:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - element: The element.
  ///   - sourceLocation: The line at which the test fails.
  public func perform(
    _ event: some ElementEvent,
    on element: Element,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(sourceLocation) { tree throws(UserActionError) in try tree.perform(event, on: element) }
  }

  /// Returns a search for a name.
  ///
  /// ``reach-swift.property`` and ``within(_:number:sourceLocation:_:)`` limit the search.
  func search(_ name: String, _ number: Int? = nil) -> ElementSearch {
    ElementSearch(name, number: number, onlyInReach: reach == .visible, in: area)
  }

  /// Sends an event to the element that has the given name and takes the event.
  ///
  /// The host then settles.
  func act(
    _ event: some ElementEvent,
    on name: String,
    _ number: Int?,
    _ location: SourceLocation
  ) {
    let search = search(name, number)
    perform(location) { tree throws(UserActionError) in try tree.perform(event, on: search) }
  }

  /// Performs an action on the tree, and settles; fails the test if the action throws an error.
  func perform(
    _ location: SourceLocation,
    _ action: (ViewTree) throws(UserActionError) -> Void
  ) {
    do {
      try action(viewTree)
      settle()
    } catch {
      fail(error.description, at: location)
    }
  }
}
