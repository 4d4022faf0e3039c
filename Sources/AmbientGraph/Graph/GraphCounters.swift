/// How much work a graph did, in steps that do not depend on the machine.
public struct GraphCounters: Equatable, Sendable {
  /// Effects and derived values that were looked at, whether or not they had to run.
  public var visited = 0

  /// Effects and derived values that were marked possibly stale by a write.
  public var marked = 0

  /// Effects that ran.
  public var effectsRun = 0

  /// Derived values that were computed.
  public var computed = 0

  /// Makes counters that stand at zero.
  public init() {}
}
