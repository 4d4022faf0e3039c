/// The source of an ``EnvironmentValues`` instance: it provides each value that was not written on
/// the instance itself.
///
/// A source is either a position in a view tree or a task. Ancestors set the values of a position,
/// and overrides set the values of a task.
@usableFromInline
package protocol EnvironmentSource: AnyObject {
  /// Returns the value of a key, and makes it a dependency of the current reader.
  ///
  /// This method can be called on any thread.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; the default of the key if no ancestor or override has set another one.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value

  /// The values that are set for a position, as text.
  ///
  /// Each text has the form `EnvironmentPropertyKey<Key> = value`. The values that the innermost
  /// ancestor sets are first. The values of the host are last. For a task, the list is empty.
  var entryDescriptions: [String] { get }
}

/// The environment of a view.
///
/// Code that runs for the view, such as an action, can use the environment on any thread.
package protocol ViewEnvironment: EnvironmentSource {
  /// Returns the value that an ancestor has set for a key, and the time of that write; nil if the
  /// key has its default.
  ///
  /// A body that calls this method depends on the key, even if no ancestor has set a value.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, and the time of the write on the `LogicalClock`.
  func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)?

  /// Returns the time at which an ancestor set the current value of a key; nil if the key has its
  /// default.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The time on the `LogicalClock`.
  func stamp(of key: ObjectIdentifier) -> UInt64?

  /// Returns the modifiers of ancestors that set a key for this position, the innermost first.
  ///
  /// The label is the name of the key. The stamp is the time of the write. The writer is a
  /// description of the modifier. This description names the modifier's view only if the caller
  /// owns the view tree.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: A label, a stamp and a writer for each modifier.
  func writers(of key: ObjectIdentifier) -> [(label: String, stamp: UInt64, writer: String)]

  /// Returns the names of the views that read the value of a key.
  ///
  /// The result is empty if the caller does not own the view tree.
  ///
  /// - Parameter key: The identity of the key's type.
  /// - Returns: The names, in the order of the tree.
  func namesOfReaders(of key: ObjectIdentifier) -> [String]

  /// Returns whether this position is `other` or a descendant of `other`.
  ///
  /// - Parameter other: The other position.
  /// - Returns: True for `other` itself and its descendants; false for positions of different
  ///   trees.
  func isBelow(_ other: any ViewEnvironment) -> Bool

  /// The task scope of all work for views at this position.
  ///
  /// The value is nil before any work has run, and after the position has left the tree.
  ///
  /// The type is `AnyObject`, because this module does not know the class of task scopes.
  var workScope: AnyObject? { get set }
}

/// An object that runs the bodies of views, one at a time.
package protocol ViewUpdater: AnyObject {
  /// The environment of the view whose body runs on this thread; nil outside of bodies.
  var runningViewEnvironment: (any ViewEnvironment)? { get }
}
