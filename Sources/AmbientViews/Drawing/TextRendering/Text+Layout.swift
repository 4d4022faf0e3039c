public import AmbientLayout

extension Text {
  /// The lines of a text with their positions, for a ``TextRenderer``.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]

    /// Whether characters are left out because the text does not fit.
    public let isTruncated: Bool

    init(_ lines: [Line], isTruncated: Bool) {
      self.lines = lines
      self.isTruncated = isTruncated
    }

    /// The index of the first line.
    public var startIndex: Int { 0 }

    /// The index after the last line.
    public var endIndex: Int { lines.count }

    /// The line at an index, counted from the top.
    ///
    /// - Parameter index: A valid index. Other indices trap.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The position and the size of characters, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width of the characters.
    public var width: CGFloat
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The height below the baseline.
    public var descent: CGFloat
    /// The space to the next line.
    public var leading: CGFloat

    /// The rectangle around the characters, without the leading.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// The index of a character among the characters that a text shows, counted from 0.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    let offset: Int

    /// Returns whether an index precedes another index.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// A line of a text: a list of runs.
  public struct Line: RandomAccessCollection, Equatable {
    private let runs: [Run]

    /// The left end of the baseline, in points from the upper left corner of the text.
    public var origin: CGPoint

    private let bounds: TypographicBounds

    init(_ runs: [Run], bounds: TypographicBounds) {
      self.runs = runs
      self.bounds = bounds
      origin = bounds.origin
    }

    /// The position and the size of the line.
    public var typographicBounds: TypographicBounds {
      var bounds = bounds
      bounds.origin = origin
      return bounds
    }

    /// The index of the first run.
    public var startIndex: Int { 0 }

    /// The index after the last run.
    public var endIndex: Int { runs.count }

    /// The run at an index, counted from the left.
    ///
    /// If the program changes the origin of the line, the run moves too.
    ///
    /// - Parameter index: A valid index. Other indices trap.
    public subscript(index: Int) -> Run {
      var run = runs[index]
      run.offset.x += origin.x - bounds.origin.x
      run.offset.y += origin.y - bounds.origin.y
      return run
    }
  }
}
