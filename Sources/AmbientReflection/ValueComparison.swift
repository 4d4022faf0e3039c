/// Tells whether two values of one type are the same, by a plan that is made once per type.
///
/// The first row that fits a type decides. *Changed* means never the same, not even as itself.
///
/// | the type | is the same when |
/// | --- | --- |
/// | conforms to `SelfComparing` | it says so |
/// | is `Equatable` | `==`; but trivial types in `Mode.equatableUnlessTrivial` go on below |
/// | is trivial, without padding | its bytes are |
/// | is trivial, with padding or cases | its fields, or case and payload, are; padding never counts |
/// | is a class | the object is identical |
/// | is `any P`, `Any`, `AnyObject` | the dynamic types are identical, then the contents by that type |
/// | is a struct, a tuple, an `InlineArray` | all fields or elements are |
/// | is an enum, `Optional` | the case is, then the payload; indirect payloads are followed |
/// | is a `weak` or `unowned` field | the reference was made to the same object |
/// | is a metatype | the type is identical |
/// | is a closure, or unknown | changed |
///
/// So an array of elements that are not `Equatable` is the same when its storage is, and a key path
/// is compared by its own `==`. What is nested more than `ValueComparator.depthLimit` levels deep
/// in existentials and enums is *changed*: a deep value must not exhaust the stack.
///
/// The answer depends on the types and values alone, never on optimisation or on what was compared
/// before. That is why nothing is "the same because the bytes are" where a `==` could disagree, and
/// why closures, whose identity the optimiser decides, are changed.
package struct ValueComparator: Sendable {
  /// What becomes of an `==` on a trivial type, one without references.
  package enum Mode: Hashable, Sendable {
    /// Every `==` is asked: how a reader judges a value of the environment.
    case equatableAlways

    /// Trivial types are compared by bytes even if they have an `==`: how SwiftUI judges views.
    case equatableUnlessTrivial
  }

  /// How many existentials, enums and inline arrays inside one another are followed.
  package static let depthLimit = 200

  private let plan: ComparisonPlan

  /// The comparator of a type, made at the first request and kept for the process.
  ///
  /// Hold on to it where values are compared again and again: asking for it is a lookup.
  package static func of<T>(_ type: T.Type, _ mode: Mode = .equatableAlways) -> ValueComparator {
    ValueComparator(plan: .shared(for: type, mode))
  }

  /// The comparator of a type that is known only at run time.
  package static func of(any type: Any.Type, _ mode: Mode = .equatableAlways) -> ValueComparator {
    ValueComparator(plan: .shared(for: type, mode))
  }

  /// Compares two values in place, without copying them.
  ///
  /// - Precondition: both point to initialised values of the comparator's type.
  package func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    plan.areSame(a, b, depth: Self.depthLimit)
  }
}

/// Compares two values at hand; a comparator that is held saves the lookup.
package func areSame<T>(
  _ a: T,
  _ b: T,
  mode: ValueComparator.Mode = .equatableAlways
) -> Bool {
  let comparator = ValueComparator.of(T.self, mode)
  return withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in comparator.areSame(a, b) }
  }
}

/// A type that decides for itself, before every other rule and in every mode.
///
/// For our own wrappers, which know that only part of what they store tells two of them apart.
package protocol SelfComparing {
  /// Whether a reader of one could not tell it from the other.
  func isSame(as other: Self) -> Bool

  /// The same of values that lie at two places; for those who can tell without copying all of them.
  static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool
}

extension SelfComparing {
  /// Asks one of them.
  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    a.pointee.isSame(as: b.pointee)
  }
}
