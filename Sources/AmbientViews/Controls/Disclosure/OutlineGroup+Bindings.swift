public import AmbientCore

/// Outline groups of a bound data tree; each view can change its element through a binding.
extension OutlineGroup
where
  Parent: View,
  Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the views of a bound collection whose elements may have children.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E, ID == E.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the views of a bound collection whose elements may have children.
  ///
  /// The property at the key path `id` identifies an element.
  ///
  /// - Parameters:
  ///   - data: The binding to the elements of the first level.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(OutlineLevels(id: id, children: children), data: data, content)
  }

  /// Creates the views of one bound element and its children.
  ///
  /// - Parameters:
  ///   - root: The binding to the element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E, ID == E.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates the views of one bound element and its children.
  ///
  /// The property at the key path `id` identifies an element.
  ///
  /// - Parameters:
  ///   - root: The binding to the element.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element, which are nil for a leaf.
  ///   - content: Returns the view of an element, given a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(OutlineLevels(id: id, children: children), root: root, content)
  }
}

extension OutlineLevels {
  /// Finds the identifier and the children of an element through a binding to the element.
  fileprivate init<C: MutableCollection & RandomAccessCollection, E>(
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>
  ) where Data == Binding<C>, C.Element == E {
    self.init(id: (\Binding<E>.wrappedValue).appending(path: id)) {
      Binding<C>($0[dynamicMember: children])
    }
  }
}
