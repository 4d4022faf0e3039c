public import AmbientCore

/// The views of a tree of data; the user shows and hides the children of each element.
///
/// ```swift
/// OutlineGroup(folders, children: \.subfolders) { folder in
///   Text(folder.name)
/// }
/// ```
///
/// An element whose children are nil is a leaf. A leaf has no disclosure group of its own. If the
/// children are a collection, even an empty one, the element's view is the label of a
/// ``DisclosureGroup``. The group is closed at first. The views of children are in the tree only
/// while their parent is expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let levels: OutlineLevels<Data, ID>
  private let root: Data.Element?
  private let data: Data?
  private let content: (Data.Element) -> Leaf

  init(
    _ levels: OutlineLevels<Data, ID>,
    root: Data.Element? = nil,
    data: Data? = nil,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.levels = levels
    self.root = root
    self.data = data
    self.content = content
  }
}

/// Finds the identifier and the children of an element.
struct OutlineLevels<Data: RandomAccessCollection, ID: Hashable> {
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
}

extension OutlineGroup
where
  Parent: View,
  Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the views of a collection whose elements may have children.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the views of a collection whose elements may have children.
  ///
  /// The property at the key path `id` identifies an element.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      OutlineLevels(id: id) { $0[keyPath: children] },
      data: data,
      content
    )
  }

  /// Creates the views of one element and its children.
  ///
  /// - Parameters:
  ///   - root: The element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates the views of one element and its children.
  ///
  /// The property at the key path `id` identifies an element.
  ///
  /// - Parameters:
  ///   - root: The element.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      OutlineLevels(id: id) { $0[keyPath: children] },
      root: root,
      content
    )
  }
}

extension OutlineGroup: View, LibraryView, SeveralViews, NamedBody
where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the elements of the first level.
  public var body: some View {
    if let root { OutlineNode(element: root, levels: levels, content: content) }
    if let data { OutlineNodes(data: data, levels: levels, content: content) }
  }
}

/// The views of the children of an element in an ``OutlineGroup``.
public struct OutlineSubgroupChildren {
  let view: AnyView
}

extension OutlineSubgroupChildren: View, SeveralViews {
  /// The views of the children.
  public var body: some View { view }
}

/// The views of the elements of one level.
private struct OutlineNodes<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let levels: OutlineLevels<Data, ID>
  let content: (Data.Element) -> Leaf
}

extension OutlineNodes: View, SeveralViews {
  var body: some View {
    ForEach(data, id: levels.id) { element in
      OutlineNode(element: element, levels: levels, content: content)
    }
  }
}

/// The view of one element: a leaf, or a disclosure group.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let levels: OutlineLevels<Data, ID>
  let content: (Data.Element) -> Leaf
}

extension OutlineNode: View, SeveralViews {
  var body: some View {
    if let children = levels.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(OutlineNodes(data: children, levels: levels, content: content))
        )
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
