/// The three runtime functions of an enum: read the case, project the payload, restore the case.
///
/// The functions are in the *value witness table* of the type. The layout of this table is part of
/// Swift's stable ABI (`include/swift/ABI/ValueWitness.def`).
struct EnumWitnesses: @unchecked Sendable {
  // `@unchecked`: The fields are addresses of code and of metadata, which are never freed.

  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let getEnumTag: Tag
  private let destructiveProjectEnumData: Project
  private let destructiveInjectEnumTag: Inject

  /// Finds the functions; nil if the flags of the type report that these functions do not exist.
  init?(of type: Any.Type) {
    metadata = AmbientReflection.metadata(of: type)
    let word = MemoryLayout<UInt>.size
    // The word before the metadata points to the table. The table contains, in this order:
    // - eight functions, the size and the stride, one word each;
    // - the flags and the number of extra inhabitants, 32 bits each;
    // - the functions of enums.
    let table = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    let flags = table.load(fromByteOffset: 10 * word, as: UInt32.self)
    guard flags & 0x0020_0000 != 0 else { return nil }
    let functions = table + 10 * word + 8
    getEnumTag = functions.load(as: Tag.self)
    destructiveProjectEnumData = functions.load(fromByteOffset: word, as: Project.self)
    destructiveInjectEnumTag = functions.load(fromByteOffset: 2 * word, as: Inject.self)
  }

  func tag(of value: UnsafeRawPointer) -> Int {
    Int(getEnumTag(value, metadata))
  }

  /// Removes the case from the memory of an enum; the payload stays at the same address.
  func project(_ value: UnsafeMutableRawPointer) {
    destructiveProjectEnumData(value, metadata)
  }

  /// Restores the case in memory that holds a projected payload.
  func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    destructiveInjectEnumTag(value, UInt32(truncatingIfNeeded: tag), metadata)
  }
}
