public import AmbientCore
import AmbientHosting
public import Testing

/// Actions and queries within a part of the tree.
extension TestHost {
  /// Limits the actions and queries of a closure to the row, section or element with the given
  /// name.
  ///
  /// The name is the accessibility label or identifier of an element. If no element has this label
  /// or identifier, the name is compared with the texts in rows, and in headers and footers of
  /// sections. A row is an item of a `ForEach`, or a child of a list, a form or a section.
  ///
  /// ```swift
  /// host.within("Milk") {
  ///   host.tap("Delete")
  /// }
  /// ```
  ///
  /// If no row, section or element has the name, the test fails with a list of the existing names,
  /// and the closure does not run. ``elements``, ``tree``, ``back(sourceLocation:)``,
  /// ``dismiss(sourceLocation:)`` and ``answer(_:with:number:sourceLocation:)`` always concern the
  /// whole tree.
  ///
  /// - Parameters:
  ///   - name: The name of the row, the section or the element.
  ///   - number: The position among the rows, sections and elements with the name, counted from 1;
  ///     nil for the first one.
  ///   - sourceLocation: The line at which the test fails.
  ///   - work: The actions and queries.
  /// - Throws: The error of the closure.
  public func within(
    _ name: String,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () throws -> Void
  ) rethrows {
    let target: [Element]
    do {
      target = try viewTree.area(search(name, number))
    } catch {
      return fail(error.description, at: sourceLocation)
    }
    try limited(to: target, work)
  }

  /// Limits the actions and queries of a closure to an element and its descendants.
  ///
  /// - Parameters:
  ///   - element: The element, for example from ``element(_:of:number:sourceLocation:)``.
  ///   - work: The actions and queries.
  /// - Throws: The error of the closure.
  public func within(_ element: Element, _ work: () throws -> Void) rethrows {
    try limited(to: [element], work)
  }

  private func limited(to elements: [Element], _ work: () throws -> Void) rethrows {
    let outer = area
    area = elements
    defer { area = outer }
    try work()
  }
}
