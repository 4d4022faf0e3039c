public import AmbientCore

/// A view that builds its content from its own size and position.
///
/// ```swift
/// GeometryReader { proxy in
///   Text("Wide").frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// The host sends the geometry of the view after each layout. Before the first layout, the content
/// is not in the tree.
///
/// - Invalidation: The closure runs again after a change of a value that it read through the proxy.
///   A closure that reads only the size does not run when the view only moves. The closure also
///   runs again when a body creates the reader again, because closures never compare equal.
/// - Note: A host that does not lay out views, such as a host that prints text, never shows the
///   content.
public struct GeometryReader<Content: View> {
  /// The closure that builds the content.
  public var content: (GeometryProxy) -> Content

  private var storage = GeometryStorage()

  /// Creates a view that builds its content from its own geometry.
  ///
  /// - Parameter content: Builds the content. The proxy may be stored and passed to other views:
  ///   each view depends on the values that it reads through the proxy.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, LibraryView {
  /// The element of the reader; it contains the content after the first layout.
  public var body: some View {
    let geometry = storage.geometry
    GeometryElement(
      kind: .geometryReader,
      geometry: geometry,
      content: geometry.flatMap { geometry in
        geometry.isPlaced
          ? GeometryContent(proxy: GeometryProxy(geometry), content: content) : nil
      }
    )
  }
}

private struct GeometryContent<Content: View> {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content
}

extension GeometryContent: View, NamedBody {
  static var bodyName: String? { "GeometryReader" }

  var body: Content { content(proxy) }
}
