struct LineLimits: Equatable {
  var most: Int?

  /// The smallest height of a text, in lines.
  var reserved = 0
}
