#if !canImport(Darwin)
import AmbientFoundation
import Foundation
import Testing

@Suite struct `Errors of the network` {
  @Test(arguments: [URLError.NetworkUnavailableReason.cellular, .expensive, .constrained])
  func `An error gives the reason why the network is unavailable`(
    reason: URLError.NetworkUnavailableReason
  ) {
    let values: [Any] = [reason.rawValue, NSNumber(value: reason.rawValue)]
    for value in values {
      let information = [NSURLErrorNetworkUnavailableReasonKey: value]
      let error = URLError(.notConnectedToInternet, userInfo: information)
      #expect(error.networkUnavailableReason == reason)
    }
  }

  @Test func `networkUnavailableReason is nil if the error contains no known reason`() {
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
    for value: Any in [7, "cellular"] {
      let information = [NSURLErrorNetworkUnavailableReasonKey: value]
      let error = URLError(.timedOut, userInfo: information)
      #expect(error.networkUnavailableReason == nil)
    }
  }
}
#endif
