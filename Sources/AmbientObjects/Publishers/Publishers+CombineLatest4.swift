#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the latest values of four publishers, whenever one of them sends a
  /// value.
  ///
  /// Nothing is sent until all four publishers have sent a value. The combined publisher finishes
  /// when all publishers have finished, and fails when one of them fails.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      typealias Latest = (A.Output?, B.Output?, C.Output?, D.Output?)
      /// Returns the values, or nil if one is missing.
      func whole(_ latest: Latest) -> Output? {
        guard let a = latest.0, let b = latest.1, let c = latest.2, let d = latest.3 else {
          return nil
        }
        return (a, b, c, d)
      }
      let none: Latest = (nil, nil, nil, nil)
      let join = Join(subscriber, memory: none, sides: 4, rule: .latest)
      join.start()
      join.add(a, at: 0) { latest, value in
        latest.0 = value
        return whole(latest)
      }
      join.add(b, at: 1) { latest, value in
        latest.1 = value
        return whole(latest)
      }
      join.add(c, at: 2) { latest, value in
        latest.2 = value
        return whole(latest)
      }
      join.add(d, at: 3) { latest, value in
        latest.3 = value
        return whole(latest)
      }
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
