import AmbientGraph

/// The rows of a `ForEach` that shows at most one view for each element.
struct LoopRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListedLoop {
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
  func row(at index: Int) -> ListedRow {
    let element = loop.data[loop.data.index(loop.data.startIndex, offsetBy: index)]
    var context = context
    context.path = context.path.appending(.id(AnyHashable(loop.id(element))))
    context.listsRowsOnDemand = false
    let content = loop.content(element)
    if !Content._isOneView {
      var list = _SubviewList(context, known: [:], in: graph)
      Content._listSubviews(of: content, in: &list)
      if list.parts.count == 1, case .item(let path, let values, let view) = list.parts[0] {
        return ListedRow(path: path, values: values, view: view)
      }
    }
    return ListedRow(
      path: context.path,
      values: context.values,
      view: context.decorate(AnyView(content), environmentOnly: false)
    )
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return loop.data.firstIndex { loop.id($0) == id }
      .map { loop.data.distance(from: loop.data.startIndex, to: $0) }
  }
}
