import AmbientHosting
import AmbientLayout
import AmbientViews

extension LayoutRules {
  mutating func addDrawings() {
    set(.text) { element, context in .text(element, context) }
    set(.color) { _, _ in ElementLayout(FilledLayout()) }
    set(.shape) { element, _ in
      guard let detail = element.detail(ShapeDetail.self) else {
        return ElementLayout(FilledLayout())
      }
      return ElementLayout(ShapeLayout(shape: detail.shape))
    }
    set(.canvas) { _, _ in ElementLayout(CanvasLayout()) }
    set(.canvasSymbol) { _, _ in .modifier(FirstViewLayout()) }
    set(.image) { element, context in
      let size = context.settings.imageSize(element) ?? element.detail(ImageDetail.self)?.size
      return ElementLayout(
        ImageLayout(
          size: size ?? context.settings.drawingMeasure.size(ofImage: element.attributes),
          isResizable: element[.resizable] == true
        )
      )
    }
  }
}

/// The layout of a canvas: the canvas takes the proposed size, and each symbol has its ideal size.
private struct CanvasLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// The layout of a shape: the shape chooses the size.
private struct ShapeLayout: LeafLayout {
  let shape: any Shape

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// The layout of an image: the image has its own size, or the proposed size if it is resizable.
private struct ImageLayout: LeafLayout {
  let size: CGSize

  /// Whether the image fills the proposed space.
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}
