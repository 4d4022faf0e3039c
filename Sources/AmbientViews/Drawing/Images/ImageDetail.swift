public import AmbientHosting
public import AmbientLayout

/// The size of an image, and its file if it has one, for hosts that lay out or draw views.
public struct ImageDetail: ElementDetail, Equatable, Sendable {
  /// The size of the image in points.
  public let size: CGSize

  /// The path of the image file; nil for a drawing, or for data from a URL.
  public let path: String?

  /// The number of pixels of the file per point.
  public let scale: CGFloat

  /// Creates an image detail.
  ///
  /// - Parameters:
  ///   - size: The size of the image in points.
  ///   - path: The path of the image file; nil for a drawing, or for data from a URL.
  ///   - scale: The number of pixels of the file per point.
  public init(size: CGSize, path: String? = nil, scale: CGFloat = 1) {
    self.size = size
    self.path = path
    self.scale = scale
  }
}
