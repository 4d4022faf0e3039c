import AmbientSupport

/// One way to compare two values of one type; this one, the base class, says *changed*.
///
/// A class and not a closure, because plans of recursive types refer to themselves: a plan is made
/// first and told about its parts afterwards. Plans are never freed, as types are not.
class ComparisonPlan: @unchecked Sendable {
  // `@unchecked`: parts are filled in under the lock of the cache, before the plan is handed out,
  // and are only read from then on.

  /// Whether the values are the same; `depth` is how many more levels may be followed.
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool { false }
}

/// Asks the `==` of the type.
final class EqualityPlan<Value: Equatable>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Asks the `==` of strings, known to the compiler here and so called directly.
final class StringPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    a.assumingMemoryBound(to: String.self).pointee == b.assumingMemoryBound(to: String.self).pointee
  }
}

/// Asks the `==` of key paths, unless both are one object, as literals mostly are.
final class KeyPathPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
    return a.assumingMemoryBound(to: AnyKeyPath.self).pointee
      == b.assumingMemoryBound(to: AnyKeyPath.self).pointee
  }
}

/// Asks the type's own idea of sameness.
final class SelfComparingPlan<Value: SelfComparing>: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: no state.

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    Value.isSame(
      at: a.assumingMemoryBound(to: Value.self),
      asAt: b.assumingMemoryBound(to: Value.self)
    )
  }
}

/// Compares memory: trivial values, object references, and the bits of weak references.
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

/// Compares the fields of a struct or tuple, those of structs inside it included.
///
/// The fields are one flat list, so nesting structs costs neither calls nor depth.
final class FieldsPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: immutable.

  /// The plan of a field and where the field begins.
  typealias Field = (offset: Int, plan: Unretained<ComparisonPlan>)

  // Plans are never freed, so neither are their parts; to walk them counts no references.
  private let fields: UnsafeBufferPointer<Field>

  init(_ fields: [Field]) {
    self.fields = .kept(fields)
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
  // `@unchecked`: `element` is filled under the lock of the cache, read only afterwards.

  private let count: Int
  private let stride: Int

  /// The plan of one element.
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
