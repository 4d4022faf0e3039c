/// The largest number of lines of a text, and the number for which it has space.
struct LineLimits: Equatable {
  /// The largest number of lines; nil for no limit.
  var most: Int?

  /// The number of lines for which a text has space even if it has fewer.
  var reserved = 0
}
