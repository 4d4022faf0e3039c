import AmbientLayout

/// How often and how fast a symbol effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a symbol effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let name: String

    /// The effect is repeated without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(name: "repeats continuous") }

    /// The effect is repeated with pauses that the host chooses.
    public static var periodic: RepeatBehavior { RepeatBehavior(name: "repeats periodic") }

    /// Returns a behavior that repeats the effect with pauses.
    ///
    /// - Parameters:
    ///   - count: The number of plays; nil if the plays never end.
    ///   - delay: The pause in seconds; nil for the pause that the host chooses.
    /// - Returns: The behavior.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let words = [count.map { "times \($0)" }, delay.map { "delay \(CGFloat($0).attributeText)" }]
      return RepeatBehavior(
        name: (["repeats periodic"] + words.compactMap(\.self)).joined(separator: " ")
      )
    }
  }

  private var repetition: String?
  private var speed = 1.0

  /// The default options of the host.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// The effect is repeated.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

  /// The effect is not repeated.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Returns options for an effect that is played `count` times, or without end if `count` is nil.
  ///
  /// - Parameter count: The number of times; nil for an effect without end.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Returns options for an effect that is repeated in a given way.
  ///
  /// - Parameter behavior: The repeat behavior.
  /// - Returns: The options.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns options for an effect that is played at a given speed; 1 is the default speed.
  ///
  /// - Parameter speed: The speed; 2 is twice as fast as the default.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// These options, with repetition.
  public var repeating: SymbolEffectOptions { repeated("repeats") }

  /// These options, without repetition.
  public var nonRepeating: SymbolEffectOptions { repeated("once") }

  /// Returns these options for an effect that is played `count` times, or without end if `count`
  /// is nil.
  ///
  /// - Parameter count: The number of times; nil for an effect without end.
  /// - Returns: The options.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    repeated(count.map { "times \($0)" } ?? "repeats")
  }

  /// Returns these options with another repeat behavior.
  ///
  /// - Parameter behavior: The repeat behavior.
  /// - Returns: The options.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    repeated(behavior.name)
  }

  /// Returns these options with another speed; 1 is the default speed.
  ///
  /// - Parameter speed: The speed; 2 is twice as fast as the default.
  /// - Returns: The options.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  private func repeated(_ name: String) -> SymbolEffectOptions {
    var options = self
    options.repetition = name
    return options
  }

  /// The words that describe the options in an attribute, such as `times 2` and `speed 0.5`.
  var words: [String] {
    [repetition, speed == 1 ? nil : "speed \(CGFloat(speed).attributeText)"].compactMap(\.self)
  }
}

/// A symbol effect on the images of a view.
struct SymbolEffectState: Equatable {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions

  /// The number of plays so far; nil for an effect that is active until it is removed.
  let plays: Int?

  /// The words that describe the effect in an attribute; nil if `plays` is 0.
  var attributeText: String? {
    if plays == 0 { return nil }
    return ([effect.name] + options.words + (plays.map { ["\($0)"] } ?? []))
      .joined(separator: " ")
  }
}
