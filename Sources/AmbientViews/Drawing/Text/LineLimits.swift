/// The largest number of lines of a text, and the number of lines for which the text has space.
struct LineLimits: Equatable {
  /// The largest number of lines; nil for no limit.
  var most: Int?

  /// The number of lines for which a text has space even if the text has fewer lines.
  var reserved = 0
}
