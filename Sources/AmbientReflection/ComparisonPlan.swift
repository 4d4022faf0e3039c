import AmbientSupport

/// One way to compare two values of a type; the base class reports every pair as *changed*.
///
/// Plans are classes and not closures because plans of recursive types refer to themselves. Such a
/// plan is created first, and receives the plans of its parts later. Plans are never freed, because
/// types are never freed either.
class ComparisonPlan: @unchecked Sendable {
  // `@unchecked`: parts are filled in under the lock of the cache, before any caller receives the
  // plan, and are only read afterward.

  /// Returns whether the values at two addresses are the same.
  ///
  /// The comparison may enter at most `depth` nested existentials, enums and inline arrays. If
  /// `depth` is 0, values of these kinds count as *changed*.
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool { false }
}

/// Compares values with `==`.
final class EqualityPlan<Value: Equatable>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Compares strings with `==`.
///
/// The type is known here, so the compiler calls the `==` of strings directly.
final class StringPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
  }
}

/// Compares key paths: two references to one object are the same, and other key paths are compared
/// with `==`.
///
/// Key paths from the same literal are usually one object. Comparing the references first avoids
/// most calls of `==`.
final class KeyPathPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
    return a.assumingMemoryBound(to: AnyKeyPath.self).pointee
      == b.assumingMemoryBound(to: AnyKeyPath.self).pointee
  }
}

/// Compares values with the `isSame` of their type.
final class SelfComparingPlan<Value: SelfComparing>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    Value.isSame(
      at: a.assumingMemoryBound(to: Value.self),
      asAt: b.assumingMemoryBound(to: Value.self)
    )
  }
}

/// Compares the bytes of trivial values, and of strong, weak and unowned references.
final class BytesPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: immutable.

  private let size: Int

  init(size: Int) {
    self.size = size
  }

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    var offset = 0
    while offset + 8 <= size {
      let left = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard left == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < size {
      let left = a.load(fromByteOffset: offset, as: UInt8.self)
      guard left == b.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset += 1
    }
    return true
  }
}

/// Compares the fields of a struct or tuple, including the fields of structs inside it.
///
/// The fields are one flat list. Nested structs therefore need no nested calls, and do not count
/// toward the depth.
final class FieldsPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: immutable.

  typealias Field = (offset: Int, plan: Unretained<ComparisonPlan>)

  // The list is an unsafe buffer and not an array, so that a loop over the list needs no reference
  // counting. The list is never freed, because no plan is freed.
  private let fields: UnsafeBufferPointer<Field>

  init(_ fields: [Field]) {
    self.fields = .immortalCopy(of: fields)
  }

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    for (offset, plan) in fields {
      let isSame = plan.with {
        $0.areSame(a + offset, b + offset, depth: depth)
      }
      guard isSame else { return false }
    }
    return true
  }
}

/// Compares the elements of an `InlineArray`.
final class ElementsPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: `element` is filled under the lock of the cache and only read afterward.

  private let count: Int
  private let stride: Int

  var element = ComparisonPlan()

  init(count: Int, stride: Int) {
    self.count = count
    self.stride = stride
  }

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    return (0..<count).allSatisfy {
      element.areSame(a + $0 * stride, b + $0 * stride, depth: depth - 1)
    }
  }
}
