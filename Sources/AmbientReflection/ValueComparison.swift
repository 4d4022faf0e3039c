/// Compares two values of one type, with a plan that is made once per type.
///
/// The first row of the table that fits a type decides. A trivial type contains no references. A
/// value that counts as *changed* is not the same as any value, not even as itself.
///
/// | if the type | two values are the same when |
/// | --- | --- |
/// | conforms to `SelfComparing` | its `isSame` returns true |
/// | is `Equatable` | `==` returns true; for trivial types, this row depends on the ``Mode`` |
/// | is trivial, without padding | the bytes are equal |
/// | is trivial, with padding or cases | all fields, or the case and its payload, are the same |
/// | is a class | both references are to one object |
/// | is `any P`, `Any`, `AnyObject` | the dynamic types are identical, and the contents the same |
/// | is a struct, a tuple, an `InlineArray` | all fields or elements are the same |
/// | is an enum, `Optional` | the case and its payload, even an indirect one, are the same |
/// | belongs to a `weak` or `unowned` field | both were set to one object, even if it is released |
/// | is a metatype | both types are identical |
/// | is a closure, or unknown | never: the value counts as *changed* |
///
/// An array is a struct with a reference to its storage. If the elements are not `Equatable`, two
/// arrays are therefore the same only if they share their storage. A key path is compared by its
/// own `==`. A comparison follows at most `ValueComparator.depthLimit` nested existentials, enums
/// and inline arrays, because a deep value could exhaust the stack. Deeper values count as
/// *changed*.
///
/// The answer depends on the types, the values and the mode alone, never on optimization or on
/// earlier comparisons. Closures always count as *changed*, because the optimizer decides whether
/// two closures are identical.
package struct ValueComparator: Sendable {
  /// How the `==` of a trivial type is treated.
  package enum Mode: Hashable, Sendable {
    /// Compares trivial types with `==` if they have one. Environment values are compared in this
    /// mode.
    ///
    /// A trivial type without an `==` is compared as in ``equatableUnlessTrivial``, even if its
    /// fields have an `==`.
    case equatableAlways

    /// Compares trivial types by bytes or fields even if they have an `==`, as SwiftUI compares
    /// views.
    ///
    /// `SIMD` types and `Float80` are compared with `==`, because they have unused bytes.
    case equatableUnlessTrivial
  }

  /// The number of nested existentials, enums and inline arrays that a comparison follows.
  package static let depthLimit = 200

  private let plan: ComparisonPlan

  /// Returns the comparator of a type; creates it at the first request.
  ///
  /// Each call is a lookup. Code that compares many values stores the comparator.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - mode: How the `==` of a trivial type is treated.
  /// - Returns: The comparator.
  package static func of<T>(_ type: T.Type, _ mode: Mode = .equatableAlways) -> ValueComparator {
    ValueComparator(plan: .shared(for: type, mode))
  }

  /// Returns the comparator of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - mode: How the `==` of a trivial type is treated.
  /// - Returns: The comparator.
  package static func of(any type: Any.Type, _ mode: Mode = .equatableAlways) -> ValueComparator {
    ValueComparator(plan: .shared(for: type, mode))
  }

  /// Returns whether the values at two addresses are the same.
  ///
  /// - Precondition: Both pointers point to initialized values of the comparator's type.
  package func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    plan.areSame(a, b, depth: Self.depthLimit)
  }
}

/// Returns whether two values are the same.
///
/// Each call looks up the comparator; code that compares often stores a ``ValueComparator``.
///
/// - Parameters:
///   - a: The first value.
///   - b: The second value.
///   - mode: How the `==` of a trivial type is treated.
/// - Returns: Whether the values are the same.
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

/// A type that decides for itself whether two values are the same.
///
/// Its decision takes precedence over all other rules, in every mode. The library's own wrappers
/// conform, because two wrappers can be the same even if some of their fields differ.
package protocol SelfComparing {
  /// Returns whether this value and another are the same for every reader.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether this value and another are the same for every reader.
  func isSame(as other: Self) -> Bool

  /// Returns whether the values at two addresses are the same for every reader.
  ///
  /// By default, this method calls ``isSame(as:)``, which may need copies of the values. A type
  /// implements this method if it can compare the values without copies.
  static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool
}

extension SelfComparing {
  package static func isSame(at a: UnsafePointer<Self>, asAt b: UnsafePointer<Self>) -> Bool {
    a.pointee.isSame(as: b.pointee)
  }
}
