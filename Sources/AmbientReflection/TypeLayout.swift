@_spi(Reflection) import Swift

/// The runtime's facts about a type, available without a value of the type.
///
/// The facts are the same for all values of the type. Code that compares values therefore reads the
/// facts once, and not for each value.
package struct TypeLayout: Sendable {
  /// The family of a type, which decides where the parts of a value are found.
  package enum Kind: Sendable {
    case structure, enumeration, tuple, classReference
    case function, metatype, existential, fixedArray, builtin, unknown
  }

  /// The family of the type; `Optional` counts as an enum.
  package let kind: Kind

  /// Whether a value is copied by copying its bytes, with nothing to retain or destroy.
  package let isTrivial: Bool

  /// The size of a value in bytes, without the padding between array elements.
  package let size: Int

  /// The distance in bytes between two neighbors in an array.
  package let stride: Int

  /// Whether the declaration was imported from C.
  ///
  /// Swift sees no fields for the unions and bit fields of C.
  package let isImported: Bool

  package init(of type: Any.Type) {
    func measure<T>(_ type: T.Type) -> (Int, Int, Bool) {
      (MemoryLayout<T>.size, MemoryLayout<T>.stride, _isPOD(type))
    }
    (size, stride, isTrivial) = _openExistential(type, do: measure)
    kind = Self.kind(of: type)
    // Only the names of structs and enums are read, because the runtime cannot name every type. For
    // example, it has no name for the metatype of a constrained protocol.
    isImported =
      (kind == .structure || kind == .enumeration)
      && _typeName(type, qualified: true).hasPrefix("__C.")
  }

  static func kind(of type: Any.Type) -> Kind {
    // The first word of a type's metadata is its kind. On systems with Objective-C, classes store
    // the address of their metaclass there. This address is always greater than the last kind.
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

/// Returns the runtime's metadata of a type; the metadata is never freed.
func metadata(of type: Any.Type) -> UnsafeRawPointer {
  // Safe because the value of a metatype is the address of the type's metadata.
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
