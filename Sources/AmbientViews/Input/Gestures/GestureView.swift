import AmbientCore
import AmbientHosting

/// A view with a gesture.
struct GestureView<Base: View, G: Gesture> {
  let base: Base
  let gesture: G
  var precedence = InstalledGesture.Precedence.normal
  var mask = GestureMask.all
  var kind = ElementKind.gestureTarget
  var attributes = ElementAttributes()
  var storage = GestureStorage()
}

extension GestureView: View, LibraryView {
  var body: some View {
    storage.gesture?.update(gesture, precedence, mask)
    return GestureElement(
      gesture: storage.gesture,
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
  let gesture: InstalledGesture?
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
    guard let gesture else { return description }
    description.set(GestureDetail(gesture: gesture))
    description.on(GeometryEvent.self) { gesture.geometry = $0 }
    guard gesture.mask.contains(.gesture) else { return description }
    let traits = gesture.recognizer?.traits
    if traits?.taps != nil { description.on(PressEvent.self) { _ in gesture.press() } }
    // The tree's `GestureArena` handles these events.
    description.on(PointerEvent.self) { _ in }
    if traits?.takesDrags == true { description.on(DragEvent.self) { _ in } }
    if traits?.takesPinches == true { description.on(PinchEvent.self) { _ in } }
    return description
  }
}
