import AmbientCore
public import AmbientHosting
public import AmbientLayout
public import AmbientViews
public import Testing

/// Actions with values that a user drags, copies and pastes.
extension TestHost {
  /// Drags the element with the given name onto another element, and drops it there.
  ///
  /// The test fails if no element with the first name can be dragged, or if no element with the
  /// second name is a drop destination. Nothing happens if the drop destination rejects the values.
  ///
  /// ```swift
  /// host.drag("Ace", onto: "Pile")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the element that is dragged.
  ///   - target: The name of the element that receives the drop.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     target.
  ///   - number: The position among the elements with the first name, counted from 1.
  ///   - targetNumber: The position among the drop destinations with the second name, counted from
  ///     1.
  ///   - sourceLocation: The line at which the test fails.
  public func drag(
    _ name: String,
    onto target: String,
    at position: CGPoint = .zero,
    number: Int? = nil,
    targetNumber: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let drag = lift(name, number: number, sourceLocation: sourceLocation)
    drag?.drop(onto: target, at: position, number: targetNumber, sourceLocation: sourceLocation)
  }

  /// Begins to drag the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The drag; nil if the test has failed.
  public func lift(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestDrag? {
    items(of: .drag, name, number, "nothing to drag", "draggable", sourceLocation).map {
      TestDrag(host: self, items: $0)
    }
  }

  /// Drops values from outside of the program onto the element with the given name.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - target: The name of the element.
  ///   - position: The position of the pointer, in points from the upper leading corner of the
  ///     element.
  ///   - number: The position among the drop destinations with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func drop<T: Transferable>(
    _ values: [T],
    onto target: String,
    at position: CGPoint = .zero,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    TestDrag(host: self, items: DropEvent.Item.items(values))
      .drop(onto: target, at: position, number: number, sourceLocation: sourceLocation)
  }

  /// Drops values between the rows of a `ForEach` that has `onInsert` or `dropDestination`.
  ///
  /// The values come from outside of the program.
  ///
  /// ```swift
  /// host.drop(["Milk"], atRow: 0)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - index: The index of a row among all rows that accept drops. The values are dropped before
  ///     this row. If the index is the number of rows, the values are dropped at the end.
  ///   - sourceLocation: The line at which the test fails.
  public func drop<T: Transferable>(
    _ values: [T],
    atRow index: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    TestDrag(host: self, items: DropEvent.Item.items(values))
      .drop(atRow: index, sourceLocation: sourceLocation)
  }

  /// Copies the content of the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The items, for ``paste(_:into:number:sourceLocation:)``.
  public func copy(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DropEvent.Item] {
    items(of: .copy, name, number, "nothing to copy", "copyable", sourceLocation) ?? []
  }

  /// Cuts the content of the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The items, for ``paste(_:into:number:sourceLocation:)``.
  public func cut(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [DropEvent.Item] {
    items(of: .cut, name, number, "nothing to cut", "cuttable", sourceLocation) ?? []
  }

  /// Pastes items into the element with the given name.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - name: The name of the element.
  ///   - number: The position among the elements with the name, counted from 1.
  ///   - sourceLocation: The line at which the test fails.
  public func paste(
    _ items: [DropEvent.Item],
    into name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(PasteItemsEvent(items: items), on: name, number, sourceLocation)
  }

  private func items(
    of role: TransferSourceDetail.Role,
    _ name: String,
    _ number: Int?,
    _ wanted: String,
    _ modifier: String,
    _ location: SourceLocation
  ) -> [DropEvent.Item]? {
    settle()
    do {
      let element = try search(name, number).find(
        in: viewTree,
        wanted,
        remedies: ["Add '\(modifier)' to the view."]
      ) { $0.detail(TransferSourceDetail.self)?.role == role }
      let items = element.detail(TransferSourceDetail.self)?.items() ?? []
      settle()
      return items
    } catch {
      fail(error.description, at: location)
      return nil
    }
  }
}
