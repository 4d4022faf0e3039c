/// The attributes of an element: its appearance and its state.
///
/// A view sets only the attributes that differ from the defaults of the element's kind. Views and
/// hosts use typed keys; inspectors list the attributes by name.
///
/// ```swift
/// var attributes = ElementAttributes()
/// attributes[.isOn] = true
/// attributes[named: "isOn"]        // .bool(true)
/// for (name, value) in attributes { print("\(name)=\(value)") }
/// ```
///
/// The collection has the attributes in the alphabetical order of their names. An empty collection
/// takes up one machine word, and allocates nothing. A copy shares the storage of the original
/// until one of the two is changed.
public struct ElementAttributes: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var value: ElementValue
  }

  // Sorted by name.
  private var entries: [Entry] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of one attribute, or an empty one if the value is nil.
  ///
  /// - Parameters:
  ///   - attribute: The key of the attribute.
  ///   - value: The value of the attribute.
  public init<Value>(_ attribute: ElementAttribute<Value>, _ value: Value?) {
    self[attribute] = value
  }

  /// Creates attributes from names and values, for example after another process has sent them.
  ///
  /// - Parameter values: The values by the names of their attributes.
  /// - Complexity: O(n log n) in the number of attributes.
  public init(named values: [String: ElementValue]) {
    entries = values.map { Entry(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
  }

  /// The value of an attribute; nil if the attribute is not set, or has a value of another type.
  ///
  /// - Parameter attribute: The attribute.
  /// - Complexity: O(n) in the number of attributes.
  public subscript<Value>(attribute: ElementAttribute<Value>) -> Value? {
    get { self[named: attribute.name].flatMap(Value.init) }
    set { self[named: attribute.name] = newValue?.elementValue }
  }

  /// The value of the attribute with the given name; nil if the attribute is not set.
  ///
  /// - Parameter name: The name of the attribute.
  /// - Complexity: O(n) in the number of attributes.
  public subscript(named name: String) -> ElementValue? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { $0.name >= name } ?? entries.endIndex
      let isPresent = index < entries.endIndex && entries[index].name == name
      switch (isPresent, newValue) {
      case (true, let value?): entries[index].value = value
      case (true, nil): entries.remove(at: index)
      case (false, let value?): entries.insert(Entry(name: name, value: value), at: index)
      case (false, nil): break
      }
    }
  }

  /// Returns a copy in which an attribute is set to a value, or removed if the value is nil.
  ///
  /// - Parameters:
  ///   - attribute: The key of the attribute.
  ///   - value: The value of the attribute in the copy.
  /// - Returns: A copy of the attributes.
  /// - Complexity: O(n) in the number of attributes.
  public func setting<Value>(_ attribute: ElementAttribute<Value>, to value: Value?) -> Self {
    var result = self
    result[attribute] = value
    return result
  }

  /// Sets all attributes of another collection in this collection.
  ///
  /// - Parameter others: The other collection.
  /// - Complexity: O(n · m) for collections of n and m attributes; O(1) if this one is empty.
  public mutating func merge(_ others: ElementAttributes) {
    if isEmpty { return self = others }
    for entry in others.entries { self[named: entry.name] = entry.value }
  }

  /// Sets only those attributes of another collection that are not set in this collection.
  ///
  /// - Parameter others: The other collection.
  /// - Complexity: O(n · m) for collections of n and m attributes; O(1) if this one is empty.
  public mutating func add(_ others: ElementAttributes) {
    if isEmpty { return self = others }
    for entry in others.entries where self[named: entry.name] == nil {
      self[named: entry.name] = entry.value
    }
  }

  /// Returns a copy in which all attributes of `others` are set.
  ///
  /// - Parameter others: The other collection.
  /// - Returns: The copy.
  /// - Complexity: O(n · m) for collections of n and m attributes; O(1) if this one is empty.
  public func merging(_ others: ElementAttributes) -> Self {
    var result = self
    result.merge(others)
    return result
  }

  /// Returns the attributes that have the same values in another collection.
  ///
  /// - Parameter others: The other collection.
  /// - Returns: The attributes.
  /// - Complexity: O(n · m) for collections of n and m attributes.
  public func intersection(_ others: ElementAttributes) -> Self {
    var result = self
    result.entries.removeAll { others[named: $0.name] != $0.value }
    return result
  }
}

extension ElementAttributes: RandomAccessCollection {
  /// An attribute as inspectors list it.
  public typealias Element = (name: String, value: ElementValue)

  /// The position of the first attribute.
  public var startIndex: Int { entries.startIndex }

  /// The position after the last attribute.
  public var endIndex: Int { entries.endIndex }

  /// The attribute at a position.
  ///
  /// - Parameter position: A valid position of the collection.
  public subscript(position: Int) -> Element {
    (entries[position].name, entries[position].value)
  }
}

extension ElementAttributes: CustomStringConvertible {
  /// The attributes in one line, as `isOn=true style=switch`.
  public var description: String { map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
}
