public import AmbientCore

/// The result builder that combines tabs whose selection values have the same type.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns the content of one expression.
  ///
  /// - Parameter content: The value of the expression.
  /// - Returns: The content.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }

  /// Returns the content of a block without statements.
  public static func buildBlock() -> TupleTabContent<TabValue, EmptyView> {
    TupleTabContent(_tabViews: EmptyView())
  }

  /// Returns the content of a block with one statement.
  ///
  /// - Parameter content: The value of the statement.
  /// - Returns: The content.
  public static func buildBlock<C: TabContent>(
    _ content: C
  ) -> TupleTabContent<TabValue, C._TabViews> where C.TabValue == TabValue {
    TupleTabContent(_tabViews: content._tabViews)
  }

  /// Returns the content of a block with several statements.
  ///
  /// - Parameter content: The values of the statements.
  /// - Returns: The content.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TupleTabContent<TabValue, TupleView<(repeat (each C)._TabViews)>> {
    TupleTabContent(_tabViews: TupleView((repeat (each content)._tabViews)))
  }

  /// Returns the content of an `if` without an `else`.
  ///
  /// - Parameter content: The content of the `if`; nil if the condition is false.
  /// - Returns: The content.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }

  /// Returns the content of the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The content.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(_tabViews: ViewBuilder.buildEither(first: first._tabViews))
  }

  /// Returns the content of the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The content.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabContent(_tabViews: ViewBuilder.buildEither(second: second._tabViews))
  }

  /// Returns the type-erased content of an `if #available`.
  ///
  /// - Parameter content: The content of the `if #available`.
  /// - Returns: The type-erased content.
  public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> AnyTabContent<TabValue> {
    AnyTabContent(content)
  }
}

extension ForEach: TabContent, _BodilessTabs where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue

  /// The views that show the tabs.
  public nonisolated var _tabViews: ForEach<Data, ID, Content._TabViews> { views { $0._tabViews } }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the tab of an element.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ data: Data,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
    self.init(values: data, id: { $0.id }, content: content)
  }

  /// Creates a tab for each element, and identifies the elements by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to a property that differs between the elements.
  ///   - content: Returns the tab of an element.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(values: data, id: { $0[keyPath: id] }, content: content)
  }
}
