import AmbientCore
import AmbientHosting
public import AmbientLayout
import AmbientViews
public import Testing

/// Actions with which the user drags the view, or deletes or moves a row.
///
/// An action applies to the view itself if the view supports the action. Otherwise the action
/// applies to the first view inside this view that supports the action, or else to the innermost
/// such view around this view.
extension FoundView {
  /// Begins to drag the view.
  ///
  /// ```swift
  /// host.find(.text, "Ace").lift()?.drop(onto: host.find(.text, "Pile"))
  /// ```
  ///
  /// - Parameter sourceLocation: The line at which the test fails if the view cannot be dragged.
  /// - Returns: The drag; nil if the test has failed.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) -> TestDrag? {
    host.settle()
    let source = nearest("drag", sourceLocation) {
      $0.detail(TransferSourceDetail.self)?.role == .drag
    }
    guard let items = source?.detail(TransferSourceDetail.self)?.items() else { return nil }
    host.settle()
    return TestDrag(host: host, items: items)
  }

  /// Drags the view onto another view, and drops it there.
  ///
  /// - Parameters:
  ///   - target: The view that receives the drop.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     target.
  ///   - sourceLocation: The line at which the test fails if the view cannot be dragged, or if the
  ///     target is not a drop destination.
  public func drag(
    onto target: FoundView,
    at position: CGPoint = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    lift(sourceLocation: sourceLocation)?
      .drop(onto: target, at: position, sourceLocation: sourceLocation)
  }

  /// Deletes a row of a `ForEach` with `onDelete`, or of a list with edit actions.
  ///
  /// - Parameter sourceLocation: The line at which the test fails if the row cannot be deleted.
  public func delete(sourceLocation: SourceLocation = #_sourceLocation) {
    send(DeleteEvent(), toNearest: "delete", sourceLocation)
  }

  /// Moves a row of a `ForEach` with `onMove`, or of a list with edit actions.
  ///
  /// - Parameters:
  ///   - offset: The moved row is placed before the row that has this offset in the old order. If
  ///     the offset is the number of rows, the moved row is placed at the end.
  ///   - sourceLocation: The line at which the test fails if the row cannot be moved.
  public func move(to offset: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    send(MoveEvent(to: offset), toNearest: "move", sourceLocation)
  }

  private func send<Event: ElementEvent>(
    _ event: Event,
    toNearest work: String,
    _ location: SourceLocation
  ) {
    host.settle()
    guard let row = nearest(work, location, where: { $0.takes(Event.self) }) else { return }
    host.perform(event, on: row, sourceLocation: location)
  }

  /// Returns the nearest element that meets a condition; fails the test if no element meets it.
  ///
  /// - Parameters:
  ///   - work: The verb for the message, such as `delete`.
  ///   - location: The place in the test, for the message.
  ///   - isWanted: The condition.
  /// - Returns: The element; nil if the test failed.
  func nearest(
    _ work: String,
    _ location: SourceLocation,
    where isWanted: (Element) -> Bool
  ) -> Element? {
    guard let node = existing(work, location) else { return nil }
    if let element = node.nearest(where: isWanted) { return element }
    fail("Cannot \(work) the \(node.titled): it does not accept this action.", at: location)
    return nil
  }
}

extension AccessibilityNode {
  /// Returns the node's element if the element meets a condition.
  ///
  /// Otherwise the method returns the first such element inside the node's element, or else the
  /// innermost such element around it.
  func nearest(where isWanted: (Element) -> Bool) -> Element? {
    ([element] + element.descendants).first(where: isWanted)
      ?? sequence(first: element, next: \.parent).first(where: isWanted)
  }
}
