import AmbientSupport
import Synchronization

extension ComparisonPlan {
  // Plans stay in the cache forever, because types are never freed. The cache has at most one plan
  // for each type and mode.
  private static let builder = Mutex(ComparisonPlanBuilder())

  /// Returns the finished plan of a type, including the plans of all types inside the type.
  static func shared(for type: Any.Type, _ mode: ValueComparator.Mode) -> ComparisonPlan {
    // A thread that holds the lock never takes the lock again. Making a plan runs no user code, and
    // only user code could request another plan.
    builder.withLock { $0.completePlan(for: type, mode) }
  }
}

/// Chooses the plan of each type and caches it.
///
/// The plan of an enum or an inline array is created and cached first. The plans of its parts are
/// created later, from a work list. A recursive type therefore finds its own unfinished plan in the
/// cache, and a deeply nested type needs no deeply nested calls.
private struct ComparisonPlanBuilder {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let mode: ValueComparator.Mode
  }

  private typealias Mode = ValueComparator.Mode

  private var plans: [Key: ComparisonPlan] = [:]
  private var unfinished: [(level: Int, finish: (inout ComparisonPlanBuilder) -> Void)] = []

  /// The number of enums and inline arrays around the current type.
  private var level = 0

  mutating func completePlan(
    for type: Any.Type,
    _ mode: ValueComparator.Mode
  ) -> ComparisonPlan {
    if let cached = plans[Key(type: ObjectIdentifier(type), mode: mode)] { return cached }
    let plan = plan(for: type, mode)
    while let next = unfinished.popLast() {
      level = next.level + 1
      next.finish(&self)
    }
    level = 0
    return plan
  }

  private mutating func plan(for type: Any.Type, _ mode: Mode) -> ComparisonPlan {
    let key = Key(type: ObjectIdentifier(type), mode: mode)
    if let cached = plans[key] { return cached }
    // A recursive generic enum may contain an endless chain of different types. Comparisons stop
    // after `depthLimit` levels, so types at deeper levels need no plans.
    guard level <= ValueComparator.depthLimit else { return ComparisonPlan() }
    let plan = wholePlan(type, mode) ?? structuralPlan(type, mode)
    plans[key] = plan
    return plan
  }

  // The table above `ValueComparator` lists the rules. This function applies the rules for a type
  // as a whole, and returns nil if none of these rules fits.
  private func wholePlan(_ type: Any.Type, _ mode: Mode) -> ComparisonPlan? {
    if let type = type as? any SelfComparing.Type { return selfComparing(type) }
    let layout = TypeLayout(of: type)
    let comparesBytes = layout.isTrivial && mode == .equatableUnlessTrivial
    // The code below casts the type instead of a value. If `==` is isolated to the main actor, a
    // cast of a value fails on other threads. The plan would then depend on the thread of the first
    // caller.
    if let type = type as? any Equatable.Type, !comparesBytes || Bytewise.hasHiddenPadding(type) {
      return equality(type)
    }
    return layout.isTrivial && Bytewise.holds(for: type) ? BytesPlan(size: layout.size) : nil
  }

  private func selfComparing<T: SelfComparing>(_ type: T.Type) -> ComparisonPlan {
    SelfComparingPlan<T>()
  }

  private func equality<T: Equatable>(_ type: T.Type) -> ComparisonPlan {
    // The first three plans return the same results as `EqualityPlan`, but run no unspecialized
    // generic code, which is slow.
    switch type {
    case is Int.Type, is UInt.Type, is Bool.Type: BytesPlan(size: MemoryLayout<T>.size)
    case is String.Type: StringPlan()
    case is AnyKeyPath.Type: KeyPathPlan()
    default: EqualityPlan<T>()
    }
  }

  // Applies those rules of the table above `ValueComparator` that compare values part by part.
  private mutating func structuralPlan(_ type: Any.Type, _ mode: Mode) -> ComparisonPlan {
    let layout = TypeLayout(of: type)
    // The parts of a trivial type are trivial too. In both modes, they are compared as in
    // `equatableUnlessTrivial`: only parts that are `SIMD` types or `Float80` run their `==`.
    let mode = layout.isTrivial ? .equatableUnlessTrivial : mode
    switch layout.kind {
    case .structure, .tuple: return fields(of: type, mode)
    case .enumeration: return enumeration(type, mode)
    case .existential: return ExistentialPlan(of: type, mode)
    case .fixedArray: return elements(of: type, mode)
    case .classReference: return BytesPlan(size: layout.size)
    // The standard library stores a reference as a built-in word, for example in `Dictionary`.
    case .builtin where layout.size == MemoryLayout<UInt>.size: return BytesPlan(size: layout.size)
    case .builtin, .function, .metatype, .unknown: return ComparisonPlan()
    }
  }

  // Nested structs and tuples are expanded here: their fields join the list.
  private mutating func fields(of type: Any.Type, _ mode: Mode) -> ComparisonPlan {
    var all: [FieldsPlan.Field] = []
    var unexpanded: [(type: Any.Type, offset: Int, mode: Mode)] = [(type, 0, mode)]
    while let (type, start, mode) = unexpanded.popLast() {
      let fields = FieldLayout.fields(of: type)
      // The type has a size but no fields, therefore its contents are unknown.
      if fields.isEmpty, TypeLayout(of: type).size > 0 { return ComparisonPlan() }
      for field in fields {
        let layout = TypeLayout(of: field.type)
        let offset = start + field.offset
        if field.ownership == .reference {
          // The bits identify the object, even if it is released. Reading the reference is not
          // enough: every weak reference to a released object reads as `nil`.
          all.append((offset, Unretained(immortal: BytesPlan(size: layout.size))))
        } else if [.structure, .tuple].contains(layout.kind), wholePlan(field.type, mode) == nil {
          unexpanded.append((field.type, offset, layout.isTrivial ? .equatableUnlessTrivial : mode))
        } else {
          all.append((offset, Unretained(immortal: plan(for: field.type, mode))))
        }
      }
    }
    return FieldsPlan(all)
  }

  private mutating func enumeration(_ type: Any.Type, _ mode: Mode) -> ComparisonPlan {
    guard let layout = EnumLayout(of: type) else { return ComparisonPlan() }
    func open<Value>(_ type: Value.Type) -> ComparisonPlan {
      let plan = EnumPlan<Value>(layout: layout)
      finishLater { builder in
        plan.payloads = layout.cases.map { builder.payload(of: $0, mode) }
      }
      return plan
    }
    return _openExistential(type, do: open)
  }

  private mutating func payload(of enumCase: EnumLayout.Case, _ mode: Mode) -> ComparisonPlan? {
    guard let type = enumCase.payload else { return nil }
    let payload = plan(for: type, mode)
    guard enumCase.isIndirect else { return payload }
    func open<Payload>(_ type: Payload.Type) -> ComparisonPlan {
      let box = IndirectPlan<Payload>()
      box.payload = payload
      return box
    }
    return _openExistential(type, do: open)
  }

  private mutating func elements(of type: Any.Type, _ mode: Mode) -> ComparisonPlan {
    guard let array = FixedArrayLayout(of: type) else { return ComparisonPlan() }
    let plan = ElementsPlan(count: array.count, stride: TypeLayout(of: array.element).stride)
    finishLater { $0.finish(plan, with: array.element, mode) }
    return plan
  }

  private mutating func finishLater(_ finish: @escaping (inout ComparisonPlanBuilder) -> Void) {
    unfinished.append((level, finish))
  }

  private mutating func finish(_ plan: ElementsPlan, with element: Any.Type, _ mode: Mode) {
    plan.element = self.plan(for: element, mode)
  }
}
