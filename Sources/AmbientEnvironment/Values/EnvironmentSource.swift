/// Where the values come from that were not written on a copy of ``EnvironmentValues``.
///
/// There are two kinds: a place in a view tree, whose ancestors have set the values, and a task, for whose time
/// they were overridden.
@usableFromInline
package protocol EnvironmentSource: AnyObject {
  /// The value of a key, as a dependency of what is reading now; from any thread.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value

  /// What is set, the nearest first, each as `EnvironmentPropertyKey<Key> = value`.
  var entryDescriptions: [String] { get }
}

/// The place of a view, as code finds values there that is no view but works for one; from any thread.
package protocol ViewSurroundings: EnvironmentSource {
  /// The value that an ancestor set for a key, and when; nil where the default is found.
  ///
  /// Read in a body, it becomes a dependency of that, also where nothing is set.
  func written<K: EnvironmentKey>(_ key: K.Type) -> (value: K.Value, stamp: UInt64)?

  /// When an ancestor set the value that is found for a key.
  func stamp(of key: ObjectIdentifier) -> UInt64?

  /// Who set the value that is found for a key, and where in the source.
  ///
  /// Its view is known to the owner of the view tree alone.
  func writer(of key: ObjectIdentifier) -> (label: String, stamp: UInt64, writer: String)?

  /// The names of the views that read the value of a key; none but for the owner of the view tree.
  func namesOfReaders(of key: ObjectIdentifier) -> [String]

  /// Whether this place is below another one.
  func isBelow(_ other: any ViewSurroundings) -> Bool

  /// What all work has in common that is done for views here; kept until the place closes.
  var workScope: AnyObject? { get set }
}

/// What runs the bodies of views, one at a time.
package protocol ViewUpdater: AnyObject {
  /// Where the view stands whose body runs on this thread; nil outside of bodies.
  var runningSurroundings: (any ViewSurroundings)? { get }
}
