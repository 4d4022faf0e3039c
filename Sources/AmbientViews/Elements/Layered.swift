import AmbientCore

/// A view with another one in front of it or behind it.
struct Layered<Base: View, Layer: View> {
  let kind: ElementKind
  let base: Base
  let layer: Wrapper<Layer>
}

extension Layered: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription { ElementDescription(kind) }

  /// Both, the one behind first.
  var content: some View {
    if kind == .background {
      TupleView((layer, base))
    } else {
      TupleView((base, layer))
    }
  }

  static var _isOneView: Bool { Base._isOneView }

  /// Lists the base, with a layer for each of its views.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(Layered<AnyView, Layer>(kind: view.kind, base: $0, layer: view.layer))
    }
  }
}
