#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the latest values of two publishers, whenever one of them sends a
  /// value.
  ///
  /// The first pair of values is sent after both publishers have sent a value. The combined
  /// publisher finishes when both publishers have finished, and fails when one of them fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      typealias Latest = (A.Output?, B.Output?)
      /// Returns the values, or nil if one is missing.
      func whole(_ latest: Latest) -> Output? {
        guard let a = latest.0, let b = latest.1 else { return nil }
        return (a, b)
      }
      let none: Latest = (nil, nil)
      let join = Join(subscriber, memory: none, sides: 2, rule: .latest)
      join.start()
      join.add(a, at: 0) { latest, value in
        latest.0 = value
        return whole(latest)
      }
      join.add(b, at: 1) { latest, value in
        latest.1 = value
        return whole(latest)
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
#endif
