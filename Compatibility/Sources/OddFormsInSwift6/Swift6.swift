import SwiftUI

// Declarations that only language mode 6 accepts. Tests refer to each form by the identifier, such
// as L01, that starts its comment.

/// L01: key paths that are implicitly sendable.
struct Gauge: Sendable {
  let speed: KeyPath<EnvironmentValues, Int> & Sendable
  static let usual = Gauge(speed: \.speed)
  static let crates = Gauge(speed: \.cargo.crates.count)
}

/// L02: a key path sent to another task, and a value that the task returns.
struct Gauged: View {
  let gauge: Gauge
  let done: @MainActor (Int) -> Void
  @Environment(\.self) private var values
  @Environment(\.tonnage) private var tonnage
  var body: some View {
    Text("\(values[keyPath: gauge.speed])").task { [gauge, _tonnage, done] in
      let tonnage = await Task.detached { _tonnage.wrappedValue }.value
      done(tonnage + EnvironmentValues()[keyPath: gauge.speed])
    }
  }
}

/// L03: an entry that is a regular expression in slashes.
extension EnvironmentValues {
  @Entry var word = /[a-z]+/
}

struct FirstWord: View {
  @Environment(\.word) private var word
  let text: String
  var body: some View { Text(text.firstMatch(of: word).map { String($0.output) } ?? "none") }
}
