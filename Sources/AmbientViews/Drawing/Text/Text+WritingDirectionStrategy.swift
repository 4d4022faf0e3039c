public import AmbientCore

extension Text {
  /// The rule that determines the direction in which the lines of a text are written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String

    /// The host decides how the direction of a text is found.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The letters of each paragraph determine its direction.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The layout direction in the environment determines the direction of the text.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}

extension View {
  /// Sets the rule that determines the direction in which the texts in the view are written.
  ///
  /// - Parameters:
  ///   - strategy: The rule.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view with the rule.
  /// - Note: Ambient only passes this on to the host.
  /// - Invalidation: A change updates the descriptions of the texts and fields in the view; no body
  ///   runs.
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.textStyle.writingDirection, strategy, fileID: fileID, line: line)
  }

  /// The form of `writingDirection(strategy:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func writingDirection(
    _asFunction strategy: Text.WritingDirectionStrategy
  ) -> some View {
    writingDirection(strategy: strategy, fileID: "", line: 0)
  }
}
