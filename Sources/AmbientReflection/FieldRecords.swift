/// The compiler's records of the fields of a struct or class, or of the cases of an enum.
///
/// Only this type reads *nominal type descriptors* and *field descriptors*. The layout of these
/// descriptors is part of Swift's stable ABI (`TypeMetadata.rst`,
/// `include/swift/RemoteInspection/Records.h`).
struct FieldRecords {
  struct Record {
    let name: String

    /// Whether the payload of the case is stored in a box of its own.
    let isIndirect: Bool

    /// Whether the field is a `weak` or an `unowned` reference.
    let isReferenceStorage: Bool

    /// Whether the field is declared with `var`.
    let isVariable: Bool

    /// The address of the type's mangled name; `nil` for a case without a payload.
    fileprivate let mangledType: UnsafePointer<UInt8>?
  }

  /// The records of fields in declaration order, or of cases in the order of their tags.
  ///
  /// Cases with a payload come first.
  let records: [Record]

  private let descriptor: UnsafeRawPointer

  /// The address of the generic arguments of a struct or an enum.
  ///
  /// The metadata of a class stores the arguments at another place, which is not read.
  private let genericArguments: UnsafeRawPointer

  /// Finds the records.
  ///
  /// Fails if the type is not a struct, an enum or a class, or if its module was built without
  /// reflection metadata.
  init?(of type: Any.Type) {
    let metadata = metadata(of: type)
    let word = MemoryLayout<UInt>.size
    let descriptorOffset: Int
    switch TypeLayout(of: type).kind {
    case .structure, .enumeration:
      // Metadata of a value type: kind, descriptor, generic arguments.
      descriptorOffset = word
    case .classReference:
      // Metadata of a class: kind, superclass, six 32-bit words of sizes and flags, descriptor.
      // With Objective-C, two words of cache and the data word follow the superclass.
      #if _runtime(_ObjC)
      descriptorOffset = 5 * word + 24
      #else
      descriptorOffset = 2 * word + 24
      #endif
    default: return nil
    }
    guard
      let descriptor = metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self),
      // Type descriptor: flags, parent, name, access function, fields; 32 bits each.
      let fields = Self.follow(descriptor + 16)
    else { return nil }
    self.descriptor = descriptor
    genericArguments = metadata + 2 * word
    // Field descriptor: type, superclass, kind and record size (16 bits each), count, records.
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    records = (0..<count).map { Self.record(at: fields + 16 + $0 * recordSize) }
  }

  /// Returns the declared type of a record, with generic arguments filled in.
  ///
  /// - Precondition: The record belongs to a struct or an enum.
  ///
  /// - Returns: `nil` if the record has no type, or if the runtime cannot create the type.
  ///   `hasType` distinguishes the two cases.
  func type(of record: Record) -> Any.Type? {
    record.mangledType.flatMap {
      _getTypeByMangledNameInContext(
        $0,
        UInt(Self.length(ofMangledName: $0)),
        genericContext: descriptor,
        genericArguments: genericArguments
      )
    }
  }

  private static func record(at address: UnsafeRawPointer) -> Record {
    // Record: flags (bit 0: indirect case, bit 1: `var`), mangled type, name; 32 bits each.
    let flags = address.load(as: UInt32.self)
    let mangled = follow(address + 4)?.assumingMemoryBound(to: UInt8.self)
    let name = follow(address + 8)?.assumingMemoryBound(to: CChar.self)
    return Record(
      name: name.map { String(cString: $0) } ?? "",
      isIndirect: flags & 1 != 0,
      isReferenceStorage: mangled.map(namesReferenceStorage) ?? false,
      isVariable: flags & 2 != 0,
      mangledType: mangled
    )
  }

  // Compiled images store an address as a 32-bit distance. The distance counts from the place where
  // the distance itself is stored; zero means "none".
  private static func follow(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.load(as: Int32.self)
    return distance == 0 ? nil : address + Int(distance)
  }

  // A mangled name ends at a zero byte, but a symbolic reference inside the name may contain zeros.
  // - After a byte from 0x01 to 0x17, the reference contains a 32-bit distance.
  // - After a byte from 0x18 to 0x1F, the reference contains an address.
  private static func length(ofMangledName name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
    return length
  }

  // The suffix `Xw` marks a weak field, `Xo` an unowned one, and `Xu` an unsafe unowned one.
  private static func namesReferenceStorage(_ name: UnsafePointer<UInt8>) -> Bool {
    let length = length(ofMangledName: name)
    guard length > 2, name[length - 2] == UInt8(ascii: "X") else { return false }
    return [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(name[length - 1])
  }
}

extension FieldRecords.Record {
  var hasType: Bool { mangledType != nil }
}
