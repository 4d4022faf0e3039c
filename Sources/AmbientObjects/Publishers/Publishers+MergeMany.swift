#if Objects
public import OpenCombine

extension Publishers {
  /// A publisher that sends the values of any number of publishers, in order of arrival.
  ///
  /// All publishers have the same type.
  ///
  /// The merged publisher finishes when all publishers have finished, and fails when one of them
  /// fails. If there are no publishers, the merged publisher finishes immediately.
  ///
  /// If the subscriber has unlimited demand, each publisher gets one request for all its values.
  /// Otherwise each publisher gets requests for one value at a time.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of all publishers.
    public typealias Output = Upstream.Output

    /// The error of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of the publishers in a sequence.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber that gets the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(subscriber, memory: (), sides: publishers.count, rule: .all)
      join.start()
      for (index, publisher) in publishers.enumerated() { join.add(publisher, at: index) { $1 } }
    }

    /// Returns a publisher that also sends the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of the values of all publishers.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
