public import AmbientDrawing

extension GraphicsContext {
  /// Options for a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Drawings are limited to the outside of the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle around the area that all clips share, in the current coordinates.
  ///
  /// The rectangle can be larger than this area, because it is computed from the canvas and the
  /// bounding rectangles of the clips. Inverted clips and clips to layers do not make the rectangle
  /// smaller.
  public var clipBoundingRect: CGRect {
    let area = clips.reduce(bounds) { area, clip in
      guard case .path(let path, _, isInverted: false) = clip else { return area }
      return area.intersection(path.boundingRect)
    }
    return area.applying(transform.inverted())
  }

  /// Limits further drawings to the area that is inside a path and inside all earlier clips.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates.
  ///   - style: The rule that decides which points are inside a path that crosses itself.
  ///   - options: Whether the clip is the outside of the path.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    let isInverted = options.contains(.inverse)
    clips.append(.path(path.applying(transform), style, isInverted: isInverted))
  }

  /// Limits further drawings to the opaque parts of a layer that are inside all earlier clips.
  ///
  /// The opacity of each point of a drawing is multiplied by the layer's opacity at that point.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1.
  ///   - options: Whether the opacity of the layer is inverted.
  ///   - content: Draws the layer, in the current coordinates.
  /// - Throws: The error of the closure. The clip is then unchanged.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let commands = try recordLayer(content)
    let isInverted = options.contains(.inverse)
    clips.append(.layer(commands, opacity: opacity, isInverted: isInverted))
  }

  /// Draws a layer.
  ///
  /// The opacity, the blend mode, the clip and the filters of this context apply to the layer as a
  /// whole.
  ///
  /// - Parameter content: Draws the layer, in the current coordinates. The context of the layer
  ///   begins with the opacity 1 and the blend mode `normal`, and without clips and filters.
  /// - Throws: The error of the closure. No part of the layer is then drawn.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    // The commands of the layer already have the transform of this context.
    record(.layer(try recordLayer(content)), transform: .identity)
  }
}
