import AmbientCore

/// An element that contains a view, and a layer in front of the view or behind it.
struct Layered<Base: View, Layer: View> {
  let kind: ElementKind
  var attributes = ElementAttributes()
  let base: Base
  /// An element of kind `layer`, or nothing.
  let layer: Layer
}

extension Layered: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(kind, attributes: attributes)
  }

  /// The base and the layer, in the order in which they are drawn.
  var content: some View {
    if kind == .background || kind == .listRowBackground || kind == .containerBackground {
      TupleView((layer, base))
    } else {
      TupleView((base, layer))
    }
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with a layer of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        Layered<AnyView, Layer>(
          kind: view.kind,
          attributes: view.attributes,
          base: $0,
          layer: view.layer
        )
      )
    }
  }
}
