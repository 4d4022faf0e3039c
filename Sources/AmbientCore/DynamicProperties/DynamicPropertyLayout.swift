import AmbientGraph
import AmbientReflection
import AmbientSupport
import Synchronization

/// Where the dynamic properties of a type are; found once per type.
///
/// A property within a property comes before it: in the order of `steps`, whatever a property's
/// `update()` uses is ready when it is called.
// Sendable because nothing in it changes; the types in it are global facts.
final class DynamicPropertyLayout: @unchecked Sendable {
  /// One thing to do with a value before its body runs.
  private enum Step {
    /// Connect a built-in property, which keeps something in a slot of its owner.
    case install(any BuiltInProperty.Type, name: LiteralText, offset: Int, slot: Int?)
    /// Call `update()` of a custom property.
    case update(any DynamicProperty.Type, offset: Int)
    /// Make the body depend on a property in a custom one until a run reads it.
    case subscribe(any DeclaredProperty.Type, offset: Int, slot: Int)
    /// Enter the payload of an enum's active case.
    case enter(EnumProperty, offset: Int, slot: Int)
  }

  // No array, whose reference would be counted at each use.
  private let steps: UnsafeMutableBufferPointer<Step>

  /// How many objects an owner keeps for its properties.
  let slotCount: Int

  /// Whether a property in it is told before each run of the body.
  let callsUpdate: Bool

  /// Whether a property in it may count as read though it was not.
  let subscribes: Bool

  var isEmpty: Bool { steps.isEmpty }

  private init(steps: [Step], slotCount: Int) {
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: steps)
    self.slotCount = slotCount
    callsUpdate = steps.contains { step in
      switch step {
      case .install: false
      case .update, .subscribe: true
      case .enter(let property, _, _): property.callsUpdate
      }
    }
    subscribes = steps.contains { step in
      switch step {
      case .install, .update: false
      case .subscribe: true
      case .enter(let property, _, _): property.mayDeclareProperties
      }
    }
  }

  deinit { steps.deinitialize().deallocate() }

  // MARK: Use

  /// Connects the properties of a value with their owner.
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
          var nothing: AnyObject?
          type.install(at: value + offset, in: owner, name, &nothing)
        }
      case .enter(let property, let offset, let slot):
        property.install(at: value + offset, in: owner, &slots[slot])
      case .update, .subscribe: break
      }
    }
  }

  /// Calls `update()` of the custom properties of a value, innermost first.
  func update(at value: UnsafeMutableRawPointer) {
    for step in steps {
      switch step {
      case .update(let type, let offset): type.update(at: value + offset)
      case .enter(let property, let offset, _): property.update(at: value + offset)
      case .install, .subscribe: break
      }
    }
  }

  /// Makes the current run depend on what custom properties declare, and no run has read.
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

  /// The layout of a view, a modifier or another owner.
  static func of(_ owner: Any.Type) -> DynamicPropertyLayout {
    if let known = known.withLock({ $0[ObjectIdentifier(owner)] }) { return known }
    var builder = Builder()
    builder.enterFields(of: owner, at: 0)
    let layout = DynamicPropertyLayout(steps: builder.steps, slotCount: builder.slotCount)
    known.withLock { $0[ObjectIdentifier(owner)] = layout }
    return layout
  }

  /// The layout of one property, as it stands in the payload of an enum; nil if it is none.
  static func ofProperty(_ type: Any.Type, isCustom: Bool) -> DynamicPropertyLayout? {
    let key = PropertyKey(type: ObjectIdentifier(type), isCustom: isCustom)
    if let known = knownProperties.withLock({ $0[key] }) { return known }
    var builder = Builder()
    builder.isCustom = isCustom
    builder.add(type, named: "", at: 0)
    let layout =
      builder.steps.isEmpty
      ? nil : DynamicPropertyLayout(steps: builder.steps, slotCount: builder.slotCount)
    return knownProperties.withLock { known in
      // One layout for each type: that of a recursive enum leads back to itself.
      if let other = known[key] { return other }
      known[key] = .some(layout)
      return layout
    }
  }

  private static let known = Mutex<[ObjectIdentifier: DynamicPropertyLayout]>([:])

  private struct PropertyKey: Hashable {
    let type: ObjectIdentifier
    let isCustom: Bool
  }

  private static let knownProperties = Mutex<[PropertyKey: DynamicPropertyLayout?]>([:])

  private struct Builder {
    var steps: [Step] = []
    var slotCount = 0

    /// Whether what is added is in a property that a client wrote, such as an enum that conforms.
    var isCustom = false

    mutating func enterFields(of type: Any.Type, at offset: Int) {
      for field in FieldLayout.fields(of: type) {
        // A wrapper is stored under the name of its property with an underscore in front.
        let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
        add(field.type, named: name, at: offset + field.offset)
      }
    }

    mutating func add(_ type: Any.Type, named name: String, at offset: Int) {
      if let builtIn = type as? any BuiltInProperty.Type {
        let slot = builtIn.keepsStorage ? takeSlot() : nil
        steps.append(
          .install(builtIn, name: LiteralText(copying: name), offset: offset, slot: slot)
        )
        if isCustom, let declared = type as? any DeclaredProperty.Type {
          steps.append(.subscribe(declared, offset: offset, slot: takeSlot()))
        }
      } else if let container = type as? any DynamicPropertyContainer.Type {
        for field in FieldLayout.fields(of: container) {
          enterFields(of: field.type, at: offset + field.offset)
        }
      } else if let layout = EnumLayout(of: type) {
        // An optional takes part if what it wraps does; another enum has to conform itself.
        let conforms = type is any DynamicProperty.Type
        guard conforms || type is any AnyOptional.Type else { return }
        let property = EnumProperty(
          layout,
          conforms: conforms,
          isCustom: conforms ? isWrittenByClient(type) : isCustom
        )
        if property.mayHoldProperties {
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
    _ name: LiteralText,
    _ slot: inout AnyObject?
  ) {
    value.assumingMemoryBound(to: Self.self).pointee.install(in: owner, name: name, storage: &slot)
  }
}

extension DeclaredProperty {
  fileprivate static func subscribe(
    at value: UnsafeMutableRawPointer,
    _ wasRead: inout AnyObject?
  ) {
    value.assumingMemoryBound(to: Self.self).pointee.subscribeUntilRead(&wasRead)
  }
}

extension DynamicProperty {
  fileprivate static func update(at value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}
