import AmbientGraph

/// The views in another view, as the elements of a loop; the loop alone can find out which they are.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let base: AnyView
  private let content: (Subview) -> Content

  nonisolated init(_ base: AnyView, _ content: @escaping (Subview) -> Content) {
    self.base = base
    self.content = content
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last: outside of the loop there are no elements.
  public var endIndex: Int { 0 }

  /// The view at a position, of which there is none outside of the loop.
  public subscript(index: Int) -> Subview { SubviewsCollection([])[index] }
}

extension ForEachSubviewCollection: ResolvedElements {
  var loop: some View {
    GroupElementsOfContent(base) { [content] subviews in ForEach(subviews, content: content) }
  }
}

/// The sections in another view, as the elements of a loop; the loop alone can find out which they are.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let base: AnyView
  private let content: (SectionConfiguration) -> Content

  nonisolated init(_ base: AnyView, _ content: @escaping (SectionConfiguration) -> Content) {
    self.base = base
    self.content = content
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last: outside of the loop there are no elements.
  public var endIndex: Int { 0 }

  /// The section at a position, of which there is none outside of the loop.
  public subscript(index: Int) -> SectionConfiguration { SectionCollection([])[index] }
}

extension ForEachSectionCollection: ResolvedElements {
  var loop: some View {
    GroupSectionsOfContent(base) { [content] sections in ForEach(sections, content: content) }
  }
}

/// Elements of a loop that are found in the tree.
@MainActor
protocol ResolvedElements {
  associatedtype Loop: View

  /// A loop over what is found.
  var loop: Loop { get }
}

extension ResolvedElements {
  func list(in list: inout _SubviewList) { Loop._listSubviews(of: loop, in: &list) }
}

extension ForEach where Content: View {
  /// A view for each of the views in another view.
  ///
  /// - Invalidation: The content runs again for all of them when one comes, goes, moves or tells its
  ///   container something else; not when it only shows something else.
  public nonisolated init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(AnyView(view), content),
      content: content,
      id: { $0.id },
      run: { view, node in
        // Safe because a view's run is given nodes that its own type has made.
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).showAlone(view.data.loop)
      }
    )
  }

  /// A view for each of the sections in another view.
  ///
  /// - Invalidation: The content runs again for all of them when a section or a view in one comes, goes,
  ///   moves or tells its container something else; not when it only shows something else.
  public nonisolated init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(AnyView(view), content),
      content: content,
      id: { $0.id },
      run: { view, node in
        // Safe because a view's run is given nodes that its own type has made.
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).showAlone(view.data.loop)
      }
    )
  }
}

extension ForEachNode {
  /// Shows one view in place of rows; its type is always the same.
  @MainActor func showAlone<Alone: View>(_ view: Alone) {
    if let row = rows.first {
      Alone._updateNode(_ViewNode(row), view)
    } else {
      rows = [mount(view)]
    }
  }
}
