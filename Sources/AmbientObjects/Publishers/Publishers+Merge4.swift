#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the values of four publishers, in order of arrival.
  ///
  /// The merged publisher finishes when all publishers have finished, and fails when one of them
  /// fails. If the subscriber has unlimited demand, each publisher gets one request for all its
  /// values. Otherwise each publisher gets requests for one value at a time.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure,
    A.Output == B.Output,
    B.Failure == C.Failure,
    B.Output == C.Output,
    C.Failure == D.Failure,
    C.Output == D.Output
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

    /// Creates a publisher of the values of four publishers.
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
      let join = Join(subscriber, memory: (), sides: 4, rule: .all)
      join.start()
      join.add(a, at: 0) { $1 }
      join.add(b, at: 1) { $1 }
      join.add(c, at: 2) { $1 }
      join.add(d, at: 3) { $1 }
    }

    /// Returns a publisher that also sends the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of the values of all publishers.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge5(a, b, c, d, other)
    }

    /// Returns a publisher that also sends the values of two more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q)
      -> Publishers.Merge6<A, B, C, D, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
      Publishers.Merge6(a, b, c, d, p, q)
    }

    /// Returns a publisher that also sends the values of three more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
      -> Publishers.Merge7<A, B, C, D, P, Q, R>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure
    {
      Publishers.Merge7(a, b, c, d, p, q, r)
    }

    /// Returns a publisher that also sends the values of four more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    ///   - t: The fourth publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
      with p: P,
      _ q: Q,
      _ r: R,
      _ t: T
    ) -> Publishers.Merge8<A, B, C, D, P, Q, R, T>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure,
      T.Output == Output,
      T.Failure == Failure
    {
      Publishers.Merge8(a, b, c, d, p, q, r, t)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
