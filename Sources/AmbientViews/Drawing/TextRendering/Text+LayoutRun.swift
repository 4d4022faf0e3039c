import AmbientHosting
public import AmbientLayout

extension Text.Layout {
  /// A part of a line in which all characters have the same style.
  ///
  /// Each member of this collection is a slice with a single character.
  public struct Run: RandomAccessCollection, Equatable {
    let characters: [Character]

    /// The x coordinates of the left end of each character, and of the right end of the last
    /// character.
    ///
    /// The coordinates are in points from the left edge of the text. They do not include the
    /// `offset`.
    let edges: [CGFloat]

    let style: TextRuns.Run

    /// The position and the size of the run, without the `offset`.
    let bounds: TypographicBounds

    /// The index of the run's first character in the text.
    let first: Int

    /// The distance by which the program has moved the line that contains the run.
    var offset = CGPoint.zero

    /// The index of the first character.
    public var startIndex: Int { 0 }

    /// The index after the last character.
    public var endIndex: Int { characters.count }

    /// The character at an index, counted from the left.
    ///
    /// - Parameter index: A valid index.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// The characters in a range of indices, counted from the left.
    ///
    /// - Parameter bounds: A range of valid indices.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of type `T` that ``Text/customAttribute(_:)`` attached to the characters; nil if
    /// there is none.
    ///
    /// - Parameter key: The type of the attribute.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { style[key] }

    /// The indices of the characters in the text.
    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(offset: first + $0) }
    }

    /// The direction in which the characters are read: always from left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// The position and the size of the run.
    public var typographicBounds: TypographicBounds { bounds(of: indices) }

    /// Returns the position and the size of some characters.
    func bounds(of range: Range<Int>) -> TypographicBounds {
      var bounds = bounds
      bounds.origin.x = edges[range.lowerBound] + offset.x
      bounds.origin.y += offset.y
      bounds.width = edges[range.upperBound] - edges[range.lowerBound]
      return bounds
    }
  }

  /// Some characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the characters.
    public var run: Run

    /// The indices of the characters in the run.
    public var indices: Range<Int>

    /// The index of the first character.
    public var startIndex: Int { indices.lowerBound }

    /// The index after the last character.
    public var endIndex: Int { indices.upperBound }

    /// The character at an index of the run.
    ///
    /// - Parameter index: A valid index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    /// The characters in a range of indices of the run.
    ///
    /// - Parameter bounds: A range of valid indices.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of type `T` that ``Text/customAttribute(_:)`` attached to the characters; nil if
    /// there is none.
    ///
    /// - Parameter key: The type of the attribute.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The indices of the characters in the text.
    public var characterIndices: [CharacterIndex] {
      indices.map { CharacterIndex(offset: run.first + $0) }
    }

    /// The position and the size of the characters.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
  }

  /// Options for drawing characters.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Characters may begin between two pixels.
    ///
    /// - Note: Accepted without effect.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its position.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: Accepted without effect.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its position.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: Accepted without effect.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws characters of a text at their position.
  ///
  /// - Parameters:
  ///   - slice: The characters.
  ///   - options: Accepted without effect.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.isEmpty else { return }
    var rect = slice.typographicBounds.rect
    // If the frame had the exact width, a rounding error could wrap the text.
    rect.size.width += 1
    let paint = slice.run.style.paint ?? .named("foreground")
    if let picture = slice.run.style.picture {
      let bounds = slice.typographicBounds.rect
      let size = picture.size ?? bounds.size
      let isSymbol = picture.attributes[.systemName] != nil
      return draw(
        ResolvedImage(
          size: size,
          baseline: size.height,
          shading: isSymbol ? Shading(paint: paint) : nil,
          attributes: picture.attributes,
          commands: picture.drawing?.commands
        ),
        in: bounds
      )
    }
    let text = String(slice.run.characters[slice.indices])
    record(.text(text, slice.run.style.attributes, .init(paint: paint), in: rect))
  }
}
