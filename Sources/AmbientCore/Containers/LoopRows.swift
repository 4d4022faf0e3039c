import AmbientGraph

/// The rows of a `ForEach` that shows at most one view for each element.
struct LoopRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListedLoop {
  private let loop: ForEach<Data, ID, Content>
  private let context: SubviewContext
  private let graph: Graph

  let count: Int

  init(_ loop: ForEach<Data, ID, Content>, in list: _SubviewList) {
    self.loop = loop
    context = list.context
    graph = list.graph
    count = loop.data.count
  }

  var path: SubviewPath { context.path }

  private func element(at index: Int) -> Data.Element {
    loop.data[loop.data.index(loop.data.startIndex, offsetBy: index)]
  }

  func pathOfElement(at index: Int) -> SubviewPath {
    path.appending(.id(AnyHashable(loop.id(element(at: index)))))
  }

  /// Makes the row of an element, and applies the modifiers of the loop to the row.
  func row(at index: Int) -> ListedRow {
    let element = element(at: index)
    var context = context
    context.path = context.path.appending(.id(AnyHashable(loop.id(element))))
    context.listsLazyRows = false
    let content = loop.content(element)
    if !Content._isOneView {
      var list = _SubviewList(context, reusing: [:], in: graph)
      Content._listSubviews(of: content, in: &list)
      if list.parts.count == 1, case .item(let path, let values, let view) = list.parts[0] {
        return ListedRow(path: path, values: values, view: view)
      }
      // If only a separate node can list the subviews of the content, `list` has an expansion (see
      // `ListingNode`). The row takes the path of the expansion, because this path contains the
      // content's explicit identifiers.
      if list.parts.count == 1, let expansion = list.expansions.first {
        context.path = expansion.key.path
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

  func index(ofRowWith id: AnyHashable) -> Int? {
    guard !Content._isOneView else { return nil }
    return (0..<count).first { row(at: $0).path.identifiers(after: path).dropLast().contains(id) }
  }

  func elements(among paths: [SubviewPath]) -> [SubviewPath] {
    var wanted: [ID: SubviewPath] = [:]
    for path in paths where path.outer == self.path {
      guard case .id(let id) = path.step, let id = id.base as? ID else { continue }
      wanted[id] = path
    }
    var found: [SubviewPath] = []
    for element in loop.data {
      guard !wanted.isEmpty else { break }
      if let path = wanted.removeValue(forKey: loop.id(element)) { found.append(path) }
    }
    return found
  }
}
