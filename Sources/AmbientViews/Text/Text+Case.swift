extension Text {
  /// Whether letters are large or small.
  public enum Case: Hashable, Sendable {
    /// All large.
    case uppercase
    /// All small.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}
