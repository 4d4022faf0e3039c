#if Macros
import SwiftSyntax

/// The access level of a declaration.
///
/// The cases begin with the narrowest level.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

  /// The modifier as source code, followed by a space; empty for `internal`.
  var modifier: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

extension WithModifiersSyntax {
  /// The access level for reads of the declaration.
  ///
  /// Modifiers for writes, such as `private(set)`, are ignored.
  var access: Access {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.package): return .package
      case .keyword(.public), .keyword(.open): return .public
      default: continue
      }
    }
    return .internal
  }
}
#endif
