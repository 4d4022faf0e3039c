import AmbientCore
import AmbientHosting

/// The gestures of an element and of its ancestors, the innermost first.
@MainActor
struct GestureChain {
  private(set) var members: [GestureMember] = []

  /// Finds the gestures for a press or a pinch that begins at a place in an element.
  ///
  /// The chain contains the gestures of the element and of its ancestors, up to the sheet or dialog
  /// that contains the element.
  init(of element: Element, at place: PointerPlace) {
    var next: Element? = element
    var path: [Element] = []
    while let element = next {
      path.append(element)
      next = element.presentation.isInFront ? nil : element.parent
    }
    for (index, element) in path.enumerated() where element.isEnabled {
      let depth = path.count - index
      if let gesture = element.detail(GestureDetail.self)?.gesture {
        guard gesture.hover == nil else { continue }
        if !gesture.mask.contains(.subviews) { members = [] }
        guard gesture.mask.contains(.gesture), let recognizer = gesture.recognizer else { continue }
        let view = TouchedView(at: place, below: path[..<index], of: gesture)
        members.append(GestureMember(element, gesture, recognizer, view, depth: depth))
      } else if let button = PressedControl.recognizer(of: element) {
        members.append(GestureMember(element, nil, button, nil, depth: depth))
      }
    }
    // If there are only controls and no gestures, the host alone handles a press of a control.
    if !members.contains(where: { $0.gesture != nil }) { members = [] }
  }

  /// The gestures that follow two fingers.
  var pinched: GestureChain {
    var chain = self
    chain.members.removeAll { !$0.recognizer.traits.takesPinches }
    return chain
  }
}

/// A gesture that competes with other gestures for a press.
@MainActor
final class GestureMember {
  let element: Element
  /// The gesture of a modifier, such as `gesture(_:)`; nil for the press of a control.
  let gesture: InstalledGesture?
  let recognizer: _AnyGestureRecognizer
  /// The view in which the press began; nil for the press of a control.
  let view: TouchedView?
  /// The depth of the element: an element has a larger depth than its ancestors.
  let depth: Int
  var status = Status.open

  enum Status {
    /// The gesture may still be recognized.
    case open
    case recognized
    /// The gesture has run its last action.
    case over
  }

  init(
    _ element: Element,
    _ gesture: InstalledGesture?,
    _ recognizer: _AnyGestureRecognizer,
    _ view: TouchedView?,
    depth: Int
  ) {
    self.element = element
    self.gesture = gesture
    self.recognizer = recognizer
    self.view = view
    self.depth = depth
  }

  func isSame(as other: GestureMember) -> Bool {
    recognizer === other.recognizer || (gesture == nil && element.id == other.element.id)
  }

  private var precedence: InstalledGesture.Precedence { gesture?.precedence ?? .normal }

  /// Returns whether this gesture and `other` can be recognized at the same time.
  ///
  /// `other` is a gesture of the same element, of an ancestor or of a descendant.
  func goesTogether(with other: GestureMember) -> Bool {
    outer(of: other).precedence == .simultaneous
  }

  /// Returns whether `other` has to wait until this gesture has failed.
  func precedes(_ other: GestureMember) -> Bool {
    let outer = outer(of: other)
    switch outer.precedence {
    case .simultaneous: return false
    case .high: return outer === self
    case .normal: return outer === other
    }
  }

  private func outer(of other: GestureMember) -> GestureMember {
    depth < other.depth ? self : other
  }
}

/// Creates a tap gesture for a control, such as a button, in a view that has gestures.
///
/// The gesture performs the action of the control.
@MainActor
private enum PressedControl {
  static func recognizer(of element: Element) -> _AnyGestureRecognizer? {
    let action: () -> Void
    if element.takes(PressEvent.self) {
      action = { _ = element.source.description.perform(PressEvent()) }
    } else if element.takes(ToggleEvent.self) {
      action = {
        let event = ToggleEvent(isOn: !(element[.isOn] ?? false))
        _ = element.source.description.perform(event)
      }
    } else {
      return nil
    }
    let gesture = TapGesture().onEnded(action)
    return type(of: gesture)._makeRecognizer(gesture, reusing: nil)
  }
}
