import Synchronization

/// The defaults that were made, and the values that were prepared in their place.
package final class Defaults: Sendable {
  /// Those of the process.
  package static let ofProcess = Defaults()

  /// Those of the test that is running, else those of the process.
  package static var ofNow: Defaults { TestSupport.installed?.defaults() ?? ofProcess }

  /// Which these are, found without counting a reference outside of tests.
  static var identityOfNow: ObjectIdentifier {
    ObjectIdentifier(TestSupport.installed == nil ? ofProcess : ofNow)
  }

  private let live = PublishedTable<AnyObject>()
  private let preview = PublishedTable<AnyObject>()
  private let test = PublishedTable<AnyObject>()
  private let context = Atomic<UInt8>(.max)

  // The address of one of the tables, for those who would count references on the way to it.
  /// The table of the context in which nobody sets another; 0 until it is asked for.
  private let usual = Atomic<UInt>(0)

  /// Makes a place where no default is made yet.
  package init() {}

  private func table(in context: DependencyContext) -> PublishedTable<AnyObject> {
    switch context {
    case .live: live
    case .preview: preview
    case .test: test
    }
  }

  /// The place of a key's default.
  func slot<K: EnvironmentKey>(
    of key: K.Type,
    in context: DependencyContext
  ) -> DefaultSlot<K.Value> {
    let slot = table(in: context).object(of: ObjectIdentifier(key)) { DefaultSlot(of: key) }
    // Safe because slots are filed under the identity of their key.
    return unsafeDowncast(slot, to: DefaultSlot<K.Value>.self)
  }

  /// The place of a default, if it was ever asked for.
  func slot(of key: ObjectIdentifier, in context: DependencyContext) -> AnyDefaultSlot? {
    // Safe because nothing else is filed.
    (table(in: context)[key]?.takeUnretainedValue()).map {
      unsafeDowncast($0, to: AnyDefaultSlot.self)
    }
  }

  /// The place of a default that is made and depends on nothing: the usual case.
  func plainSlot(
    of key: ObjectIdentifier,
    in context: DependencyContext
  ) -> Unmanaged<AnyDefaultSlot>? {
    plainSlot(of: key, in: table(in: context))
  }

  @inline(__always)
  private func plainSlot(
    of key: ObjectIdentifier,
    in table: PublishedTable<AnyObject>
  ) -> Unmanaged<AnyDefaultSlot>? {
    guard let object = table[key] else { return nil }
    let slot = object._withUnsafeGuaranteedRef {
      Unmanaged.passUnretained(unsafeDowncast($0, to: AnyDefaultSlot.self))
    }
    return slot._withUnsafeGuaranteedRef { $0.isPlain } ? slot : nil
  }

  /// The same, where no context is set.
  func plainSlot(of key: ObjectIdentifier) -> Unmanaged<AnyDefaultSlot>? {
    guard let table = UnsafeRawPointer(bitPattern: usual.load(ordering: .relaxed)) else {
      let table = table(in: preparedContext ?? .ofProcess)
      // Unless a context is prepared at this very time.
      _ = usual.compareExchange(expected: 0, desired: address(of: table), ordering: .relaxed)
      return plainSlot(of: key, in: table)
    }
    return Unmanaged<PublishedTable<AnyObject>>.fromOpaque(table)._withUnsafeGuaranteedRef {
      plainSlot(of: key, in: $0)
    }
  }

  /// The default of a key, if it is made and depends on nothing.
  func plainValue<K: EnvironmentKey>(
    of key: K.Type,
    in context: DependencyContext
  ) -> K.Value? {
    plainSlot(of: ObjectIdentifier(key), in: context)?._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: DefaultSlot<K.Value>.self).value
    }
  }

  // MARK: Preparing

  /// The context that the program was prepared for.
  package var preparedContext: DependencyContext? {
    DependencyContext(rawValue: context.load(ordering: .relaxed))
  }

  /// Puts a value in the place of a key's default; false if that was read or prepared before.
  func prepare<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value, in context: DependencyContext)
    -> Bool
  {
    if key == ContextKey.self { return true }
    if slot(of: key, in: context).prepare(value) { return true }
    guard context == .preview else { return false }
    let slot = DefaultSlot<K.Value>(of: key)
    _ = slot.prepare(value)
    preview.replace(ObjectIdentifier(key), with: slot)
    return true
  }

  func prepare(for context: DependencyContext) {
    self.context.store(context.rawValue, ordering: .relaxed)
    usual.store(address(of: table(in: context)), ordering: .relaxed)
  }
}
