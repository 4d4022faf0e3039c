public import Foundation

/// Rules for the attributes of a text that the user edits.
///
/// A definition lists its rules in its body:
///
/// ```swift
/// struct NoteFormatting: AttributedTextFormattingDefinition {
///   struct Scope: AttributeScope {
///     let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///   }
///
///   var body: some AttributedTextFormattingDefinition<Scope> {
///     ValueConstraint(for: \.foregroundColor, values: [.red, .green], default: nil)
///   }
/// }
///
/// @State private var note = AttributedString("Autumn leaves")
///
/// TextEditor(text: $note).attributedTextFormattingDefinition(NoteFormatting())
/// ```
///
/// The editor applies the rules to the text that it shows. After each edit, the editor applies the
/// rules to the new text, and then writes the result to the binding. Attributes that are not in the
/// scope stay as they are.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the rules can read.
  associatedtype Scope: AttributeScope

  /// The type of the rules in the body.
  associatedtype Body: AttributedTextFormattingDefinition<Scope>

  /// The rules, which apply from the first to the last.
  @AttributedTextFormattingBuilder<Scope> var body: Body { get }

  /// Changes the attributes of characters in accordance with the rules.
  func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// Changes the attributes of characters in accordance with the rules in the body.
  public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }
}

/// A rule that does nothing.
///
/// A definition with its own `_constrain(_:)` has this rule as its body.
public struct _FormattingRule<Scope: AttributeScope>: AttributedTextFormattingDefinition {
  /// The rule itself, because the type of a body must be a definition.
  public var body: Self { self }

  /// Leaves the attributes unchanged.
  public func _constrain(_ attributes: inout AttributeContainer) {}
}

/// A rule for the values of one attribute.
///
/// ```swift
/// struct UnderlinedTextIsBlue: AttributedTextValueConstraint {
///   typealias Scope = AttributeScopes.SwiftUIAttributes
///   typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///   func constrain(_ container: inout Attributes) {
///     if container.underlineStyle != nil { container.foregroundColor = .blue }
///   }
/// }
/// ```
public protocol AttributedTextValueConstraint<Scope, AttributeKey>:
  AttributedTextFormattingDefinition
where Body == _FormattingRule<Scope> {
  /// The attribute that the rule can change.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// Changes the attribute of some characters, if the rule does not allow the attribute's value.
  ///
  /// - Parameter container: The attributes of some characters. The rule can change one of these
  ///   attributes.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The attributes of some characters; the rule can change one attribute.
  public typealias Attributes = _ConstrainedAttributes<Scope, AttributeKey>

  /// A rule that does nothing, because `_constrain(_:)` applies the constraint.
  public var body: _FormattingRule<Scope> { _FormattingRule() }

  /// Changes the attributes of characters in accordance with the rule.
  public func _constrain(_ attributes: inout AttributeContainer) {
    var container = Attributes(container: attributes)
    constrain(&container)
    attributes = container.container
  }
}

/// The attributes of some characters; a rule can change one attribute.
@dynamicMemberLookup
public struct _ConstrainedAttributes<Scope: AttributeScope, AttributeKey: AttributedStringKey>
where AttributeKey.Value: Sendable {
  fileprivate(set) var container: AttributeContainer

  /// The value of an attribute of the scope.
  ///
  /// - Parameter keyPath: The key path of the attribute.
  public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
  where K.Value: Sendable { container[K.self] }

  /// The value of the attribute that the rule can change.
  ///
  /// - Parameter keyPath: The key path of the attribute.
  public subscript(
    dynamicMember keyPath: KeyPath<Scope, AttributeKey>
  ) -> AttributeKey.Value? {
    get { container[AttributeKey.self] }
    set { container[AttributeKey.self] = newValue }
  }
}

/// A rule that allows only some values of an attribute.
public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
  AttributedTextValueConstraint
where AttributeKey.Value: Hashable & Sendable {
  private let values: Set<AttributeKey.Value?>
  private let defaultValue: AttributeKey.Value?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute.
  ///   - values: The allowed values. A nil among them allows characters without the attribute.
  ///   - defaultValue: The replacement for other values; nil removes the attribute.
  public init(
    for keyPath: KeyPath<Scope, AttributeKey>,
    values: Set<AttributeKey.Value?>,
    default defaultValue: AttributeKey.Value?
  ) {
    self.values = values
    self.defaultValue = defaultValue
  }

  /// Replaces a value that is not allowed.
  ///
  /// - Parameter container: The attributes.
  public func constrain(_ container: inout _ConstrainedAttributes<Scope, AttributeKey>) {
    let value = container.container[AttributeKey.self]
    if !values.contains(value) { container.container[AttributeKey.self] = defaultValue }
  }
}
