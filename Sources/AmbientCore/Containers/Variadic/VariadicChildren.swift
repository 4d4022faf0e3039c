/// The subviews of a container's content, in order.
///
/// This type is the older, underscored form of ``SubviewsCollection``. In new code, use
/// `SubviewsCollection`. As a view, the collection shows all its subviews.
public struct _VariadicView_Children: RandomAccessCollection {
  /// A subview of a container's content.
  ///
  /// This type is the older, underscored form of ``Subview``. In new code, use `Subview`.
  public struct Element: Identifiable {
    fileprivate var subview: Subview

    /// The identity of the subview, stable while the view is in the container's content.
    public var id: AnyHashable { subview.id }

    /// Returns the innermost identifier of the given type, from a loop or from the modifier
    /// `id(_:)`.
    ///
    /// - Parameter type: The type of the identifier.
    /// - Returns: The identifier; nil if the subview has no identifier of exactly that type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.id.path.identifier(of: type)
    }

    /// The value of a trait: the value that the innermost `_trait(_:_:)` of the subview sets, or
    /// else the default.
    ///
    /// Setting a value changes only this copy of the subview. If another container lists the copy,
    /// that container reads the new value.
    ///
    /// - Parameter key: The type of the trait's key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { subview.containerValues[ViewTrait<Trait>()] }
      set {
        var values = subview.containerValues
        values[ViewTrait<Trait>()] = newValue
        subview = Subview(id: subview.id, containerValues: values, source: subview.source)
      }
    }
  }

  private let subviews: SubviewsCollection

  init(_ subviews: [Subview]) { self.subviews = SubviewsCollection(subviews) }

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  ///
  /// - Parameter index: A position of the collection. Other positions trap.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View, LibraryView {
  /// The subviews.
  public var body: some View { subviews }

  /// Adds the subviews to the list of another container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    SubviewsCollection._listSubviews(of: view.subviews, in: &list)
  }

  /// Always false, because the collection may have any number of views.
  public static var _isOneView: Bool { false }
}

extension _VariadicView_Children.Element: View {
  /// The type of the body; a subview has none.
  public typealias Body = Never

  /// Makes a node that shows the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Subview._makeNode(view.subview, inputs)
  }

  /// Makes the node show `view`, unless the node already shows this subview.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Subview._updateNode(node, view.subview)
  }

  /// Adds the subview and its traits to the list of another container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Subview._listSubviews(of: view.subview, in: &list)
  }

  /// Always false: the property is true only for views that never have traits, and a subview may
  /// have traits.
  public static var _isOneView: Bool { false }
}
