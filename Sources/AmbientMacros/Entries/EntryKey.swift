#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// The key type that the accessors of an entry use.
struct EntryKey {
  let property: EntryProperty

  let value: EntryValue

  let container: EntryContainer

  /// Whether the compiler should warn if the default is a new object.
  var warnsOfObjects = true

  /// The defaults for previews and tests, each with the name of the context.
  var contextualDefaults: [(context: String, value: ExprSyntax)] = []

  /// Whether the key must be declared `nonisolated`, as its property is.
  let isNonisolated: Bool

  /// The declaration of the key.
  ///
  /// Even the key of a public property is private, because only the accessors use the key.
  var declaration: DeclSyntax {
    if container.isAlwaysOptional, let type = value.type?.unparenthesized.wrapped {
      return """
        \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol) {
          typealias Value = \(type)
        }
        """
    }
    let entry = contextualDefaults.isEmpty ? "_EntryKey" : "_ContextualEntryKey"
    let contextualMembers = contextualDefaults.map { context, value in
      "\n  static let \(context)Default = \(box(value))"
    }
    return """
      \(raw: head)struct \(property.keyName): \(raw: container.keyProtocol), \
      AmbientTaskScopes.\(raw: entry) {
        static let entryDefault = \(defaultValue)\(raw: contextualMembers.joined())
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
  /// The expression as an argument.
  ///
  /// An `if` or `switch` is wrapped in a closure, because neither can be an argument itself.
  var asArgument: ExprSyntax {
    let isStatement = self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
    return isStatement ? "{ \(self) }()" : self
  }
}
#endif
