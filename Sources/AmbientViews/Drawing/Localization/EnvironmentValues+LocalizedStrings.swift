public import AmbientCore

extension EnvironmentValues {
  /// The strings in which keys are looked up; nil for the strings of the main bundle.
  ///
  /// - Invalidation: A change updates all texts, and runs no body.
  public var localizedStrings: LocalizedStrings? {
    get { customTextStyle?.strings }
    set { textStyle.strings = newValue }
  }
}
