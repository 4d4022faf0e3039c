public import AmbientCore

/// A view that a closure draws.
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.fill(circle, with: .color(.green))
///   context.draw(Text("go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// The closure can also draw the views in `symbols`. A tag identifies each of these views:
///
/// ```swift
/// Canvas { context, size in
///   guard let star = context.resolveSymbol(id: "star") else { return }
///   for x in stride(from: 0, to: size.width, by: 20) {
///     context.draw(star, at: CGPoint(x: x, y: size.height / 2))
///   }
/// } symbols: {
///   Image(systemName: "star").tag("star")
/// }
/// ```
///
/// A canvas has the size that is proposed to it. The views in `symbols` are elements of the tree.
/// These views are visible only where the closure draws them. A host that prints elements as text
/// always prints these views.
///
/// - Invalidation: The closure runs again when the size of the canvas changes. The closure also
///   runs again after a change of a value that it read: a state, an environment value of the
///   context, a style of a text, or the size of a view. The closure also runs again when a body
///   creates the canvas again, because closures never compare equal. A run of the closure runs no
///   body. The closure does not run when the canvas only moves.
/// - Note: The closure does not run in a host that does not lay out views, such as the host that
///   prints text.
public struct Canvas<Symbols: View> {
  /// The views that the closure can draw.
  public var symbols: Symbols

  /// The closure that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether the picture has no transparent parts.
  public var isOpaque: Bool

  /// The color space of the picture.
  public var colorMode: ColorRenderingMode

  /// Whether the picture may be drawn later than the views around it.
  public var rendersAsynchronously: Bool

  private var storage = CanvasStorage()

  /// Creates a canvas whose closure can also draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture has no transparent parts.
  ///   - colorMode: The color space of the picture.
  ///   - rendersAsynchronously: Whether a host may draw the picture later than the views around it.
  ///     The closure always runs on the main actor.
  ///   - renderer: The closure that draws. It gets a context, and the size of the canvas in points.
  ///   - symbols: The views that the closure can draw, each with a tag.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that a closure draws.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture has no transparent parts.
  ///   - colorMode: The color space of the picture.
  ///   - rendersAsynchronously: Whether a host may draw the picture later than the views around it.
  ///     The closure always runs on the main actor.
  ///   - renderer: The closure that draws. It gets a context, and the size of the canvas in points.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View, LibraryView {
  /// The element of the canvas; it contains the views that the closure can draw.
  public var body: some View {
    let storage = storage
    Group(subviews: symbols) { [self] subviews in
      CanvasElement(canvas: self, geometries: storage.geometries, subviews: Array(subviews))
    }
  }
}
