import AmbientGraph

/// The data of a loop over the subviews of a view.
///
/// The collection itself is always empty. The node of the loop finds the subviews.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let base: AnyView
  private let content: (Subview) -> Content

  nonisolated init(_ base: AnyView, _ content: @escaping (Subview) -> Content) {
    self.base = base
    self.content = content
  }

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  ///
  /// It equals the first position, because the collection is empty.
  public var endIndex: Int { 0 }

  /// Returns the subview at a position.
  ///
  /// Each call traps, because the collection is empty.
  ///
  /// - Parameter index: The position.
  public subscript(index: Int) -> Subview { SubviewsCollection([])[index] }
}

extension ForEachSubviewCollection: ResolvedElements {
  var loop: some View {
    GroupElementsOfContent(base) { [content] subviews in ForEach(subviews, content: content) }
  }
}

/// The data of a loop over the sections of a view.
///
/// The collection itself is always empty. The node of the loop finds the sections.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let base: AnyView
  private let content: (SectionConfiguration) -> Content

  nonisolated init(_ base: AnyView, _ content: @escaping (SectionConfiguration) -> Content) {
    self.base = base
    self.content = content
  }

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  ///
  /// It equals the first position, because the collection is empty.
  public var endIndex: Int { 0 }

  /// Returns the section at a position.
  ///
  /// Each call traps, because the collection is empty.
  ///
  /// - Parameter index: The position.
  public subscript(index: Int) -> SectionConfiguration { SectionCollection([])[index] }
}

extension ForEachSectionCollection: ResolvedElements {
  var loop: some View {
    GroupSectionsOfContent(base) { [content] sections in ForEach(sections, content: content) }
  }
}

/// The data of a loop over the subviews or the sections of a view.
///
/// The collection itself is empty. The node of the loop finds the subviews or sections.
@MainActor
protocol ResolvedElements {
  associatedtype Loop: View

  /// A view that finds the subviews or sections, and loops over them.
  var loop: Loop { get }
}

extension ResolvedElements {
  func list(in list: inout _SubviewList) { Loop._listSubviews(of: loop, in: &list) }
}

extension ForEach where Content: View {
  /// Creates a loop over the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are listed.
  ///   - content: Builds a view from each subview.
  /// - Invalidation: The closure runs again for all subviews when a subview is inserted, removed or
  ///   moved, or changes its container values. A change of a subview's content does not run the
  ///   closure.
  public nonisolated init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(AnyView(view), content),
      content: content,
      id: { $0.id },
      run: { view, node in
        // Safe because a view runs only nodes that its own type has made.
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).showSingle(view.data.loop)
      }
    )
  }

  /// Creates a loop over the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are listed.
  ///   - content: Builds a view from each section.
  /// - Invalidation: The closure runs again for all sections when a section or one of its subviews
  ///   is inserted, removed or moved, or changes its container values. A change of a subview's
  ///   content does not run the closure.
  public nonisolated init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(AnyView(view), content),
      content: content,
      id: { $0.id },
      run: { view, node in
        // Safe because a view runs only nodes that its own type has made.
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).showSingle(view.data.loop)
      }
    )
  }
}

extension ForEachNode {
  /// Shows one view in place of rows; all calls must pass views of the same type.
  @MainActor func showSingle<Single: View>(_ view: Single) {
    if let row = rows.first {
      Single._updateNode(_ViewNode(row), view)
    } else {
      rows = [mount(view)]
    }
  }
}
