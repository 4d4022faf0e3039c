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

  /// Whether the compiler is to warn of a default that is a new object.
  var warnsOfObjects = true

  /// The defaults for previews and tests, by the name of their argument.
  var contextualDefaults: [(context: String, value: ExprSyntax)] = []

  /// Whether the key must be spelled out of the module's default isolation, as its property is.
  let isNonisolated: Bool

  /// The key's declaration: private whatever the property is, since only the accessors name it.
  var declaration: DeclSyntax {
    if container.isAlwaysOptional, let type = value.type?.unparenthesized.wrapped {
      return """
        \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol) {
          typealias Value = \(type)
        }
        """
    }
    let entry = contextualDefaults.isEmpty ? "_EntryKey" : "_ContextualEntryKey"
    let others = contextualDefaults.map { context, value in
      "\n  static let \(context)Default = \(box(value))"
    }
    return """
      \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol), \
      AmbientTaskScopes.\(raw: entry) {
        static let entryDefault = \(defaultValue)\(raw: others.joined())
      }
      """
  }

  private var head: String { attributes + "private " + isolation }

  private var attributes: String {
    property.availability.map { "\($0)\n" }.joined()
  }

  private var isolation: String { isNonisolated ? "nonisolated " : "" }

  private var defaultValue: ExprSyntax {
    box(argument, label: warnsOfObjects && value.isFreshInstance ? "fresh: " : "")
  }

  private func box(_ argument: ExprSyntax, label: String = "") -> ExprSyntax {
    let type = value.type.map { "<\($0)>" } ?? ""
    return "AmbientTaskScopes._EntryDefault\(raw: type)(\(raw: label)\(argument))"
  }

  private var argument: ExprSyntax { value.expression.asArgument }
}

extension ExprSyntax {
  /// The expression as an argument, where `if` and `switch` are expressions only inside a closure.
  var asArgument: ExprSyntax {
    let isStatement = self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
    return isStatement ? "{ \(self) }()" : self
  }
}
#endif
