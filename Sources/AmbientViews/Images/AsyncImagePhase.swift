/// The state of the picture of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
  /// No picture is loaded: it has no URL, or it is being loaded.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture; nil if it is not loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; nil if the picture is loaded or may still be.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}
