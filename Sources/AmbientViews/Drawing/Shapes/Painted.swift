import AmbientCore
import AmbientDrawing

/// An element that contains a view and paints a style, for example as a background or a border.
///
/// The style is resolved in the environment of the element.
struct Painted<Content: View> {
  let kind: ElementKind
  let style: AnyShapeStyle
  var attributes = ElementAttributes()
  /// The painted shape; nil for a rectangle.
  var shape: PaintedShape?
  let content: Content
}

/// A shape that is filled with the style of a painted element.
struct PaintedShape {
  let shape: any Shape
  let fillStyle: FillStyle
}

extension Painted: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var attributes = attributes
    let paint = style._paint(in: environment)
    attributes[.style] = paint.description
    var description = ElementDescription(kind, attributes: attributes)
    if let shape {
      let layer = ShapeDetail.Layer(part: .area(shape.fillStyle), paint: paint)
      description.set(ShapeDetail(shape.shape, fillStyle: shape.fillStyle, layers: [layer]))
    } else {
      description.set(PaintDetail(paint))
    }
    return description
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each in a painted element of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(
        Painted<AnyView>(
          kind: view.kind,
          style: view.style,
          attributes: view.attributes,
          shape: view.shape,
          content: content
        )
      )
    }
  }
}
