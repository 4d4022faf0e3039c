public import AmbientCore

extension EnvironmentValues {
  /// The strings in which texts look up their keys; nil for the strings of the main bundle.
  ///
  /// - Invalidation: A change updates all texts, and runs no body.
  public var localizedStrings: LocalizedStrings? {
    get { customTextStyle?.strings }
    set { textStyle.strings = newValue }
  }
}
