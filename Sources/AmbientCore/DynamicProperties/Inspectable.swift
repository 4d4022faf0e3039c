/// A dynamic property or a ``Location`` whose value ``ReachableObjects`` searches for observable
/// objects.
protocol Inspectable {
  /// The current value; for a part, the state or object that contains the part; nil if unknown.
  ///
  /// Reading this property calls no code of the program, and registers no dependency.
  var inspectedValue: Any? { get }
}
