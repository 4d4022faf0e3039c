public import AmbientAnimation

/// A keyframe: a target, and the movement that leads to it.
public struct _Keyframe<Value: Animatable> {
  enum Path {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case move
  }

  let target: Value
  /// The seconds to the target; nil for the time that a spring needs.
  let duration: Double?
  let path: Path
}

/// Keyframes of one value, in their order.
///
/// A type of your own combines keyframes in its body:
///
/// ```swift
/// struct Shake: KeyframeTrackContent {
///   var distance: Double
///
///   var body: some KeyframeTrackContent<Double> {
///     for sign in [1.0, -1, 1] { LinearKeyframe(sign * distance, duration: 0.1) }
///     SpringKeyframe(0)
///   }
/// }
/// ```
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value

  /// The type of the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes in their order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes that the library reads, in their order.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension KeyframeTrackContent where Body == Self {
  /// This value itself: types that the library declares have no separate body.
  public var body: Self { self }
}

/// A keyframe to which the value moves in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body: this type itself.
  public typealias Body = LinearKeyframe<Value>

  /// The list with this keyframe as its only element.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a linear keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The seconds that the movement takes.
  ///   - timingCurve: The curve that decides the speed of the movement.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: duration, path: .linear(timingCurve))]
  }
}

/// A keyframe to which the value moves along a smooth curve.
///
/// By default, the start velocity is the velocity at the end of the previous keyframe. The start
/// velocity of the first keyframe is zero by default.
///
/// The default of the end velocity is:
///
/// - the start velocity of the next keyframe, if the next keyframe is cubic and sets one;
/// - the mean velocity from the beginning of this keyframe to the end of the next keyframe, if the
///   next keyframe is cubic and sets no start velocity;
/// - zero in all other cases.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body: this type itself.
  public typealias Body = CubicKeyframe<Value>

  /// The list with this keyframe as its only element.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a cubic keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The seconds that the movement takes.
  ///   - startVelocity: The velocity at the beginning, per second; nil for the default.
  ///   - endVelocity: The velocity at the end, per second; nil for the default.
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    let path = _Keyframe<Value>.Path.cubic(
      start: startVelocity?.animatableData,
      end: endVelocity?.animatableData
    )
    _keyframes = [_Keyframe(target: to, duration: duration, path: path)]
  }
}

/// A keyframe to which a spring pulls the value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body: this type itself.
  public typealias Body = SpringKeyframe<Value>

  /// The list with this keyframe as its only element.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a spring keyframe.
  ///
  /// - Parameters:
  ///   - to: The target of the spring.
  ///   - duration: The seconds for which the spring pulls; nil for the time that the spring needs
  ///     to settle.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the beginning, per second; nil for the velocity at the end
  ///     of the previous keyframe, which is zero if there is no previous keyframe.
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let path = _Keyframe<Value>.Path.spring(spring, start: startVelocity?.animatableData)
    _keyframes = [_Keyframe(target: to, duration: duration, path: path)]
  }
}

/// A keyframe to which the value jumps, without a movement.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body: this type itself.
  public typealias Body = MoveKeyframe<Value>

  /// The list with this keyframe as its only element.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a move keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) { _keyframes = [_Keyframe(target: to, duration: 0, path: .move)] }
}

/// The keyframes that a result builder collects.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// The type of the body: this type itself.
  public typealias Body = _KeyframeList<Value>

  /// The keyframes in their order.
  public let _keyframes: [_Keyframe<Value>]
}

/// The builder of keyframes of one value.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of a statement.
  ///
  /// - Parameter expression: The value of the statement.
  /// - Returns: The keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(_keyframes: expression._keyframes)
  }

  /// Returns the keyframes of all statements.
  ///
  /// - Parameter lists: The keyframes of each statement.
  /// - Returns: The keyframes.
  public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(lists)
  }

  /// Returns the keyframes of an `if #available`.
  ///
  /// - Parameter list: The keyframes in the `if #available`.
  /// - Returns: The keyframes.
  public static func buildLimitedAvailability(
    _ list: _KeyframeList<Value>
  ) -> _KeyframeList<Value> { list }

  /// Returns the keyframes of a loop.
  ///
  /// - Parameter lists: The keyframes of each iteration.
  /// - Returns: The keyframes.
  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: lists.flatMap(\._keyframes))
  }

  /// Returns the keyframes of an `if` without an `else`.
  ///
  /// - Parameter list: The keyframes in the `if`; nil if the condition is false.
  /// - Returns: The keyframes.
  public static func buildOptional(_ list: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    list ?? _KeyframeList(_keyframes: [])
  }

  /// Returns the keyframes of the first branch.
  ///
  /// - Parameter first: The content of the first branch.
  /// - Returns: The keyframes.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  /// Returns the keyframes of the second branch.
  ///
  /// - Parameter second: The content of the second branch.
  /// - Returns: The keyframes.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}
