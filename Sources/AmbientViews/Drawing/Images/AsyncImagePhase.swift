/// The state of the picture of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet: it is still being loaded, or there is no URL.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture; nil if it is not loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; nil unless loading the picture has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}
