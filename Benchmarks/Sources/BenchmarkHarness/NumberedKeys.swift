package import Ambient

/// Environment keys with the numbers from 0 to 9999.
///
/// Each key is a separate type, which is made of four types of digits.
package enum NumberedKeys {
  private static let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
  ]
  private static var existing: [Int: any WritableKeyPath<EnvironmentValues, Int> & Sendable] = [:]

  /// Returns the key path of the key with a number.
  ///
  /// All calls with one number return the same object, as each run of a key path literal does.
  package static func path(_ number: Int) -> any WritableKeyPath<EnvironmentValues, Int> & Sendable
  {
    if let path = existing[number] { return path }
    func digit(_ place: Int) -> any Digit.Type { digits[number / place % 10] }
    let path = path(digit(1_000), digit(100), digit(10), digit(1))
    existing[number] = path
    return path
  }

  private static func path<A: Digit, B: Digit, C: Digit, D: Digit>(
    _: A.Type,
    _: B.Type,
    _: C.Type,
    _: D.Type
  ) -> any WritableKeyPath<EnvironmentValues, Int> & Sendable {
    \EnvironmentValues[numbered: Slot<A, B, C, D>()]
  }
}

nonisolated protocol Digit {}
nonisolated enum D0: Digit {}
nonisolated enum D1: Digit {}
nonisolated enum D2: Digit {}
nonisolated enum D3: Digit {}
nonisolated enum D4: Digit {}
nonisolated enum D5: Digit {}
nonisolated enum D6: Digit {}
nonisolated enum D7: Digit {}
nonisolated enum D8: Digit {}
nonisolated enum D9: Digit {}

nonisolated struct Slot<A: Digit, B: Digit, C: Digit, D: Digit>: Hashable, Sendable {}

nonisolated struct NumberedKey<A: Digit, B: Digit, C: Digit, D: Digit>: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

nonisolated extension EnvironmentValues {
  subscript<A: Digit, B: Digit, C: Digit, D: Digit>(numbered slot: Slot<A, B, C, D>) -> Int {
    get { self[NumberedKey<A, B, C, D>.self] }
    set { self[NumberedKey<A, B, C, D>.self] = newValue }
  }
}
