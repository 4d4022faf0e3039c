public import AmbientCore

/// A view whose content gets a proxy for scrolling to views.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Last") { proxy.scrollTo(items.count - 1, anchor: .bottom) }
///   List(items.indices, id: \.self) { ItemRow(item: items[$0]) }
/// }
/// ```
///
/// - Invalidation: A scroll changes positions and frames. Only the bodies that read one of the
///   changed values run.
public struct ScrollViewReader<Content: View> {
  /// The closure that builds the content.
  public var content: (ScrollViewProxy) -> Content

  @State private var requests: [ScrollRequest] = []

  /// Creates a view whose content gets a proxy for scrolling to views.
  ///
  /// - Parameter content: Builds the content from a proxy. Actions may store and use the proxy.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, LibraryView {
  /// The element of the `ScrollViewReader`, with the content in the element.
  public var body: some View {
    ScrollRequestsElement(
      requests: $requests,
      content: ScrollReaderContent(
        proxy: ScrollViewProxy(requests: $requests),
        content: content
      )
    )
  }
}

/// A proxy with which the content of a ``ScrollViewReader`` scrolls.
public struct ScrollViewProxy {
  fileprivate let requests: Binding<[ScrollRequest]>

  /// Scrolls to a view in the ``ScrollViewReader``.
  ///
  /// The scroll happens in the scroll view that contains the view, after the next layout. One
  /// action can therefore add the view and scroll to it. Nothing happens if no view has the
  /// identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view, from `id(_:)` or from a `ForEach`.
  ///   - anchor: The point at which the view and the scroll view are aligned, as far as the content
  ///     allows. If the anchor is nil, the scroll ends as soon as the whole view is visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.wrappedValue.add(.view(ScrollViewID(AnyHashable(id))), anchor: anchor)
  }
}

/// The content of a `ScrollViewReader`; the body calls the closure that builds the content.
private struct ScrollReaderContent<Content: View> {
  let proxy: ScrollViewProxy
  let content: (ScrollViewProxy) -> Content
}

extension ScrollReaderContent: View, NamedBody {
  static var bodyName: String? { nil }

  var body: Content { content(proxy) }
}

/// The element of a `ScrollViewReader`; a request for a scroll updates the element.
private struct ScrollRequestsElement<Content: View> {
  let requests: Binding<[ScrollRequest]>
  let content: Content
}

extension ScrollRequestsElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.scrollViewReader)
    let requests = requests.wrappedValue
    if !requests.isEmpty { description.set(ScrollRequestsDetail(requests)) }
    return description
  }
}
