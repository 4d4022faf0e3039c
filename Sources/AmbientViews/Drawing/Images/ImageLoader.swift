public import AmbientCore
public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The function with which each ``AsyncImage`` loads its picture.
///
/// By default, the shared `URLSession` loads pictures. A host or a test replaces the function in
/// the environment:
///
/// ```swift
/// Gallery().environment(\.imageLoader, ImageLoader { url in try await cache.data(for: url) })
/// ```
///
/// - Invalidation: An ``AsyncImage`` reads the loader each time it begins to load a picture. A
///   change of the loader invalidates nothing.
public struct ImageLoader: Sendable {
  private let load: @Sendable (URL) async throws -> Data

  /// Creates a loader.
  ///
  /// - Parameter load: Returns the data of the picture at a URL, or throws an error. The task of
  ///   the closure is canceled when the image disappears or gets another URL.
  public init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

  /// The loader that reads file URLs directly, and loads other URLs with the shared `URLSession`.
  ///
  /// A response with a status other than 200 to 299 is an error.
  public static let urlSession = ImageLoader { url in
    if url.isFileURL { return try Data(contentsOf: url) }
    let (data, response) = try await URLSession.shared.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200...299).contains(status) {
      throw URLError(.badServerResponse)
    }
    return data
  }

  func data(at url: URL) async throws -> Data { try await load(url) }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue = ImageLoader.urlSession
}

extension EnvironmentValues {
  /// The function with which images load their pictures; `.urlSession` by default.
  public var imageLoader: ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
