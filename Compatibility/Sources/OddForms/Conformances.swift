import SwiftUI

// Conformances of EnvironmentValues that clients declare themselves.

/// I07: equality by description. I05 reads the description.
extension EnvironmentValues: @retroactive Equatable {
  /// Whether both have the same description.
  public static func == (lhs: EnvironmentValues, rhs: EnvironmentValues) -> Bool {
    lhs.description == rhs.description
  }
}

/// I09: a protocol of a library, with members of the type.
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

// Not here: `extension EnvironmentValues: @unchecked @retroactive Sendable {}` (I08). It compiles,
// with a warning that the type's own module already states that it is not sendable.
