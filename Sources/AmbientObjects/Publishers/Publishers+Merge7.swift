#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the values of seven publishers, in order of arrival.
  ///
  /// The merged publisher finishes when all publishers have finished, and fails when one of them
  /// fails. If the subscriber has unlimited demand, each publisher gets one request for all its
  /// values. Otherwise each publisher gets requests for one value at a time.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure,
    A.Output == B.Output,
    B.Failure == C.Failure,
    B.Output == C.Output,
    C.Failure == D.Failure,
    C.Output == D.Output,
    D.Failure == E.Failure,
    D.Output == E.Output,
    E.Failure == F.Failure,
    E.Output == F.Output,
    F.Failure == G.Failure,
    F.Output == G.Output
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

    /// The sixth publisher.
    public let f: F

    /// The seventh publisher.
    public let g: G

    /// Creates a publisher of the values of seven publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    ///   - e: The fifth publisher.
    ///   - f: The sixth publisher.
    ///   - g: The seventh publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, memory: (), sides: 7, rule: .all)
      join.start()
      join.add(a, at: 0) { $1 }
      join.add(b, at: 1) { $1 }
      join.add(c, at: 2) { $1 }
      join.add(d, at: 3) { $1 }
      join.add(e, at: 4) { $1 }
      join.add(f, at: 5) { $1 }
      join.add(g, at: 6) { $1 }
    }

    /// Returns a publisher that also sends the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of the values of all publishers.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable,
  B: Equatable,
  C: Equatable,
  D: Equatable,
  E: Equatable,
  F: Equatable,
  G: Equatable
{}
#endif
