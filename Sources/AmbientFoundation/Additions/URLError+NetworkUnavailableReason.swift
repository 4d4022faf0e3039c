#if !canImport(Darwin)
public import Foundation

/// A key in the `userInfo` of a `URLError`: its value is the reason why a request may not use the
/// network.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// A reason why a request may not use the network.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The request may not use a cellular network.
    case cellular
    /// The request may not use an expensive network.
    case expensive
    /// The request may not use a network in Low Data Mode.
    case constrained
  }

  /// The reason why the request may not use the network; nil if the error gives no reason.
  ///
  /// On this platform, the errors of `URLSession` give no reason. A test can create an error that
  /// gives one:
  ///
  /// ```swift
  /// let error = URLError(
  ///   .notConnectedToInternet,
  ///   userInfo: [
  ///     NSURLErrorNetworkUnavailableReasonKey:
  ///       URLError.NetworkUnavailableReason.constrained.rawValue
  ///   ]
  /// )
  /// ```
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }
}
#endif
