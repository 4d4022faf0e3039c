/// The cases of an enum, with functions that find a value's active case and its payload.
///
/// `Optional`, generic enums, tuple payloads and indirect cases are supported. An enum that the
/// runtime does not describe has no layout. The library does not find dynamic properties in the
/// values of such an enum. These values can be compared only if the enum is `Equatable` or trivial.
package struct EnumLayout: Sendable {
  /// One case of the enum.
  ///
  /// Cases with a payload precede cases without a payload; each group is in declaration order.
  package struct Case: Sendable {
    /// The name in the source code, without labels.
    package let name: String

    /// The type of the associated values: a tuple if there are several, `nil` if there are none.
    package let payload: Any.Type?

    /// Whether the payload is stored in a box; copies of the value share this box.
    package let isIndirect: Bool
  }

  /// The cases; the index of a case is its tag.
  package let cases: [Case]

  let witnesses: EnumWitnesses

  /// Reads the layout.
  ///
  /// Fails if the type is not an enum, or if the runtime cannot create the type of a payload.
  package init?(of type: Any.Type) {
    let layout = TypeLayout(of: type)
    guard
      layout.kind == .enumeration, !layout.isImported,
      let witnesses = EnumWitnesses(of: type),
      let records = FieldRecords(of: type)
    else { return nil }
    var cases: [Case] = []
    for record in records.records {
      let payload = records.type(of: record)
      guard record.hasType == (payload != nil) else { return nil }
      cases.append(Case(name: record.name, payload: payload, isIndirect: record.isIndirect))
    }
    self.cases = cases
    self.witnesses = witnesses
  }

  /// Returns the tag of the value's case.
  ///
  /// - Precondition: `value` points to an initialized value of the enum.
  package func activeCase(of value: UnsafeRawPointer) -> Int {
    witnesses.tag(of: value)
  }

  /// Calls `perform` with the address of the payload, or of a copy of an indirect payload.
  ///
  /// A write to the payload changes the enum. Until `perform` returns, the memory of the enum holds
  /// the payload alone and must not be read as the enum. Copies of the enum share the box of an
  /// indirect payload. `perform` therefore changes a copy of an indirect payload, and the enum then
  /// gets a new box with the changed copy.
  ///
  /// - Parameters:
  ///   - value: The address of an initialized value of the enum.
  ///   - perform: Receives the address of the payload.
  /// - Returns: The result of `perform`; `nil` if the active case has no payload.
  /// - Throws: The error of `perform`.
  package func withPayload<Result>(
    of value: UnsafeMutableRawPointer,
    perform: (UnsafeMutableRawPointer) throws -> Result
  ) rethrows -> Result? {
    let tag = activeCase(of: value)
    guard let payload = cases[tag].payload else { return nil }
    witnesses.project(value)
    defer { witnesses.inject(tag, into: value) }
    guard cases[tag].isIndirect else { return try perform(value) }
    func open<P>(_: P.Type) throws -> Result {
      try IndirectPayload<P>.mutate(at: value, perform)
    }
    return try _openExistential(payload, do: open)
  }
}

/// A type that stores a `P` in the way in which every enum stores the payload of an indirect case.
///
/// The payload of an indirect case is in a box: a header, then the associated values. After
/// `EnumWitnesses.project`, the memory of the enum holds only the pointer to the box. A value of
/// `IndirectPayload` is also just such a pointer, because the type has a single, indirect case. The
/// memory can therefore be read and written as this type. The compiler then generates the retains,
/// copies and allocations.
indirect enum IndirectPayload<P> {
  case box(P)

  /// Calls `perform` with the address of the payload, or of a copy of the payload.
  static func read<Result>(
    at box: UnsafeRawPointer,
    _ perform: (UnsafeRawPointer) -> Result
  ) -> Result {
    switch box.assumingMemoryBound(to: Self.self).pointee {
    case .box(let payload): withUnsafePointer(to: payload) { perform($0) }
    }
  }

  /// Calls `perform` with a copy of the payload, and stores the copy in a new box.
  fileprivate static func mutate<Result>(
    at box: UnsafeMutableRawPointer,
    _ perform: (UnsafeMutableRawPointer) throws -> Result
  ) rethrows -> Result {
    let box = box.assumingMemoryBound(to: Self.self)
    switch box.pointee {
    case .box(var payload):
      defer { box.pointee = .box(payload) }
      return try withUnsafeMutablePointer(to: &payload) { try perform($0) }
    }
  }
}
