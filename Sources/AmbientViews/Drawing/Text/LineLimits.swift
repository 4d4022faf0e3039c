struct LineLimits: Equatable {
  /// The largest number of lines; nil for no limit.
  var most: Int?

  /// The smallest height of a text, in lines.
  var reserved = 0
}
