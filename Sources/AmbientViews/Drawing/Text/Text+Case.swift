extension Text {
  /// The case to which a text is converted.
  public enum Case: Hashable, Sendable {
    /// All letters are uppercase.
    case uppercase
    /// All letters are lowercase.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}
