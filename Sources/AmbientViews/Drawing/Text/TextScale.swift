public import AmbientCore

extension Text {
  /// The size of a text, relative to its font.
  public struct Scale: Hashable, Sendable {
    let name: String

    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// A smaller size, for a text that belongs to another text.
    ///
    /// For `ScreenLayout`, the size is three quarters of the size of the font.
    public static let secondary = Scale(name: "secondary")
  }

  /// Sets the size of the text, relative to its font.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the modifier sets the size.
  /// - Returns: The text with the size.
  /// - Note: Ambient only passes this on to the host.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.uncommonStyle.scale = scale } : self
  }
}

extension View {
  /// Sets the size of the texts in the view, relative to their fonts.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the modifier sets the size.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func textScale(
    _ scale: Text.Scale,
    isEnabled: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.textStyle.characters.uncommonStyle.scaleIfSet,
      isEnabled ? scale : nil,
      fileID: fileID,
      line: line
    )
  }

  /// The form of `textScale(_:isEnabled:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the modifier sets the size.
  /// - Returns: The modified view.
  public nonisolated func textScale(_asFunction scale: Text.Scale, isEnabled: Bool) -> some View {
    textScale(scale, isEnabled: isEnabled, fileID: "", line: 0)
  }
}

extension UncommonStyle {
  /// The scale; setting nil does not change it.
  fileprivate var scaleIfSet: Text.Scale? {
    get { scale }
    set { if let newValue { scale = newValue } }
  }

  /// The language; setting nil does not change it.
  var languageIfSet: TypesettingLanguage? {
    get { language }
    set { if let newValue { language = newValue } }
  }
}
