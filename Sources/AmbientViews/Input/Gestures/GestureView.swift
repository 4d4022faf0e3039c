import AmbientCore
import AmbientHosting

struct GestureView<Base: View, G: Gesture> {
  let base: Base
  let gesture: G
  var precedence = GestureOwner.Precedence.normal
  var mask = GestureMask.all
  var kind = ElementKind.gestureTarget
  var attributes = ElementAttributes()
  var storage = GestureStorage()
}

extension GestureView: View, LibraryView {
  var body: some View {
    storage.owner?.update(gesture, precedence, mask)
    return GestureElement(
      owner: storage.owner,
      kind: kind,
      attributes: attributes,
      content: base
    )
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with the gesture.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) { base in
      AnyView(
        GestureView<AnyView, G>(
          base: base,
          gesture: view.gesture,
          precedence: view.precedence,
          mask: view.mask,
          kind: view.kind,
          attributes: view.attributes
        )
      )
    }
  }
}

/// The element of a view with a gesture or a hover action.
struct GestureElement<Content: View> {
  let owner: GestureOwner?
  let kind: ElementKind
  let attributes: ElementAttributes
  let content: Content
}

extension GestureElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(
      kind,
      attributes: attributes,
      isEnabled: environment.isEnabled
    )
    guard let owner else { return description }
    description.set(GestureDetail(owner: owner))
    description.on(GeometryEvent.self) { owner.geometry = $0 }
    guard owner.mask.contains(.gesture) else { return description }
    let traits = owner.recognizer?.traits
    if traits?.taps != nil { description.on(PressEvent.self) { _ in owner.press() } }
    // The tree's `GestureArena` handles these events.
    description.on(PointerEvent.self) { _ in }
    if traits?.takesDrags == true { description.on(DragEvent.self) { _ in } }
    if traits?.takesPinches == true { description.on(PinchEvent.self) { _ in } }
    return description
  }
}
