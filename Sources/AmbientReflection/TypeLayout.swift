@_spi(Reflection) import Swift

/// What the runtime knows of a type without a value of it at hand.
///
/// A plan is made from these facts once per type; nothing here is asked again per value.
package struct TypeLayout: Sendable {
  /// The family of types that decides where the parts of a value are found.
  package enum Kind: Sendable {
    case structure, enumeration, tuple, classReference
    case function, metatype, existential, fixedArray, builtin, unknown
  }

  /// The family the type belongs to; `Optional` is an enumeration like any other.
  package let kind: Kind

  /// Whether copying a value is copying its bytes, with nothing to retain or to destroy.
  package let isTrivial: Bool

  /// How many bytes a value occupies, without the gap to the next one in an array.
  package let size: Int

  /// How far apart two neighbours of an array are.
  package let stride: Int

  /// Whether the declaration was imported from C, where unions and bit fields have no Swift fields.
  package let isImported: Bool

  /// Reads the facts of a type that is known only at run time.
  package init(of type: Any.Type) {
    func measure<T>(_ type: T.Type) -> (Int, Int, Bool) {
      (MemoryLayout<T>.size, MemoryLayout<T>.stride, _isPOD(type))
    }
    (size, stride, isTrivial) = _openExistential(type, do: measure)
    kind = Self.kind(of: type)
    // Others are not asked: the runtime cannot name the metatype of a constrained protocol.
    isImported =
      (kind == .structure || kind == .enumeration)
      && _typeName(type, qualified: true).hasPrefix("__C.")
  }

  private static func kind(of type: Any.Type) -> Kind {
    // The first word of every type's metadata is its kind. Classes put their own metaclass there on
    // systems with Objective-C, an address, which is always beyond the last kind.
    switch metadata(of: type).load(as: UInt.self) {
    case 0x000, 0x203, 0x305, 0x800...: .classReference
    case 0x200: .structure
    case 0x201, 0x202: .enumeration
    case 0x300: .builtin
    case 0x301: .tuple
    case 0x302: .function
    case 0x303, 0x307: .existential
    case 0x304, 0x306: .metatype
    case 0x308: .fixedArray
    default: .unknown
    }
  }
}

/// What the runtime knows of a type; it stays until the program ends.
func metadata(of type: Any.Type) -> UnsafeRawPointer {
  // Safe because the value of a metatype is the address of the type's metadata.
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
