import AmbientGraph

/// The rows of a loop, which are made one by one.
@MainActor
protocol LoopRowSource {
  /// The number of rows.
  nonisolated var count: Int { get }

  /// Makes the row at an index.
  func row(at index: Int) -> Row

  /// Returns the index of the row with an identifier.
  func index(of id: AnyHashable) -> Int?
}

/// The rows of a `ForEach` whose elements are one view or none.
struct LoopRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LoopRowSource {
  private let loop: ForEach<Data, ID, Content>
  private let context: SubviewContext
  private let graph: Graph

  /// The number of elements.
  let count: Int

  init(_ loop: ForEach<Data, ID, Content>, in list: _SubviewList) {
    self.loop = loop
    context = list.context
    graph = list.graph
    count = loop.data.count
  }

  /// Makes the view of an element, with the modifiers around the loop.
  func row(at index: Int) -> Row {
    let element = loop.data[loop.data.index(loop.data.startIndex, offsetBy: index)]
    var context = context
    context.path = context.path.appending(.id(AnyHashable(loop.id(element))))
    context.listsRowsOnDemand = false
    let content = loop.content(element)
    if !Content._isOneView {
      var list = _SubviewList(context, known: [:], in: graph)
      Content._listSubviews(of: content, in: &list)
      if list.parts.count == 1, case .item(let path, let values, let view) = list.parts[0] {
        return Row(id: Subview.ID(path: path), containerValues: values, content: view)
      }
    }
    return Row(
      id: Subview.ID(path: context.path),
      containerValues: context.values,
      content: context.decorate(AnyView(content), environmentOnly: false)
    )
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return loop.data.firstIndex { loop.id($0) == id }
      .map { loop.data.distance(from: loop.data.startIndex, to: $0) }
  }
}
