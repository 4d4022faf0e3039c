/// The key of a text in the string files and string catalogs of a program.
///
/// A literal becomes a key where a text or a title is expected. Interpolated values become
/// placeholders of the key, such as `%lld` for an integer and `%@` for a string:
///
/// ```swift
/// Text("Water \(count) plants")   // the key is "Water %lld plants"
/// Text(verbatim: "Rosa canina")   // no key
/// ```
///
/// If no file or catalog has the key, the text is the key with the interpolated values.
public struct LocalizedStringKey: Equatable {
  /// The text to look up, with placeholders for the arguments.
  ///
  /// If there are arguments, a percent sign in the text is written as `%%`.
  package let key: String

  let arguments: [LocalizedArgument]

  init(_ key: String, arguments: [LocalizedArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Creates a key from a string.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) {
    key = value
    arguments = []
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolations.
  ///
  /// - Parameter stringInterpolation: The literal with its interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
