import AmbientReflection
import Observation

/// The observable objects that a view can read through its fields, each once, the nearest first.
///
/// ``PropertyNames`` uses this sequence to name changed properties. Each call of `next()` continues
/// the search until it finds another object. The search follows structs, enums, tuples, the
/// collections of the standard library, and the dynamic properties whose value is known. In an
/// observable object, the search follows the constants and the properties that the macro
/// `@Observable` tracks. The search skips other variables, because another thread may be writing
/// them. The search reads fields without their getters, and registers no observation.
struct ReachableObjects: Sequence, IteratorProtocol {
  /// The largest number of values that a search examines.
  private static let limit = 500

  private let isReadable: (AnyObject) -> Bool
  private var values: [Any] = []
  private var position = 0
  private var visited: Set<ObjectIdentifier> = []

  /// Creates the sequence of the objects of a view.
  ///
  /// - Parameters:
  ///   - view: The view or modifier.
  ///   - isReadable: Whether the current thread may read the fields of an object. Other objects are
  ///     left out.
  init(from view: Any, where isReadable: @escaping (AnyObject) -> Bool) {
    self.isReadable = isReadable
    add(view)
  }

  mutating func next() -> AnyObject? {
    while position < values.count {
      let value = values[position]
      position += 1
      if type(of: value) is AnyClass {
        let object = value as AnyObject
        if isNew(object) {
          addFields(of: object)
          return object
        }
      } else {
        addContents(of: value)
      }
    }
    return nil
  }

  private mutating func add(_ value: Any) {
    if values.count < Self.limit, Reachability.leadsToObjects(type(of: value)) {
      values.append(value)
    }
  }

  private mutating func addContents(of value: Any) {
    if let property = value as? any Inspectable {
      if let inspected = property.inspectedValue { add(inspected) }
    } else if let fields = Self.fields(of: value) {
      fields.forEach { add($0) }
    } else {
      for child in Mirror(reflecting: value).children.prefix(Self.limit) { add(child.value) }
    }
  }

  /// Returns whether an object is observable and readable, and was not found before.
  private mutating func isNew(_ object: AnyObject) -> Bool {
    object is any Observable && visited.insert(ObjectIdentifier(object)).inserted
      && isReadable(object)
  }

  private mutating func addFields(of object: AnyObject) {
    for field in FieldLayout.fields(of: type(of: object))
    where field.ownership == .strong && (field.isConstant || field.isTracked) {
      withAddress(of: object) { add(field.value(in: $0)) }
    }
  }

  /// Returns the values of the fields, except weak and unowned references; nil if only a mirror can
  /// show the contents of the value.
  // A mirror also reads unowned references, and stops the program if the object was released.
  private static func fields(of value: Any) -> [Any]? {
    func read<Value>(_ value: Value) -> [Any]? {
      let fields = FieldLayout.fields(of: Value.self)
      guard !(value is any CustomReflectable), !fields.isEmpty else { return nil }
      return withUnsafePointer(to: value) { address in
        fields.filter { $0.ownership == .strong }.map { $0.value(in: address) }
      }
    }
    return _openExistential(value, do: read)
  }
}

extension FieldLayout {
  /// Whether the field has the name of the storage that `@Observable` makes for a property.
  var isTracked: Bool { !isConstant && name.hasPrefix("_") && !name.hasPrefix("_$") }
}

/// Calls a function with the address of an object; the offsets of the fields are relative to it.
func withAddress<Result>(of object: AnyObject, _ work: (UnsafeRawPointer) -> Result) -> Result {
  withExtendedLifetime(object) { work(Unmanaged.passUnretained(object).toOpaque()) }
}
