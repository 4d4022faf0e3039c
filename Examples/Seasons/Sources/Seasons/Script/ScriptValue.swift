/// A type whose values can be written in a script.
protocol ScriptValue {
  /// A description of the texts that a script may write.
  static var scriptForm: String { get }

  /// Reads a value. The result is nil if the text is not a value.
  init?(scriptText: String)

  /// The value as a script writes it.
  var scriptText: String { get }
}

extension Int: ScriptValue {
  static var scriptForm: String { "a whole number" }
  init?(scriptText: String) { self.init(scriptText) }
  var scriptText: String { "\(self)" }
}

extension ScriptValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var scriptForm: String { allCases.map(\.rawValue).joined(separator: ", ") }
  init?(scriptText: String) { self.init(rawValue: scriptText) }
  var scriptText: String { rawValue }
}

extension Season: ScriptValue {}
extension Weather: ScriptValue {}

extension Theme: ScriptValue {
  static var scriptForm: String { all.map(\.name).joined(separator: ", ") }

  init?(scriptText: String) {
    guard let theme = Self.all.first(where: { $0.name == scriptText }) else { return nil }
    self = theme
  }

  var scriptText: String { name }
}
