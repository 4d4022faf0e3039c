import AmbientCore
public import AmbientHosting
public import Testing

/// The actions of a user of an assistive technology.
///
/// The host settles after each action. If the view does not have the action, or is disabled, the
/// test fails at the line of the call.
extension FoundView {
  /// Activates the view: presses a button, switches a toggle, chooses an option.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.activate, "tap", sourceLocation)
  }

  /// Increases the value of the view by a number of steps.
  ///
  /// - Parameters:
  ///   - times: The number of steps.
  ///   - sourceLocation: The line at which the test fails.
  public func increment(times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<max(times, 0) { perform(.increment, "increment", sourceLocation) }
  }

  /// Decreases the value of the view by a number of steps.
  ///
  /// - Parameters:
  ///   - times: The number of steps.
  ///   - sourceLocation: The line at which the test fails.
  public func decrement(times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<max(times, 0) { perform(.decrement, "decrement", sourceLocation) }
  }

  /// Performs a named action, such as an action that `accessibilityAction(named:)` adds.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - sourceLocation: The line at which the test fails.
  public func perform(_ action: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.named(action), "perform \"\(action)\" on", sourceLocation)
  }

  /// Performs the action of the given kind, such as `escape` or `magicTap`.
  ///
  /// - Parameters:
  ///   - action: The kind of the action.
  ///   - sourceLocation: The line at which the test fails.
  public func perform(
    _ action: AccessibilityNode.Action.Kind,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if case .named(let name) = action {
      perform(name, sourceLocation: sourceLocation)
    } else {
      perform(action, "perform '\(action)' on", sourceLocation)
    }
  }

  /// Performs the action `escape`, which leaves or closes a view such as a sheet or a page.
  ///
  /// If the view does not have the action, the innermost ancestor with the action performs it.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func escape(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = existing("escape", sourceLocation) else { return }
    let around = host.viewTree.accessibilityTree.all.last { candidate in
      candidate.action(.escape) != nil
        && candidate.all.contains { $0.element.id == node.element.id }
    }
    guard let action = around?.action(.escape) else {
      return perform(.escape, "escape", sourceLocation)
    }
    perform(action, of: node, "escape", sourceLocation)
  }

  /// Replaces the text in the field.
  ///
  /// - Parameters:
  ///   - text: The new text; it may be empty.
  ///   - sourceLocation: The line at which the test fails.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.edit(text), "type into", sourceLocation) { [$0.element] }
  }

  /// Submits the field, as the Return key does.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func submit(sourceLocation: SourceLocation = #_sourceLocation) {
    send(.submit, "submit", sourceLocation) { [$0.element] }
  }

  /// Scrolls the view by a page, with the action of `accessibilityScrollAction`.
  ///
  /// - Parameters:
  ///   - edge: The edge toward which the content scrolls.
  ///   - sourceLocation: The line at which the test fails.
  public func scroll(
    _ edge: AssistiveScrollEvent.Edge,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(AssistiveScrollEvent(edge: edge), "scroll", sourceLocation) { $0.modifiers.reversed() }
  }

  /// Zooms the content of the view, with the action of `accessibilityZoomAction`.
  ///
  /// - Parameters:
  ///   - isIn: Whether the content becomes larger.
  ///   - sourceLocation: The line at which the test fails.
  public func zoom(in isIn: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    send(AssistiveZoomEvent(isIn: isIn), "zoom", sourceLocation) { $0.modifiers.reversed() }
  }

  /// Moves the focus of the assistive technology to the view.
  ///
  /// The modifier `accessibilityFocused` can bind states to the view and to its ancestors. The move
  /// of the focus sets these states.
  ///
  /// - Parameter sourceLocation: The line at which the test fails.
  public func focus(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = existing("focus", sourceLocation) else { return }
    host.assistiveTechnology.move(to: node)
    host.settle()
  }

  private func perform(
    _ kind: AccessibilityNode.Action.Kind,
    _ work: String,
    _ location: SourceLocation
  ) {
    guard let node = existing(work, location) else { return }
    guard let action = node.action(kind) else {
      let names = node.actions.map(\.name)
      let error = UserActionError(
        "Cannot \(work) the \(node.titled).",
        facts: [("Actions", names.isEmpty ? "none" : names.joined(separator: ", "))],
        remedies: []
      )
      return fail(error.description, at: location)
    }
    perform(action, of: node, work, location)
  }

  private func perform(
    _ action: AccessibilityNode.Action,
    of node: AccessibilityNode,
    _ work: String,
    _ location: SourceLocation
  ) {
    guard action.perform(in: host.viewTree) else {
      return fail("Cannot \(work) the \(node.titled): it is disabled.", at: location)
    }
    host.settle()
  }

  private func send<Event: ElementEvent>(
    _ event: Event,
    _ work: String,
    _ location: SourceLocation,
    to candidates: (AccessibilityNode) -> [Element]
  ) {
    guard let node = existing(work, location) else { return }
    guard let element = candidates(node).first(where: { $0.takes(Event.self) }) else {
      return fail(
        "Cannot \(work) the \(node.titled): it does not accept this action.",
        at: location
      )
    }
    guard host.viewTree.send(event, to: element) else {
      return fail("Cannot \(work) the \(node.titled): it is disabled.", at: location)
    }
    host.settle()
  }
}
