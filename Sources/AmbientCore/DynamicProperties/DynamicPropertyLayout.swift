import AmbientGraph
import AmbientReflection
import AmbientSupport
import Synchronization

/// The offsets and types of the dynamic properties in a type, computed once for each type.
///
/// In the order of `steps`, inner properties precede the property that contains them. When the
/// `update()` of a property is called, its inner properties are therefore ready.
// Sendable because it never changes.
final class DynamicPropertyLayout: @unchecked Sendable {
  /// One operation on a view or modifier, before or after its body runs.
  private enum Step {
    /// Connect a built-in property, which may store an object in a slot of its owner.
    case install(any BuiltInProperty.Type, name: StaticText, offset: Int, slot: Int?)
    /// Call `update()` of a property that is not a ``BuiltInProperty``.
    case update(any DynamicProperty.Type, offset: Int)
    /// After the body, make the run depend on the value of an `@Environment` inside a custom
    /// property. This step does nothing once a run has read the value.
    case subscribe(any DeclaredProperty.Type, offset: Int, slot: Int)
    /// Process the properties in the payload of an enum's active case.
    case enter(EnumProperty, offset: Int, slot: Int)
  }

  // A buffer, because an array would be retained and released at each use.
  private let steps: UnsafeMutableBufferPointer<Step>

  /// The number of objects that an owner stores for its properties.
  let slotCount: Int

  /// Whether any property has an `update()` that is called before each run of the body.
  let callsUpdate: Bool

  /// Whether each run of the body ends with a call of ``subscribe(at:_:)``.
  let subscribes: Bool

  var isEmpty: Bool { steps.isEmpty }

  private init(steps: [Step], slotCount: Int) {
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: steps)
    self.slotCount = slotCount
    callsUpdate = steps.contains { step in
      switch step {
      case .install: false
      // A `subscribe` step exists only inside a custom property, which has an `update()`.
      case .update, .subscribe: true
      case .enter(let property, _, _): property.callsUpdate
      }
    }
    subscribes = steps.contains { step in
      switch step {
      case .install, .update: false
      case .subscribe: true
      case .enter(let property, _, _): property.maySubscribe
      }
    }
  }

  deinit { steps.deinitialize().deallocate() }

  // MARK: Use

  func install(
    at value: UnsafeMutableRawPointer,
    in owner: PropertyOwner,
    _ slots: UnsafeMutableBufferPointer<AnyObject?>
  ) {
    for step in steps {
      switch step {
      case .install(let type, let name, let offset, let slot):
        if let slot {
          type.install(at: value + offset, in: owner, name, &slots[slot])
        } else {
          var unused: AnyObject?
          type.install(at: value + offset, in: owner, name, &unused)
        }
      case .enter(let property, let offset, let slot):
        property.install(at: value + offset, in: owner, &slots[slot])
      case .update, .subscribe: break
      }
    }
  }

  /// Calls `update()` of each property that is not a ``BuiltInProperty``, inner ones before outer
  /// ones.
  func update(at value: UnsafeMutableRawPointer) {
    for step in steps {
      switch step {
      case .update(let type, let offset): type.update(at: value + offset)
      case .enter(let property, let offset, _): property.update(at: value + offset)
      case .install, .subscribe: break
      }
    }
  }

  /// Makes the current run depend on each ``DeclaredProperty`` that no run of the node has read.
  ///
  /// The method affects only properties inside a custom property, which is a property whose type is
  /// declared in client code.
  func subscribe(
    at value: UnsafeMutableRawPointer,
    _ slots: UnsafeMutableBufferPointer<AnyObject?>
  ) {
    for step in steps {
      switch step {
      case .subscribe(let type, let offset, let slot):
        type.subscribe(at: value + offset, &slots[slot])
      case .enter(let property, let offset, let slot):
        property.subscribe(at: value + offset, slots[slot])
      case .install, .update: break
      }
    }
  }

  // MARK: Discovery

  static func of(_ owner: Any.Type) -> DynamicPropertyLayout {
    if let cached = cache.withLock({ $0[ObjectIdentifier(owner)] }) { return cached }
    var builder = Builder()
    builder.enterFields(of: owner, at: 0)
    let layout = DynamicPropertyLayout(steps: builder.steps, slotCount: builder.slotCount)
    cache.withLock { $0[ObjectIdentifier(owner)] = layout }
    return layout
  }

  /// Returns the layout of an enum payload; nil if the payload contains no dynamic property.
  ///
  /// `isCustom` is true if the payload is part of a property whose type is declared in client code.
  static func ofProperty(_ type: Any.Type, isCustom: Bool) -> DynamicPropertyLayout? {
    let key = PropertyKey(type: ObjectIdentifier(type), isCustom: isCustom)
    if let cached = propertyCache.withLock({ $0[key] }) { return cached }
    var builder = Builder()
    builder.isCustom = isCustom
    builder.add(type, named: "", at: 0)
    let layout =
      builder.steps.isEmpty
      ? nil : DynamicPropertyLayout(steps: builder.steps, slotCount: builder.slotCount)
    return propertyCache.withLock { cache in
      // Another call may have stored a layout in the meantime. All calls return that stored layout.
      // If a call returned its own layout, the layout of a recursive enum could refer to a copy of
      // itself.
      if let other = cache[key] { return other }
      cache[key] = .some(layout)
      return layout
    }
  }

  private static let cache = Mutex<[ObjectIdentifier: DynamicPropertyLayout]>([:])

  private struct PropertyKey: Hashable {
    let type: ObjectIdentifier
    let isCustom: Bool
  }

  private static let propertyCache = Mutex<[PropertyKey: DynamicPropertyLayout?]>([:])

  private struct Builder {
    var steps: [Step] = []
    var slotCount = 0

    /// Whether the added properties are part of a property whose type is declared in client code.
    var isCustom = false

    mutating func enterFields(of type: Any.Type, at offset: Int) {
      for field in FieldLayout.fields(of: type) {
        // The storage of a wrapped property has the property's name with an underscore as prefix.
        let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        add(field.type, named: name, at: offset + field.offset)
      }
    }

    mutating func add(_ type: Any.Type, named name: String, at offset: Int) {
      if let builtIn = type as? any BuiltInProperty.Type {
        let slot = builtIn.keepsStorage ? takeSlot() : nil
        steps.append(
          .install(builtIn, name: StaticText(copying: name), offset: offset, slot: slot)
        )
        if isCustom, let declared = type as? any DeclaredProperty.Type {
          steps.append(.subscribe(declared, offset: offset, slot: takeSlot()))
        }
      } else if let container = type as? any DynamicPropertyContainer.Type {
        for field in FieldLayout.fields(of: container) {
          enterFields(of: field.type, at: offset + field.offset)
        }
      } else if let layout = EnumLayout(of: type) {
        // An enum is searched only if it conforms to `DynamicProperty` or is an optional.
        let conforms = type is any DynamicProperty.Type
        guard conforms || type is any AnyOptional.Type else { return }
        let property = EnumProperty(
          layout,
          conforms: conforms,
          isCustom: conforms ? isWrittenByClient(type) : isCustom
        )
        if property.mayContainProperties {
          steps.append(.enter(property, offset: offset, slot: takeSlot()))
        }
        addUpdate(type, at: offset)
      } else if type is any DynamicProperty.Type {
        let outer = isCustom
        isCustom = isWrittenByClient(type)
        enterFields(of: type, at: offset)
        isCustom = outer
        addUpdate(type, at: offset)
      } else if TypeLayout(of: type).kind == .tuple {
        enterFields(of: type, at: offset)
      }
    }

    private func isWrittenByClient(_ type: Any.Type) -> Bool {
      !(type is any LibraryProperty.Type)
    }

    private mutating func addUpdate(_ type: Any.Type, at offset: Int) {
      if let custom = type as? any DynamicProperty.Type {
        steps.append(.update(custom, offset: offset))
      }
    }

    private mutating func takeSlot() -> Int {
      defer { slotCount += 1 }
      return slotCount
    }
  }
}

extension BuiltInProperty {
  fileprivate static func install(
    at value: UnsafeMutableRawPointer,
    in owner: PropertyOwner,
    _ name: StaticText,
    _ slot: inout AnyObject?
  ) {
    value.assumingMemoryBound(to: Self.self).pointee.install(in: owner, name: name, storage: &slot)
  }
}

extension DeclaredProperty {
  fileprivate static func subscribe(
    at value: UnsafeMutableRawPointer,
    _ readMarker: inout AnyObject?
  ) {
    value.assumingMemoryBound(to: Self.self).pointee.subscribeUntilRead(&readMarker)
  }
}

extension DynamicProperty {
  fileprivate static func update(at value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}
