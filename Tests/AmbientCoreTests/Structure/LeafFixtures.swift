import Ambient

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct WordKey: EnvironmentKey { static let defaultValue = "word" }
private struct IsFirstKey: EnvironmentKey { static let defaultValue = true }

/// Environment values for the tests of views whose body is a single text.
extension EnvironmentValues {
  var leafNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var leafWord: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  var leafIsFirst: Bool {
    get { self[IsFirstKey.self] }
    set { self[IsFirstKey.self] = newValue }
  }
}
