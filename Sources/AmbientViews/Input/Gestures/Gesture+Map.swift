extension Gesture {
  /// Returns a gesture whose values are computed from the values of this gesture.
  ///
  /// - Parameter body: Computes a value of the new gesture.
  /// - Returns: The gesture with the computed values.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture whose values are computed from the values of another gesture.
public struct _MapGesture<Content: Gesture, Value> {
  let base: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that computes the values.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? MapRecognizer<Content, Value> else { return MapRecognizer(gesture) }
    old.update(gesture)
    return old
  }
}

private final class MapRecognizer<Base: Gesture, Value>: _GestureRecognizer<Value> {
  private var base: _GestureRecognizer<Base.Value>
  private var transform: (Base.Value) -> Value

  init(_ gesture: _MapGesture<Base, Value>) {
    base = Base._makeRecognizer(gesture.base, reusing: nil)
    transform = gesture.transform
    super.init()
  }

  func update(_ gesture: _MapGesture<Base, Value>) {
    base = Base.recognizer(of: gesture.base, replacing: base)
    transform = gesture.transform
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }

  override var stage: GestureStage { base.stage }

  override func receive(_ input: GestureInput) { base.receive(input) }

  override func deliver() { base.deliver() }

  override func fail() { base.fail() }

  override func reset() { base.reset() }

  override func holdsBack(after input: GestureInput) -> Bool { base.holdsBack(after: input) }

  override var traits: GestureTraits { base.traits }

  override func press() { base.press() }

  override func retire() { base.retire() }
}
