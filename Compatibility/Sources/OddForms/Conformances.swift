import SwiftUI

// Conformances of EnvironmentValues that clients declare for themselves.

/// I07: equality by what is printed. I05 reads the description.
extension EnvironmentValues: @retroactive Equatable {
  /// Whether both print the same.
  public static func == (lhs: EnvironmentValues, rhs: EnvironmentValues) -> Bool {
    lhs.description == rhs.description
  }
}

/// I09: what a library asks for, with members of the type.
protocol Located {
  static var place: String { get }
  var isFast: Bool { get }
}

extension Located {
  /// Where, and how.
  var report: String { "\(Self.place) \(isFast)" }
}

extension EnvironmentValues: Located {
  static var place: String { "at sea" }
}

/// I10: a description for a debugger.
extension EnvironmentValues: @retroactive CustomDebugStringConvertible {
  /// What is printed, in angle brackets.
  public var debugDescription: String { "<\(description)>" }
}

/// I11: values that protocols give, by their key paths.
struct Adopted: View {
  @Environment(\.isFast) private var isFast
  @Environment(\.report) private var report
  var body: some View { Text("\(isFast) \(report)") }
}

// Not here: `extension EnvironmentValues: @unchecked @retroactive Sendable {}` (I08). It compiles, with
// a warning that the type's own module states already that it is not sendable.
