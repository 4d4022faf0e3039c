import AmbientHosting

extension Gesture {
  /// Returns a gesture that recognizes this gesture, and then another gesture.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
  ///   if case .second(true, let drag?) = value { move(by: drag.translation) }
  /// }
  /// ```
  ///
  /// - Parameter other: The second gesture. It receives events after this gesture has ended.
  /// - Returns: The combined gesture.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures of which the second begins when the first has ended.
///
/// If a pointer is still pressed at the end of the first gesture, the second gesture begins with
/// this pointer.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the sequence, which shows whether the first gesture has ended.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended.
    ///
    /// The second value is nil until the second gesture has a value.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that is recognized first.
  public var first: First

  /// The gesture that is recognized after the first gesture.
  public var second: Second

  /// Creates the sequence of two gestures.
  ///
  /// - Parameters:
  ///   - first: The gesture that is recognized first.
  ///   - second: The gesture that is recognized after the first gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that contains the recognizers of both gestures.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    guard let old = old as? SequenceRecognizer<First, Second> else {
      return SequenceRecognizer(gesture.first, gesture.second)
    }
    old.update(gesture.first, gesture.second)
    return old
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value

  override var phase: GesturePhase<Value> {
    switch first.phase {
    case .possible(let value): return .possible(value.map(Value.first))
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      switch second.phase {
      case .possible(let next): return .active(.second(value, next))
      case .active(let next): return .active(.second(value, next))
      case .ended(let next): return .ended(.second(value, next))
      case .failed: return .failed
      }
    }
  }

  override func receive(_ input: GestureInput) {
    guard first.stage == .ended else {
      first.receive(input)
      if first.stage == .ended { beginSecond(input) }
      return
    }
    second.receive(input)
  }

  /// Lets the second gesture begin with the pointers that are still pressed.
  private func beginSecond(_ input: GestureInput) {
    second.reset()
    for pointer in input.pointers.keys.sorted() {
      if case .pointer(.ended, pointer) = input.kind { continue }
      var beginning = input
      beginning.kind = .pointer(.began, number: pointer)
      second.receive(beginning)
    }
  }

  override func deliver() {
    first.deliver()
    if first.stage == .ended { second.deliver() }
  }

  override func holdsBack(after input: GestureInput) -> Bool {
    first.stage == .possible && first.holdsBack(after: input)
  }

  override var traits: GestureTraits {
    var traits = first.traits.union(second.traits)
    traits.taps = nil
    return traits
  }
}
