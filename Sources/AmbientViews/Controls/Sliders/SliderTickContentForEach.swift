/// Marks of a slider, made from the elements of a collection.
///
/// ```swift
/// SliderTickContentForEach(stops, id: \.self) { SliderTick($0) }
/// ```
public struct SliderTickContentForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  Content: SliderTickContent
> {
  /// The collection whose elements have marks.
  public let data: Data

  private let ticks: _SliderTicks<Content.Value>

  /// Creates marks for the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to the identifier of an element.
  ///   - content: Returns the marks for an element.
  public init<V: BinaryFloatingPoint>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where V == Content.Value {
    self.data = data
    ticks = _SliderTicks(parts: data.map { ($0[keyPath: id], content($0)._marks) })
  }

  /// Creates marks for a collection whose elements have identifiers.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Returns the marks for an element.
  public init<V: BinaryFloatingPoint>(
    _ data: Data,
    @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension SliderTickContentForEach: SliderTickContent {
  /// The marks of all elements.
  public var body: _SliderTicks<Content.Value> { ticks }
}
