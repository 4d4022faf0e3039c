public import AmbientCore
public import Foundation

extension AttributedString {
  /// The height of the lines of a text.
  public struct LineHeight: Hashable, Sendable {
    /// The value of the attribute `lineHeight`.
    let name: String

    /// The height of the font.
    public static let normal = LineHeight(name: "normal")
    /// A height greater than the font's height: 1.2 times that height in the library's own layout.
    public static let loose = LineHeight(name: "loose")
    /// A height smaller than the font's height: 0.9 times that height in the library's own layout.
    public static let tight = LineHeight(name: "tight")
    /// The height that the characters of each line need.
    public static let variable = LineHeight(name: "variable")

    /// Returns a height that is a multiple of the font's size.
    ///
    /// - Parameter factor: The factor, relative to the size of the font.
    /// - Returns: The height.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple \(factor.attributeText)")
    }

    /// Returns a height that is the font's size plus a number of points.
    ///
    /// - Parameter increase: The number of points to add to the font's size.
    /// - Returns: The height.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading \(increase.attributeText)")
    }

    /// Returns a height in points.
    ///
    /// - Parameter points: The height in points.
    /// - Returns: The height.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(name: "exact \(points.attributeText)")
    }
  }
}

extension View {
  /// Sets the height of the lines of the texts in the view; nil for the default of the host.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of a line; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the descriptions of the texts in the view; no body runs.
  public nonisolated func lineHeight(
    _ lineHeight: AttributedString.LineHeight?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.lineHeight, lineHeight, fileID: fileID, line: line)
  }

  /// The form of `lineHeight(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func lineHeight(_asFunction lineHeight: AttributedString.LineHeight?)
    -> some View
  {
    self.lineHeight(lineHeight, fileID: "", line: 0)
  }
}
