import AmbientCore

/// The recognizer of a gesture that has a body and dynamic properties.
final class BodyRecognizer<Content: Gesture>: ActionRecognizer<Content.Body> {
  private let properties: DynamicPropertyStorage<Content>

  private init(_ body: Content.Body, _ properties: DynamicPropertyStorage<Content>) {
    self.properties = properties
    super.init(body)
  }

  /// Returns a recognizer of a gesture; nil if the gesture has no dynamic properties.
  ///
  /// If `old` is the recognizer of a gesture of the same type, the function updates `old` and
  /// returns it.
  static func recognizer(
    of gesture: Content,
    reusing old: _AnyGestureRecognizer?
  ) -> BodyRecognizer? {
    if let old = old as? BodyRecognizer {
      old.update(old.properties.connecting(gesture) { $0.body })
      return old
    }
    guard let properties = DynamicPropertyStorage<Content>.makeIfNeeded() else { return nil }
    return BodyRecognizer(properties.connecting(gesture) { $0.body }, properties)
  }

  override func retire() {
    properties.retire()
    super.retire()
  }
}
