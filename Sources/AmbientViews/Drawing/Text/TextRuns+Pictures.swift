import AmbientCore
public import AmbientHosting
public import AmbientLayout

extension TextRuns {
  /// An image in a text.
  public struct Picture: Equatable, Sendable {
    /// The attributes that the image would have as an element of its own.
    public let attributes: ElementAttributes

    /// The file and the size of the image; nil for a symbol, and for an unknown image.
    public let image: ImageDetail?

    /// The commands of an image that the program draws; nil for other images.
    public let drawing: CanvasDetail?

    /// The bytes of an image that the program has loaded; nil for other images.
    public let data: ImageDataDetail?

    /// The size of the image in points; nil for a symbol, and for an unknown image.
    public var size: CGSize? { image?.size }

    init(_ image: Image, in environment: EnvironmentValues) {
      let description = image.resolvedDescription(in: environment)
      attributes = description.attributes
      self.image = description.detail(ImageDetail.self)
      drawing = description.detail(CanvasDetail.self)
      data = description.detail(ImageDataDetail.self)
    }
  }
}
