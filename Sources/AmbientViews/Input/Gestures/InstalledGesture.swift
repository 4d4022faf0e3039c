import AmbientCore
import AmbientHosting
import AmbientReflection
import AmbientSupport

/// The gesture or the hover action of one modifier, while the modified view is in the tree.
@MainActor
final class InstalledGesture {
  /// The precedence of the gesture in relation to the gestures of the subviews.
  enum Precedence {
    /// The gestures of the subviews have precedence.
    case normal
    /// The gesture has precedence over the gestures of the subviews.
    case high
    /// The gesture and the gestures of the subviews are recognized at the same time.
    case simultaneous
  }

  private(set) var recognizer: _AnyGestureRecognizer?
  private(set) var precedence = Precedence.normal
  private(set) var mask = GestureMask.all

  /// The last geometry of the view; nil if the host sends none.
  var geometry: GeometryEvent?

  /// The action for a pointer that moves over the view; nil if the modifier adds a gesture.
  var hover: HoverActions?

  nonisolated init() {}

  /// Replaces the gesture after a run of the body that declares it.
  func update<G: Gesture>(_ gesture: G, _ precedence: Precedence, _ mask: GestureMask) {
    recognizer = G.recognizer(of: gesture, replacing: recognizer)
    self.precedence = precedence
    self.mask = mask
  }

  /// Completes the gesture as if the user had tapped the view.
  func press() {
    guard let recognizer, recognizer.traits.taps != nil else { return }
    recognizer.reset()
    recognizer.press()
    recognizer.deliver()
    recognizer.reset()
  }
}

extension InstalledGesture: RetiringStorage {
  /// Releases the values of the gesture's dynamic properties; a tree calls this on the main actor.
  nonisolated func retire() {
    MainActor.assumeIsolated {
      if let recognizer { recognizer.retire() }
    }
  }
}

/// The detail by which ``GestureArena`` finds the gesture of an element.
struct GestureDetail: ElementDetail {
  /// The gesture; nil after its view has left the tree.
  ///
  /// The reference is weak. A host may keep the element of a removed view, but must not keep the
  /// actions of the gesture.
  private(set) weak var gesture: InstalledGesture?

  init(gesture: InstalledGesture) { self.gesture = gesture }

  func isSame(as other: GestureDetail) -> Bool { gesture === other.gesture }
}

/// A property that stores the gesture of its view in the view's node.
struct GestureStorage: BuiltInProperty, SelfComparing {
  /// The gesture; nil while the view is not in a tree.
  private(set) var gesture: InstalledGesture?

  mutating func install(in owner: PropertyOwner, name: StaticText, storage: inout AnyObject?) {
    let installed = storage as? InstalledGesture ?? InstalledGesture()
    storage = installed
    self.gesture = installed
    GestureArena.install(in: owner.tree)
  }

  /// Returns true, because the node keeps the same gesture when the view is created again.
  func isSame(as other: GestureStorage) -> Bool { true }
}
