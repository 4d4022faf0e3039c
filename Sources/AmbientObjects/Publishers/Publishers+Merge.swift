#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the values of two publishers, in order of arrival.
  ///
  /// The merged publisher finishes when all publishers have finished, and fails when one of them
  /// fails. If the subscriber has unlimited demand, each publisher gets one request for all its
  /// values. Otherwise each publisher gets requests for one value at a time.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values of all publishers.
    public typealias Output = A.Output
    /// The error of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, memory: (), sides: 2, rule: .all)
      join.start()
      join.add(a, at: 0) { $1 }
      join.add(b, at: 1) { $1 }
    }

    /// Returns a publisher that also sends the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of the values of all publishers.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge3(a, b, other)
    }

    /// Returns a publisher that also sends the values of two more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q)
      -> Publishers.Merge4<A, B, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
      Publishers.Merge4(a, b, p, q)
    }

    /// Returns a publisher that also sends the values of three more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
      -> Publishers.Merge5<A, B, P, Q, R>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure
    {
      Publishers.Merge5(a, b, p, q, r)
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
    ) -> Publishers.Merge6<A, B, P, Q, R, T>
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
      Publishers.Merge6(a, b, p, q, r, t)
    }

    /// Returns a publisher that also sends the values of five more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    ///   - t: The fourth publisher to add.
    ///   - u: The fifth publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher>(
      with p: P,
      _ q: Q,
      _ r: R,
      _ t: T,
      _ u: U
    ) -> Publishers.Merge7<A, B, P, Q, R, T, U>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure,
      T.Output == Output,
      T.Failure == Failure,
      U.Output == Output,
      U.Failure == Failure
    {
      Publishers.Merge7(a, b, p, q, r, t, u)
    }

    /// Returns a publisher that also sends the values of six more publishers.
    ///
    /// - Parameters:
    ///   - p: The first publisher to add.
    ///   - q: The second publisher to add.
    ///   - r: The third publisher to add.
    ///   - t: The fourth publisher to add.
    ///   - u: The fifth publisher to add.
    ///   - v: The sixth publisher to add.
    /// - Returns: A publisher of the values of all publishers.
    public func merge<
      P: Publisher,
      Q: Publisher,
      R: Publisher,
      T: Publisher,
      U: Publisher,
      V: Publisher
    >(with p: P, _ q: Q, _ r: R, _ t: T, _ u: U, _ v: V)
      -> Publishers.Merge8<A, B, P, Q, R, T, U, V>
    where
      P.Output == Output,
      P.Failure == Failure,
      Q.Output == Output,
      Q.Failure == Failure,
      R.Output == Output,
      R.Failure == Failure,
      T.Output == Output,
      T.Failure == Failure,
      U.Output == Output,
      U.Failure == Failure,
      V.Output == Output,
      V.Failure == Failure
    {
      Publishers.Merge8(a, b, p, q, r, t, u, v)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
#endif
