/// A property or a location that returns its value for a report.
protocol Inspectable {
  /// The value, or the object or larger value that contains it; nil if it is unknown.
  ///
  /// A read calls no code of the program. The value does not become a dependency.
  var inspectedValue: Any? { get }
}
