import AmbientLayout

/// A gesture that consists of one or more taps.
///
/// A tap is a press and a release at about the same location. Several taps count as one gesture if
/// each tap begins shortly after the end of the previous tap.
///
/// ```swift
/// Text("Like").gesture(TapGesture(count: 2).onEnded { isLiked = true })
/// ```
public struct TapGesture {
  /// The type of the value: an empty tuple, because a tap carries no data.
  public typealias Value = ()

  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: The number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that counts taps.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? TapRecognizer ?? TapRecognizer()
    recognizer.count = gesture.count
    return recognizer
  }
}

private final class TapRecognizer: TapCounter<Void> {
  override func value(_ input: GestureInput?) {}
}

/// One or more taps, with the location of the last tap.
public struct SpatialTapGesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a spatial tap gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates the gesture with a ``CoordinateSpace``.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// The type of the body: this gesture has no body.
  public typealias Body = Never

  /// Returns a recognizer that counts taps.
  public static func _makeRecognizer(
    _ gesture: Self,
    reusing old: _AnyGestureRecognizer?
  ) -> _GestureRecognizer<Value> {
    let recognizer = old as? SpatialTapRecognizer ?? SpatialTapRecognizer()
    recognizer.count = gesture.count
    recognizer.space = gesture.coordinateSpace
    return recognizer
  }
}

private final class SpatialTapRecognizer: TapCounter<SpatialTapGesture.Value> {
  var space = CoordinateSpace.local

  override func value(_ input: GestureInput?) -> SpatialTapGesture.Value {
    guard let input, let place = input.pointers[pointer ?? 0] else {
      return SpatialTapGesture.Value(location: .zero)
    }
    return SpatialTapGesture.Value(location: input.location(of: place, in: space))
  }
}
