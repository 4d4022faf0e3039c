#if Macros
import SwiftSyntax

/// From where a declaration can be seen, from the narrowest up.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

  /// How it is written; nothing where it needs not be.
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
  /// From where the declaration can be read, as far as it says so itself.
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
