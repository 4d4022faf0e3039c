public import AmbientCore

extension EnvironmentValues {
  /// The texts in which keys are looked up; nil for the texts of the main bundle.
  ///
  /// - Invalidation: A change updates all texts, and runs no body.
  public var localizedStrings: LocalizedStrings? {
    get { customTextStyle?.strings }
    set { textStyle.strings = newValue }
  }
}
