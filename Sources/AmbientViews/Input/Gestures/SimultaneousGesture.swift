import AmbientHosting

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another gesture at the same time.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The combined gesture.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures that are recognized at the same time.
///
/// The combined gesture is in progress while at least one of the two gestures is in progress. The
/// combined gesture is over when both gestures are over. If both have failed, the combined gesture
/// fails. Otherwise, the combined gesture ends.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The current values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil if there is none yet, or if the gesture failed.
    public var first: First.Value?

    /// The value of the second gesture; nil if there is none yet, or if the gesture failed.
    public var second: Second.Value?
  }

  /// The first of the two gestures.
  public var first: First

  /// The second of the two gestures.
  public var second: Second

  /// Creates the combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that contains the recognizers of both gestures.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? SimultaneousRecognizer<First, Second> else {
      return SimultaneousRecognizer(gesture.first, gesture.second)
    }
    old.update(gesture.first, gesture.second)
    return old
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let stages = [first.stage, second.stage]
    if stages == [.failed, .failed] { return .failed }
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value,
      second: second.phase.value
    )
    if stages.allSatisfy(\.isOver) { return .ended(value) }
    if stages.contains(where: \.isRecognized) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }

  override func receive(_ input: GestureInput) {
    first.receive(input)
    second.receive(input)
    guard case .pinch(let event) = input.kind, event.phase == .ended || event.phase == .canceled
    else { return }
    // The pinch is over. A gesture that is still possible, but no longer holds back other gestures,
    // cannot succeed any more. The gesture must fail here, or the pair would never end.
    for gesture in [first, second] as [_AnyGestureRecognizer]
    where gesture.stage == .possible && !gesture.holdsBack(after: input) { gesture.fail() }
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func holdsBack(after input: GestureInput) -> Bool {
    ([first, second] as [_AnyGestureRecognizer]).contains {
      $0.stage == .possible && $0.holdsBack(after: input)
    }
  }

  override var traits: GestureTraits { first.traits.union(second.traits) }

  override func press() {
    for gesture in [first, second] as [_AnyGestureRecognizer] {
      if gesture.traits.taps == traits.taps { gesture.press() } else { gesture.fail() }
    }
  }
}
