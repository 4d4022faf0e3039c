import AmbientEnvironment
import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension DependencyValues {
  /// The session that loads from the network; in tests, one that loads nothing and says so.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self].session }
    set { self[URLSessionKey.self] = SharedURLSession(session: newValue) }
  }
}

// @unchecked: a session guards itself.
private struct SharedURLSession: @unchecked Sendable {
  let session: URLSession
}

private enum URLSessionKey: DependencyKey, PropertyKey {
  static let property = "urlSession"
  static var liveValue: SharedURLSession { .init(session: .shared) }

  static var testValue: SharedURLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return .init(session: URLSession(configuration: configuration))
  }
}

/// Fails every request.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url?.absoluteString ?? "nowhere"
    // The session's thread belongs to no test: the request's error is what the test sees.
    client?.urlProtocol(self, didFailWithError: Unimplemented("@Dependency(\\.urlSession): \(url)"))
  }

  override func stopLoading() {}
}
