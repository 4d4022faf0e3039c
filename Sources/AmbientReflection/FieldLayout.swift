@_spi(Reflection) import Swift

/// One stored property of a struct or class, or one element of a tuple.
package struct FieldLayout: Sendable {
  /// The way in which the memory of a field is read.
  package enum Ownership: Sendable {
    /// An ordinary field, which is read as a value of its type.
    case strong
    /// A `weak` or `unowned` field, whose memory is *not* a value of the field's type.
    case reference
  }

  /// The name in the source code.
  ///
  /// If the property has a wrapper, the name begins with `_`. The name of a tuple element may be
  /// empty.
  package let name: String

  /// The declared type of the field; for `weak var a: A?` it is `A?`.
  ///
  /// The type of a field that cannot be copied, such as a `Mutex`, is `()`.
  package let type: Any.Type

  /// The offset of the field in bytes from the start of the value or of the object.
  package let offset: Int

  /// Whether the memory may be read as a value of ``type``.
  package let ownership: Ownership

  /// Whether the field is declared with `let`; false for the element of a tuple.
  package let isConstant: Bool

  /// Copies the value of the field.
  ///
  /// - Precondition: The ownership is ``Ownership/strong``, and nothing changes the field during
  ///   the call.
  ///
  /// - Parameter container: The address of the value or the object that has the field.
  /// - Returns: The value.
  package func value(in container: UnsafeRawPointer) -> Any {
    func load<Value>(_ type: Value.Type) -> Any {
      (container + offset).assumingMemoryBound(to: type).pointee
    }
    return _openExistential(type, do: load)
  }
}

extension FieldLayout {
  /// Returns the stored fields in declaration order; the fields of superclasses come first.
  ///
  /// The result is empty for a type without fields, such as a protocol type, and for a type whose
  /// module was built without reflection metadata. To find out whether fields are missing, callers
  /// compare the sizes of the fields with the size of the type.
  package static func fields(of type: Any.Type) -> [FieldLayout] {
    // For a protocol type, the runtime would look for the fields in a value of the type. This
    // function has only the type.
    guard TypeLayout.kind(of: type) != .existential else { return [] }
    let isClass = type is AnyClass
    var records = isClass ? classRecords(type) : ownRecords(type)
    records.reverse()
    var fields: [FieldLayout] = []
    // 1 is `.classType`, which code in Swift 6 mode cannot name.
    let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, type, _ in
      let record = records.popLast()
      fields.append(
        FieldLayout(
          name: String(cString: name),
          type: type,
          offset: offset,
          ownership: record?.isReferenceStorage == true ? .reference : .strong,
          isConstant: record?.isVariable == false
        )
      )
      return true
    }
    return fields
  }

  // `_forEachField` does not report `weak`, `unowned` and `let`. The field records contain them.
  private static func ownRecords(_ type: Any.Type) -> [FieldRecords.Record] {
    FieldRecords(of: type)?.records ?? []
  }

  private static func classRecords(_ type: Any.Type) -> [FieldRecords.Record] {
    var chain: [Any.Type] = []
    var next: AnyClass? = type as? AnyClass
    while let current = next {
      chain.append(current)
      next = _getSuperclass(current)
    }
    return chain.reversed().flatMap(ownRecords)
  }
}
