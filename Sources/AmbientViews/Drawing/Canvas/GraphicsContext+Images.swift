public import AmbientDrawing
import AmbientHosting
public import AmbientLayout

extension GraphicsContext {
  /// An image that has the styles of a context's environment, and that the context can draw.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize

    /// The distance from the top of the image to its baseline: the height of the image.
    public let baseline: CGFloat

    /// The color or style of a symbol; nil for an image with colors of its own.
    public var shading: Shading?

    let attributes: ElementAttributes

    /// The drawing commands, if a closure of the program draws the image; nil for other images.
    let commands: [CanvasDetail.Command]?
  }

  /// Applies the styles of the context's environment to an image.
  ///
  /// - Parameter image: The image.
  /// - Returns: The styled image. If the library does not know the size of the image, the result
  ///   has the size of a symbol.
  public func resolve(_ image: Image) -> ResolvedImage {
    let description = image.resolvedDescription(in: environment)
    let size =
      description.detail(ImageDetail.self)?.size ?? measure.size(ofImage: description.attributes)
    return ResolvedImage(
      size: size,
      baseline: size.height,
      shading: description[.systemName] == nil ? nil : resolve(.foreground),
      attributes: description.attributes,
      commands: description.detail(CanvasDetail.self)?.commands
    )
  }

  /// Draws an image, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the current coordinates.
  ///   - style: Accepted without effect: edges are always smooth.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let commands = image.commands else {
      return record(.image(image.attributes, image.shading?.detail(in: environment), in: rect))
    }
    guard image.size.width > 0, image.size.height > 0 else { return }
    let scaled = transform.translatedBy(x: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    record(.layer(commands), transform: scaled)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point, in the current coordinates.
  ///   - anchor: The point of the image to place at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the current coordinates.
  ///   - style: Accepted without effect: edges are always smooth.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point in the current coordinates.
  ///   - anchor: The point of the image that is drawn at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
