public import AmbientCore

extension EnvironmentValues {
  /// The strings in which texts look up their keys; nil for the strings of the main bundle.
  ///
  /// - Invalidation: A change updates the elements of the texts that use the strings, and runs the
  ///   bodies that read `localizedStrings`.
  public var localizedStrings: LocalizedStrings? {
    get { customTextStyle?.strings }
    set { textStyle.strings = newValue }
  }
}
