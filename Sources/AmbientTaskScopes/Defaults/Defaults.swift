import AmbientEnvironment
import AmbientSupport
import Synchronization

/// Stores the defaults of keys, and the values that `prepareDependencies` sets instead of them.
package final class Defaults: Sendable {
  package static let ofProcess = Defaults()

  /// The defaults of the running test; outside of tests, the defaults of the process.
  package static var current: Defaults { TestSupport.installed?.defaults() ?? ofProcess }

  // A slot stores the default of one key. Each table contains the slots of one context, and finds a
  // slot by the identity of the key.
  private let live = PublishedTable<AnyDefaultSlot>()
  private let preview = PublishedTable<AnyDefaultSlot>()
  private let test = PublishedTable<AnyDefaultSlot>()
  /// The prepared context as its raw value; `.max` if no context was prepared.
  private let context = Atomic<UInt8>(.max)

  package init() {}

  private func table(in context: DependencyContext) -> PublishedTable<AnyDefaultSlot> {
    switch context {
    case .live: live
    case .preview: preview
    case .test: test
    }
  }

  /// Returns the slot of a key's default; creates it at the first call.
  func slot<K: EnvironmentKey>(
    of key: K.Type,
    in context: DependencyContext
  ) -> DefaultSlot<K.Value> {
    let slot = table(in: context).object(of: ObjectIdentifier(key)) { DefaultSlot(of: key) }
    // Safe because a table of slots finds each slot by the identity of its key.
    return unsafeDowncast(slot, to: DefaultSlot<K.Value>.self)
  }

  /// Returns the slot of a key's default; nil if the slot does not exist yet.
  func slot(of key: ObjectIdentifier, in context: DependencyContext) -> AnyDefaultSlot? {
    table(in: context)[key]?.object
  }

  /// Returns the slot of a key's default if the default exists, depends on no other value, and has
  /// no issue; otherwise nil.
  ///
  /// Most defaults meet these conditions. This object, and not the result, retains the slot.
  func independentSlot(
    of key: ObjectIdentifier,
    in context: DependencyContext
  ) -> Unretained<AnyDefaultSlot>? {
    let candidate =
      switch context {
      case .live: live[key]
      case .preview: preview[key]
      case .test: test[key]
      }
    guard let slot = candidate else { return nil }
    return slot.with(\.isIndependent) ? slot : nil
  }

  /// Returns the default of a key if the default exists, depends on no other value, and has no
  /// issue; otherwise nil.
  func independentValue<K: EnvironmentKey>(
    of key: K.Type,
    in context: DependencyContext
  ) -> K.Value? {
    independentSlot(of: ObjectIdentifier(key), in: context)?.with {
      $0.value(of: key)
    }
  }

  // MARK: Preparing

  /// The context that the program set in `prepareDependencies`; nil if the program set no context.
  package var preparedContext: DependencyContext? {
    DependencyContext(rawValue: context.load(ordering: .relaxed))
  }

  /// Stores a prepared value instead of a key's default.
  ///
  /// Returns false if the default was read or prepared before, and therefore stays. In previews,
  /// the value replaces such a default too, and the result is true.
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

  /// Stores the value of a write as the prepared value of the key.
  ///
  /// Returns false if the default was read or prepared before, except in previews.
  func prepare(_ write: EnvironmentWrite, in context: DependencyContext) -> Bool {
    func prepare<K: EnvironmentKey>(_ key: K.Type) -> Bool {
      self.prepare(key, write.value(of: key), in: context)
    }
    return prepare(write.keyType)
  }

  func prepare(for context: DependencyContext) {
    self.context.store(context.rawValue, ordering: .relaxed)
  }
}
