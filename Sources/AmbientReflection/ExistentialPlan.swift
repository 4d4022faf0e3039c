/// Compares the dynamic types of two existentials and, if both have the same type, the contents.
final class ExistentialPlan: ComparisonPlan, @unchecked Sendable {
  // `@unchecked`: immutable.

  private let representation: Representation
  private let mode: ValueComparator.Mode

  init(of type: Any.Type, _ mode: ValueComparator.Mode) {
    representation = Representation(of: type)
    self.mode = mode
  }

  override func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    // A call of `_openExistential` opens one existential. Two existentials therefore need two
    // nested functions.
    func open<Content>(_ left: Content) -> Bool {
      func compare<Other>(_ right: Other) -> Bool {
        guard Content.self == Other.self else { return false }
        let plan = ComparisonPlan.shared(for: Content.self, mode)
        return withUnsafePointer(to: left) { left in
          withUnsafePointer(to: right) { right in
            plan.areSame(left, right, depth: depth - 1)
          }
        }
      }
      return _openExistential(representation.contents(of: b), do: compare)
    }
    return _openExistential(representation.contents(of: a), do: open)
  }

  /// The layout of an existential; conformances to protocols only add words at the end.
  private enum Representation {
    case opaque, object, error

    init(of type: Any.Type) {
      let metadata = metadata(of: type).assumingMemoryBound(to: UInt.self)
      let isObject: Bool
      if metadata[0] == 0x307 {
        // Constrained existential (`any P<Int>`): the second word points to the flags of its shape.
        // The low byte of the flags is 1 for class-bound existentials.
        let shape = UnsafePointer<UInt8>(bitPattern: metadata[1])
        isObject = shape?.pointee == 1
      } else {
        // Plain existential: the top bit of the flags is *clear* for class-bound existentials.
        isObject = metadata[1] & 0x8000_0000 == 0
      }
      // `any Error` without further protocols is a single pointer to a box. Marker protocols, as in
      // `any Error & Sendable`, do not make another type.
      self = isObject ? .object : type == (any Error).self ? .error : .opaque
    }

    func contents(of existential: UnsafeRawPointer) -> Any {
      switch self {
      // Whatever the protocols are, the layout begins like `Any`: with a buffer and a type.
      case .opaque: existential.assumingMemoryBound(to: Any.self).pointee
      // The layout begins like `AnyObject`: with a pointer to the object.
      case .object: existential.assumingMemoryBound(to: AnyObject.self).pointee
      case .error: existential.assumingMemoryBound(to: (any Error).self).pointee
      }
    }
  }
}
