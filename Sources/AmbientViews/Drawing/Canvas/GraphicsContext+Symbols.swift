public import AmbientLayout

extension GraphicsContext {
  /// A view that the renderer of a canvas can draw any number of times.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize

    /// The position of the view among the views of the canvas.
    let index: Int
  }

  /// Finds the view with a tag among the `symbols` of the canvas.
  ///
  /// - Parameter id: The tag of the view.
  /// - Returns: The view; nil if the canvas has no view with the tag.
  /// - Complexity: O(*n*) in the number *n* of views of the canvas.
  /// - Invalidation: The renderer runs again when the size of the view changes.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.firstIndex { $0.hasTag(id) }.map {
      ResolvedSymbol(size: symbols[$0].size(), index: $0)
    }
  }

  /// Draws a view of the canvas, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: The rectangle, in the current coordinates.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record(.symbol(symbol.index, size: symbol.size, in: rect))
  }

  /// Draws a view of the canvas in the view's own size.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The point, in the current coordinates.
  ///   - anchor: The point of the view to place at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor: anchor))
  }
}
