/// The values of keyframes over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///   KeyframeTrack(\.x) { LinearKeyframe(100, duration: 2) }
/// }
/// timeline.value(time: 1)   // (50, 0)
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let setters: [(inout Value, Double) -> Void]

  /// The seconds from the beginning to the last keyframe.
  public let duration: Double

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - content: The tracks of the value's parts.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content()._tracks)
  }

  init(_ initialValue: Value, _ tracks: [_KeyframeTracks<Value>.Track]) {
    self.initialValue = initialValue
    let begun = tracks.map { $0.begin(initialValue) }
    setters = begun.map(\.set)
    duration = begun.map(\.duration).max() ?? 0
  }

  /// Returns the value at a time.
  ///
  /// - Parameter time: The seconds since the beginning; after the end, the last value remains.
  /// - Returns: The value.
  /// - Complexity: O(n) in the number of keyframes of all tracks.
  public func value(time: Double) -> Value {
    var result = initialValue
    for set in setters { set(&result, time) }
    return result
  }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction, from 0 to 1.
  /// - Returns: The value.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
