public import AmbientCore
import AmbientSupport

/// The entries of a rotor.
///
/// A user of a screen reader steps through the entries.
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the body, inferred from the implementation of ``body``.
  associatedtype Body: AccessibilityRotorContent

  /// The entries of this content.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the entries to a list.
  func _addEntries(to entries: inout [_AccessibilityRotorEntry])
}

extension AccessibilityRotorContent {
  /// Adds the entries of the body.
  public func _addEntries(to entries: inout [_AccessibilityRotorEntry]) {
    body._addEntries(to: &entries)
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// Stops the program with a message, because the content has no body.
  public var body: Never { Diagnostic.neverBody(Self.self).stop() }
}

extension Never: AccessibilityRotorContent {
  /// Adds nothing: `Never` has no values.
  public func _addEntries(to entries: inout [_AccessibilityRotorEntry]) {}
}

/// A rotor entry whose label is a `Text`.
///
/// The characters of a `Text` depend on the environment, for example on the locale.
public struct _AccessibilityRotorEntry {
  let label: Text?
  var entry: AccessibilityRotor.Entry

  func resolved(in environment: EnvironmentValues) -> AccessibilityRotor.Entry {
    var entry = entry
    entry.label = label?.string(in: environment)
    return entry
  }
}

/// Several entries of a rotor, or none.
public struct _RotorContentList {
  let contents: [any AccessibilityRotorContent]
}

extension _RotorContentList: AccessibilityRotorContent {
  /// The type of the body: this content has no body.
  public typealias Body = Never

  /// Adds the entries of all contents.
  public func _addEntries(to entries: inout [_AccessibilityRotorEntry]) {
    for content in contents { content._addEntries(to: &entries) }
  }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Returns the content of a statement.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The content.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the content of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The content of the block.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Combines the statements of a block.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The content of the block.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var contents: [any AccessibilityRotorContent] = []
    repeat contents.append(each content)
    return _RotorContentList(contents: contents)
  }

  /// Returns the content of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The content.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    _RotorContentList(contents: content.map { [$0] } ?? [])
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Adds the entries of each element.
  public func _addEntries(to entries: inout [_AccessibilityRotorEntry]) {
    for element in data { content(element)._addEntries(to: &entries) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates the entries for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The identifiers of the elements.
  ///   - content: Returns the entries of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, run: { _, _ in })
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the entries for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the entries of an element.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: \.id, run: { _, _ in })
  }
}
