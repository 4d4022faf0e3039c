import AmbientCore
import AmbientHosting
public import AmbientLayout
import AmbientScreen
import AmbientViews
public import Testing

/// Values that a test drags over elements.
@MainActor
public final class TestDrag {
  private let host: TestHost
  private let items: [DropEvent.Item]
  private var target: Element?
  private var place = ElementPoint(x: 0, y: 0)

  init(host: TestHost, items: [DropEvent.Item]) {
    self.host = host
    self.items = items
  }

  /// Moves the values over the element with the given name.
  ///
  /// If no drop destination has the name, the test fails, and the values are then over no element.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     element.
  ///   - number: The position among the drop destinations with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func move(
    over name: String,
    at position: CGPoint = .zero,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var found: Element?
    host.perform(sourceLocation) { tree throws(UserActionError) in
      found = try tree.find(taking: DropEvent.self, host.search(name, number))
    }
    move(over: found, at: position)
  }

  /// Moves the values over a view.
  ///
  /// If the view is not a drop destination, the test fails, and the values are over no element.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     view.
  ///   - sourceLocation: The line at which the test fails if the view is not a drop destination.
  public func move(
    over view: FoundView,
    at position: CGPoint = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = view.nearest("drop onto", sourceLocation) { $0.takes(DropEvent.self) }
    move(over: found, at: position)
  }

  private func move(over found: Element?, at position: CGPoint) {
    guard let found else { return leave() }
    if let target, target.id != found.id { send(.exited, to: target) }
    target = found
    place = ElementPoint(position)
    send(.moved, to: found)
    host.settle()
  }

  /// Moves the values away from all elements.
  public func leave() {
    if let target { send(.exited, to: target) }
    target = nil
    host.settle()
  }

  /// Drops the values onto the element that they are over.
  ///
  /// If the values are over no element, the drag is canceled.
  public func drop() {
    if let target { send(.dropped, to: target) } else { TransferItems.forget() }
    target = nil
    host.settle()
  }

  /// Moves the values over the element with the given name, and drops them there.
  ///
  /// If no drop destination has the name, the test fails, and the drag continues outside all
  /// elements.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     element.
  ///   - number: The position among the drop destinations with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func drop(
    onto name: String,
    at position: CGPoint = .zero,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    move(over: name, at: position, number: number, sourceLocation: sourceLocation)
    if target != nil { drop() }
  }

  /// Moves the values over a view, and drops them there.
  ///
  /// If the view is not a drop destination, the test fails, and the drag continues outside all
  /// elements.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     view.
  ///   - sourceLocation: The line at which the test fails if the view is not a drop destination.
  public func drop(
    onto view: FoundView,
    at position: CGPoint = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    move(over: view, at: position, sourceLocation: sourceLocation)
    if target != nil { drop() }
  }

  /// Drops the values between the rows of a `ForEach` that has `onInsert` or `dropDestination`.
  ///
  /// ```swift
  /// host.lift("Milk")?.drop(atRow: 0)
  /// ```
  ///
  /// The rows of all such `ForEach` views in the tree are counted together. To name a row instead,
  /// use ``drop(before:number:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - index: The index of a row among all rows that accept drops. The values are dropped before
  ///     this row. If the index is the number of rows, the values are dropped at the end.
  ///   - sourceLocation: The line at which the test fails if the index is out of range.
  public func drop(atRow index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    leave()
    host.perform(sourceLocation) { tree throws(UserActionError) in
      let rows = host.elements(of: .editableRow).filter { $0.takes(InsertItemsEvent.self) }
      guard let last = rows.last, (0...rows.count).contains(index) else {
        throw UserActionError(
          "There is no row \(index) at which values can be dropped.",
          facts: [("Rows", "\(rows.count)")],
          remedies: [
            rows.isEmpty
              ? InsertItemsEvent.messageForMissingElement.remedy
              : "Use an index from 0 to \(rows.count)."
          ]
        )
      }
      let isAfter = index == rows.count
      try tree.perform(
        InsertItemsEvent(items, isAfter: isAfter),
        on: isAfter ? last : rows[index]
      )
    }
  }

  /// Drops the values before a row of a `ForEach` that has `onInsert` or `dropDestination`.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func drop(
    before row: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    leave()
    host.act(InsertItemsEvent(items), on: row, number, sourceLocation)
  }

  /// Drops the values after a row of a `ForEach` that has `onInsert` or `dropDestination`.
  ///
  /// - Parameters:
  ///   - row: The name of the row.
  ///   - number: The position among the rows with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func drop(
    after row: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    leave()
    host.act(InsertItemsEvent(items, isAfter: true), on: row, number, sourceLocation)
  }

  private func send(_ phase: DropEvent.Phase, to element: Element) {
    host.viewTree.send(DropEvent(phase, at: place, items: items), to: element)
  }
}
