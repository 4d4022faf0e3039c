extension Gesture {
  /// Returns a gesture that recognizes either this gesture or another gesture.
  ///
  /// This gesture has precedence: the other gesture is recognized only after this gesture has
  /// failed.
  ///
  /// - Parameter other: The gesture with less precedence.
  /// - Returns: The combined gesture.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which only one is recognized; the first gesture has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognized.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The gesture that has precedence over ``second``.
  public var first: First

  /// The gesture that is recognized if the first gesture fails.
  public var second: Second

  /// Creates the combination of two gestures.
  ///
  /// - Parameters:
  ///   - first: The gesture with precedence.
  ///   - second: The gesture that is recognized if the first gesture fails.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that contains the recognizers of both gestures.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? ExclusiveRecognizer<First, Second> else {
      return ExclusiveRecognizer(gesture.first, gesture.second)
    }
    old.update(gesture.first, gesture.second)
    return old
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value

  override var phase: GesturePhase<Value> {
    switch first.stage {
    case .active, .ended: first.phase.map(Value.first)
    case .failed: second.phase.map(Value.second)
    case .possible: .possible(first.phase.value.map(Value.first))
    }
  }

  override func receive(_ input: GestureInput) {
    first.receive(input)
    second.receive(input)
    if first.stage.isRecognized {
      second.fail()
    } else if second.stage.isRecognized, !first.holdsBack(after: input) {
      first.fail()
    }
  }

  override func deliver() {
    first.deliver()
    if first.stage == .failed || second.stage == .failed { second.deliver() }
  }

  override func holdsBack(after input: GestureInput) -> Bool {
    switch first.stage {
    case .possible:
      first.holdsBack(after: input)
        || (second.stage == .possible && second.holdsBack(after: input))
    case .failed: second.stage == .possible && second.holdsBack(after: input)
    case .active, .ended: false
    }
  }

  override var traits: GestureTraits { first.traits.union(second.traits) }

  override func press() {
    if first.traits.taps == traits.taps {
      first.press()
      second.fail()
    } else {
      first.fail()
      second.press()
    }
  }
}
