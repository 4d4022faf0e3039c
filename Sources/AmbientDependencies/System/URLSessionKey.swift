import AmbientEnvironment
import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension DependencyValues {
  /// The URL session that makes the requests of a program.
  ///
  /// In tests, each request of the session fails with ``Unimplemented``.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self].session }
    set { self[URLSessionKey.self] = SharedURLSession(session: newValue) }
  }
}

// @unchecked: a session is thread-safe.
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

private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url?.absoluteString ?? "nowhere"
    // This function runs on a thread of the session, where an issue cannot be attributed to a test.
    // Therefore the request fails, and the test receives the error.
    client?.urlProtocol(self, didFailWithError: Unimplemented("@Dependency(\\.urlSession): \(url)"))
  }

  override func stopLoading() {}
}
