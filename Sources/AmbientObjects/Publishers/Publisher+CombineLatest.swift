#if Objects
public import OpenCombine

extension Publisher {
  /// Sends the latest values of this publisher and another one, whenever one of them sends a value.
  ///
  /// The first pair of values is sent after both publishers have sent a value. While the
  /// subscriber has no demand, new values are not sent. The returned publisher finishes when all
  /// publishers have finished.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: A publisher of pairs.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the result of a closure for the latest values of this publisher and another one,
  /// whenever one of them sends a value.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Combines the latest values.
  /// - Returns: A publisher of the results.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Sends the latest values of this publisher and two others, whenever one of them sends a value.
  ///
  /// The first tuple of values is sent after all three publishers have sent a value. While the
  /// subscriber has no demand, new values are not sent. The returned publisher finishes when all
  /// publishers have finished.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  /// - Returns: A publisher of tuples of three values.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends the result of a closure for the latest values of this publisher and two others, whenever
  /// one of them sends a value.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: Combines the latest values.
  /// - Returns: A publisher of the results.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Sends the latest values of this publisher and three others, whenever one of them sends a
  /// value.
  ///
  /// The first tuple of values is sent after all four publishers have sent a value. While the
  /// subscriber has no demand, new values are not sent. The returned publisher finishes when all
  /// publishers have finished.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  /// - Returns: A publisher of tuples of four values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the result of a closure for the latest values of this publisher and three others,
  /// whenever one of them sends a value.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: Combines the latest values.
  /// - Returns: A publisher of the results.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
#endif
