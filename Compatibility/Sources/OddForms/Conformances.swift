import SwiftUI

// Conformances of EnvironmentValues that clients declare themselves. Tests refer to each form by
// the identifier, such as I07, that starts its comment.

/// I07: equality of the descriptions. Form I05, which is in the tests, reads the description.
extension EnvironmentValues: @retroactive Equatable {
  /// Whether two environments have the same description.
  public static func == (lhs: EnvironmentValues, rhs: EnvironmentValues) -> Bool {
    lhs.description == rhs.description
  }
}

/// I09: a protocol of a library, with a static requirement.
protocol Located {
  static var place: String { get }
  var isFast: Bool { get }
}

extension Located {
  /// The place and the speed.
  var report: String { "\(Self.place) \(isFast)" }
}

extension EnvironmentValues: Located {
  static var place: String { "at sea" }
}

/// I10: a description for debuggers.
extension EnvironmentValues: @retroactive CustomDebugStringConvertible {
  /// The description in angle brackets.
  public var debugDescription: String { "<\(description)>" }
}

/// I11: values that protocols provide, read by their key paths.
struct Adopted: View {
  @Environment(\.isFast) private var isFast
  @Environment(\.report) private var report
  var body: some View { Text("\(isFast) \(report)") }
}

// Form I08 is left out: `extension EnvironmentValues: @unchecked @retroactive Sendable {}`. The
// extension compiles, but with a warning: the module of the type already states that the type is
// not sendable.
