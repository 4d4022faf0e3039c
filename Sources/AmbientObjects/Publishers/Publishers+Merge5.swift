#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the values of five publishers, in order of arrival.
  ///
  /// The merged publisher finishes when all publishers have finished, and fails when one of them
  /// fails. If the subscriber has unlimited demand, each publisher gets one request for all its
  /// values. Otherwise each publisher gets requests for one value at a time.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure,
    A.Output == B.Output,
    B.Failure == C.Failure,
    B.Output == C.Output,
    C.Failure == D.Failure,
    C.Output == D.Output,
    D.Failure == E.Failure,
    D.Output == E.Output
  {
    /// The values of all publishers.
    public typealias Output = A.Output
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

    /// The fifth publisher.
    public let e: E

    /// Creates a publisher of the values of five publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    ///   - e: The fifth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, memory: (), sides: 5, rule: .all)
      join.start()
      join.add(a, at: 0) { $1 }
      join.add(b, at: 1) { $1 }
      join.add(c, at: 2) { $1 }
      join.add(d, at: 3) { $1 }
      join.add(e, at: 4) { $1 }
    }

    /// Returns a publisher that also sends the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of the values of all publishers.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Returns a publisher that also sends the values of two more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q)
      -> Publishers.Merge7<A, B, C, D, E, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
      Publishers.Merge7(a, b, c, d, e, p, q)
    }

    /// Returns a publisher that also sends the values of three more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
      -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure
    {
      Publishers.Merge8(a, b, c, d, e, p, q, r)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
#endif
