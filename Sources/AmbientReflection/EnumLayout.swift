/// The cases of an enum, which of them a value is, and the way to its payload.
///
/// Works for `Optional`, generic enums, tuple payloads and indirect cases alike. An enum that the
/// runtime does not explain has no layout, and its values count as unknown.
package struct EnumLayout: Sendable {
  /// One case; cases with payload come before those without, each group in declaration order.
  package struct Case: Sendable {
    /// The name in the source, without labels.
    package let name: String

    /// The type of the associated values, a tuple if there are several, `nil` if there are none.
    package let payload: Any.Type?

    /// Whether the payload lives in a box that copies of the value share.
    package let isIndirect: Bool
  }

  /// The cases; the index of a case is its tag.
  package let cases: [Case]

  let witnesses: EnumWitnesses

  /// Reads the layout, or fails if the type is not an enum or one of its payloads has no known type.
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

  /// The index in `cases` of what the value is.
  ///
  /// - Precondition: `value` points to an initialised value of the enum.
  package func activeCase(of value: UnsafeRawPointer) -> Int {
    witnesses.tag(of: value)
  }

  /// Hands out the payload where it lies, so that what is written to it is written to the enum.
  ///
  /// `nil` if the active case has no payload. Until `perform` returns, the memory of the enum holds
  /// the payload only and must not be read as the enum. An indirect payload is shared between
  /// copies: it is copied out, and a fresh box with the result takes the place of the old one.
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

/// A stand-in for the box of any indirect case.
///
/// An enum with a single, indirect case is nothing but the pointer to its box, and every box is made
/// alike: header, then payload. So the projected memory of *any* indirect case can be read and
/// written as this type, and the language itself does the retaining, copying and allocating.
indirect enum IndirectPayload<P> {
  case box(P)

  /// The payload, or a copy of it, for as long as the closure runs.
  static func read<Result>(
    at box: UnsafeRawPointer,
    _ perform: (UnsafeRawPointer) -> Result
  ) -> Result {
    switch box.assumingMemoryBound(to: Self.self).pointee {
    case .box(let payload): withUnsafePointer(to: payload) { perform($0) }
    }
  }

  /// Changes a copy of the payload and boxes it anew.
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
