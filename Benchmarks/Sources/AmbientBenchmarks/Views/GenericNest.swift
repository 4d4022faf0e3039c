import Ambient

/// A view around another one, as generic containers and cards are.
struct Wrapper<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Wrappers within each other, each of a type of its own, as deep as a case wants.
enum GenericNest {
  /// Puts a view into wrappers; the innermost type is known when the program runs, and not before.
  static func wrapping(_ content: some View, times depth: Int) -> AnyView {
    depth > 0 ? wrapping(Wrapper(content: content), times: depth - 1) : AnyView(content)
  }
}
