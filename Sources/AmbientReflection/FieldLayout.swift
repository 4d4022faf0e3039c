@_spi(Reflection) import Swift

/// One stored property of a struct or class, or one element of a tuple.
package struct FieldLayout: Sendable {
  /// How a field keeps the object it names.
  package enum Ownership: Sendable {
    /// An ordinary field, read as a value of its type.
    case strong
    /// `weak` or `unowned`: the memory is *not* a value of the field's type and must not be read so.
    case reference
  }

  /// The name in the source; a property wrapper's storage begins with `_`, a tuple's may be empty.
  package let name: String

  /// The type the field was declared with; `weak var a: A?` says `A?`.
  package let type: Any.Type

  /// Where the field begins, in bytes from the start of the value or of the object.
  package let offset: Int

  /// Whether the memory may be read as the type says.
  package let ownership: Ownership
}

extension FieldLayout {
  /// The stored fields in declaration order, those of superclasses first.
  ///
  /// Empty for types without fields and for modules built without reflection metadata; who depends
  /// on seeing everything compares what is found with the size of the type.
  package static func fields(of type: Any.Type) -> [FieldLayout] {
    let isClass = type is AnyClass
    var ownerships = isClass ? classOwnerships(type) : ownOwnerships(type)
    ownerships.reverse()
    var fields: [FieldLayout] = []
    // 1 is `.classType`, which Swift 6 mode does not let a client name.
    let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(
        FieldLayout(
          name: String(cString: name),
          type: type,
          offset: offset,
          ownership: ownerships.popLast() ?? .strong
        )
      )
      return true
    }
    return fields
  }

  // `_forEachField` keeps silent about `weak` and `unowned`, so the records are asked as well.
  private static func ownOwnerships(_ type: Any.Type) -> [Ownership] {
    (FieldRecords(of: type)?.records ?? []).map { $0.isReferenceStorage ? .reference : .strong }
  }

  private static func classOwnerships(_ type: Any.Type) -> [Ownership] {
    var chain: [Any.Type] = []
    var next: AnyClass? = type as? AnyClass
    while let current = next {
      chain.append(current)
      next = _getSuperclass(current)
    }
    return chain.reversed().flatMap(ownOwnerships)
  }
}
