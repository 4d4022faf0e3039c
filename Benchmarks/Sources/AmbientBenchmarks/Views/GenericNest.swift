import Ambient

/// A view with generic content, like many containers and cards.
struct Wrapper<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Nested wrappers, each of a different type.
enum GenericNest {
  /// Wraps a view `depth` times; the resulting type is known only at run time.
  static func wrapping(_ content: some View, times depth: Int) -> AnyView {
    depth > 0 ? wrapping(Wrapper(content: content), times: depth - 1) : AnyView(content)
  }
}
