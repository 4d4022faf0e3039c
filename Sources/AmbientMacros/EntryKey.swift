#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// The key that an entry's accessors read and write under.
struct EntryKey {
  /// The property that the key belongs to.
  let property: EntryProperty

  /// The default that the key holds.
  let value: EntryValue

  /// What the key is for.
  let container: EntryContainer

  /// Whether the key must be spelled out of the module's default isolation, as its property is.
  let isNonisolated: Bool

  /// The key's declaration: private whatever the property is, since only the accessors name it.
  var declaration: DeclSyntax {
    if container.isAlwaysOptional, let type = value.type?.as(OptionalTypeSyntax.self) {
      return """
        \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol) {
          typealias Value = \(type.wrappedType)
        }
        """
    }
    return """
      \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol), AmbientEnvironment._EntryKey {
        static let entryDefault = \(defaultValue)
      }
      """
  }

  private var head: String { attributes + "private " + isolation }

  private var attributes: String {
    property.availability.map { "\($0)\n" }.joined()
  }

  private var isolation: String { isNonisolated ? "nonisolated " : "" }

  private var defaultValue: ExprSyntax {
    let type = value.type.map { "<\($0)>" } ?? ""
    let label = value.isFreshInstance ? "fresh: " : ""
    return "AmbientEnvironment._EntryDefault\(raw: type)(\(raw: label)\(argument))"
  }

  /// The default as an argument, where `if` and `switch` are expressions only inside a closure.
  private var argument: ExprSyntax {
    let expression = value.expression
    let isStatement = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    return isStatement ? "{ \(expression) }()" : expression
  }
}
#endif
