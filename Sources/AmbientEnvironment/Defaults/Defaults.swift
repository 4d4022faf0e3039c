import AmbientSupport
import AmbientGraph
import Synchronization

/// The defaults that were made, and the values that were prepared in their place.
package final class Defaults: Sendable {
  /// Those of the process.
  package static let ofProcess = Defaults()

  /// Those of the test that is running, else those of the process.
  package static var ofNow: Defaults { TestSupport.installed?.defaults() ?? ofProcess }

  private let live = PublishedTable<AnyDefaultSlot>()
  private let preview = PublishedTable<AnyDefaultSlot>()
  private let test = PublishedTable<AnyDefaultSlot>()
  private let context = Atomic<UInt8>(.max)

  /// Makes a place where no default is made yet.
  package init() {}

  private func table(in context: DependencyContext) -> PublishedTable<AnyDefaultSlot> {
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
    table(in: context)[key]?.object
  }

  /// The place of a default that is made and depends on nothing, as most are.
  ///
  /// It stays for as long as this does.
  func plainSlot(
    of key: ObjectIdentifier,
    in context: DependencyContext
  ) -> Unretained<AnyDefaultSlot>? {
    let found =
      switch context {
      case .live: live[key]
      case .preview: preview[key]
      case .test: test[key]
      }
    guard let slot = found else { return nil }
    return slot.with(\.isPlain) ? slot : nil
  }

  /// The default of a key, if it is made and depends on nothing.
  func plainValue<K: EnvironmentKey>(
    of key: K.Type,
    in context: DependencyContext
  ) -> K.Value? {
    plainSlot(of: ObjectIdentifier(key), in: context)?.with {
      $0.value(of: key)
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
  }
}
