import AmbientCore

/// The element of a view with an overlay or a background.
struct Layered<Base: View, Layer: View> {
  /// `.overlay` or `.background`.
  let kind: ElementKind
  let base: Base
  let layer: Wrapper<Layer>
}

extension Layered: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription { ElementDescription(kind) }

  /// The base and the layer, in the order in which they are drawn.
  var content: some View {
    if kind == .background {
      TupleView((layer, base))
    } else {
      TupleView((base, layer))
    }
  }

  static var _isOneView: Bool { Base._isOneView }

  /// Lists the subviews of the base, each with a layer of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(Layered<AnyView, Layer>(kind: view.kind, base: $0, layer: view.layer))
    }
  }
}
