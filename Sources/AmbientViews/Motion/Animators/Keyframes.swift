public import AmbientAnimation

/// Tracks of keyframes for the parts of a value.
///
/// A type of your own declares its tracks in its body:
///
/// ```swift
/// struct Jump: Keyframes {
///   var height: Double
///
///   var body: some Keyframes<Pose> {
///     KeyframeTrack(\.y) {
///       CubicKeyframe(height, duration: 0.3)
///       SpringKeyframe(0)
///     }
///   }
/// }
/// ```
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value

  /// The type of the body.
  associatedtype Body: Keyframes

  /// The tracks of the keyframes, one for each part of the value.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks that the library reads.
  var _tracks: [_KeyframeTracks<Value>.Track] { get }
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the body.
  public var _tracks: [_KeyframeTracks<Value>.Track] { body._tracks }
}

extension Keyframes where Body == Self {
  /// This value itself: types that the library declares have no separate body.
  public var body: Self { self }
}

/// Keyframes of one property of a value.
///
/// ```swift
/// KeyframeTrack(\Pose.angle) {
///   CubicKeyframe(.degrees(30), duration: 0.2)
///   SpringKeyframe(.zero, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the keyframes of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes in their order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates the keyframes of the whole value.
  ///
  /// - Parameter content: The keyframes in their order.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    self.init(\.self, content: content)
  }
}

extension KeyframeTrack: Keyframes {
  /// The type of the body: this type itself.
  public typealias Body = KeyframeTrack<Root, Value, Content>

  /// The list with this track as its only element.
  public var _tracks: [_KeyframeTracks<Root>.Track] {
    let (keyPath, keyframes) = (keyPath, content._keyframes)
    return [
      _KeyframeTracks<Root>.Track(begin: { initial in
        let path = KeyframePath(from: initial[keyPath: keyPath], through: keyframes)
        return (path.duration, { $0[keyPath: keyPath] = path.value(at: $1) })
      })
    ]
  }
}

/// The tracks that a result builder collects.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The type of the body: this type itself.
  public typealias Body = _KeyframeTracks<Value>

  /// The keyframes of one part of the value.
  public struct Track {
    /// Returns the duration of the track for an initial value, and the function `set`.
    ///
    /// `set` computes the animated part for a time, and writes the part into a value.
    let begin: (_ initial: Value) -> (duration: Double, set: (inout Value, Double) -> Void)

    /// Returns this track followed by the keyframes of another track.
    ///
    /// The result is nil if `keyframesOfWhole` of one of the tracks is nil.
    var appending: (Track) -> Track? = { _ in nil }

    /// The keyframes of the whole value; nil if the track comes from a ``KeyframeTrack``.
    var keyframesOfWhole: Any?
  }

  /// The tracks that were collected, in their order.
  public let _tracks: [Track]
}

extension _KeyframeTracks.Track where Value: Animatable {
  init(_ keyframes: [_Keyframe<Value>]) {
    begin = { initial in
      let path = KeyframePath(from: initial, through: keyframes)
      return (path.duration, { $0 = path.value(at: $1) })
    }
    keyframesOfWhole = keyframes
    appending = { other in
      (other.keyframesOfWhole as? [_Keyframe<Value>]).map { Self(keyframes + $0) }
    }
  }
}

/// The builder of tracks of keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the track of a statement.
  ///
  /// - Parameter track: The track.
  /// - Returns: The tracks.
  public static func buildExpression<Part, Content>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: track._tracks)
  }

  /// Returns the tracks of a statement.
  ///
  /// - Parameter keyframes: The keyframes.
  /// - Returns: The tracks.
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes>(
    _ keyframes: K
  ) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks(_tracks: keyframes._tracks)
  }

  /// Returns the keyframes of a statement as a track of the whole value.
  ///
  /// - Parameter keyframes: The keyframes.
  /// - Returns: The tracks.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframes: K
  ) -> _KeyframeTracks<Value> where K.Value == Value, Value: Animatable {
    _KeyframeTracks(_tracks: [.init(keyframes._keyframes)])
  }

  /// Returns all tracks.
  ///
  /// Successive keyframes outside of a ``KeyframeTrack`` become one track of the whole value.
  ///
  /// - Parameter tracks: The tracks of each statement.
  /// - Returns: The tracks.
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(tracks)
  }

  /// Returns the tracks of an `if #available`.
  ///
  /// - Parameter tracks: The tracks in the `if #available`.
  /// - Returns: The tracks.
  public static func buildLimitedAvailability(
    _ tracks: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> { tracks }

  /// Returns the tracks of a loop.
  ///
  /// - Parameter tracks: The tracks of each iteration.
  /// - Returns: The tracks.
  public static func buildArray(_ tracks: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    var result: [_KeyframeTracks<Value>.Track] = []
    for track in tracks.flatMap(\._tracks) {
      if let last = result.last, let both = last.appending(track) {
        result[result.count - 1] = both
      } else {
        result.append(track)
      }
    }
    return _KeyframeTracks(_tracks: result)
  }

  /// Returns the tracks of an `if` without an `else`.
  ///
  /// - Parameter tracks: The tracks in the `if`; nil if the condition is false.
  /// - Returns: The tracks.
  public static func buildOptional(_ tracks: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    tracks ?? _KeyframeTracks(_tracks: [])
  }

  /// Returns the tracks of the first branch.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The tracks.
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

  /// Returns the tracks of the second branch.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The tracks.
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }
}
