import SwiftUI

// Conformances of EnvironmentValues that clients declare for themselves.

/// I07: equality by what is printed. I05 reads the description.
extension EnvironmentValues: @retroactive Equatable {
  /// Whether both print the same.
  public static func == (lhs: EnvironmentValues, rhs: EnvironmentValues) -> Bool {
    lhs.description == rhs.description
  }
}

// Not here: `extension EnvironmentValues: @unchecked @retroactive Sendable {}` (I08). It compiles, with
// a warning that the type's own module states already that it is not sendable.
