import Synchronization

/// Decides whether a value of a type may lead to a mutable object.
///
/// A value leads to an object if the value, or another value inside it, refers to the object. The
/// object may change while the value stays the same. A function that gets the value can then return
/// another result later. If the value leads to no mutable object, the function returns the same
/// result each time, unless the function reads global state.
package enum Reachability {
  // Answers stay in the cache forever. Types are never freed either, so their number limits the
  // number of answers.
  private static let answers = Mutex<[ObjectIdentifier: Bool]>([:])

  /// The largest number of types that a search examines.
  ///
  /// The limit is necessary because a recursive generic enum may contain an endless chain of
  /// different types. A type that contains too many types counts as one that leads to objects.
  private static let limit = 500

  /// Returns whether a value of the type may lead to objects, closures or raw memory.
  ///
  /// For the strings and collections of the standard library, only the types of the elements count.
  /// The storage is an object too, but shared storage is copied before a change. For all other
  /// types, the stored fields decide. The answer is true for a type whose fields are unknown.
  ///
  /// - Complexity: O(types inside the type) at the first call, later O(1).
  package static func leadsToObjects(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let cached = answers.withLock({ $0[key] }) { return cached }
    let answer = search(from: type)
    answers.withLock { $0[key] = answer }
    return answer
  }

  private static func search(from type: Any.Type) -> Bool {
    var found: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var unexamined: [Any.Type] = [type]
    while let next = unexamined.popLast() {
      guard found.count <= limit, let contents = contents(of: next) else { return true }
      for content in contents where found.insert(ObjectIdentifier(content)).inserted {
        unexamined.append(content)
      }
    }
    return false
  }

  /// Returns the types of the values that a value of the type contains; nil if the value may
  /// contain a reference or a pointer.
  private static func contents(of type: Any.Type) -> [Any.Type]? {
    if let type = type as? any SharedStorage.Type { return type.contents }
    let layout = TypeLayout(of: type)
    switch layout.kind {
    case .structure, .tuple:
      let fields = FieldLayout.fields(of: type)
      guard !fields.isEmpty || layout.size == 0 else { return nil }
      return fields.contains { $0.ownership == .reference } ? nil : fields.map(\.type)
    case .enumeration:
      return EnumLayout(of: type)?.cases.compactMap(\.payload)
    case .fixedArray:
      return FixedArrayLayout(of: type).map { [$0.element] }
    case .builtin:
      let isNumber = layout.isTrivial && ObjectIdentifier(type) != rawPointer
      return isNumber ? [] : nil
    case .metatype:
      return []
    case .classReference, .function, .existential, .unknown:
      return nil
    }
  }

  /// The type of the word that a raw pointer stores; Swift code cannot name this type.
  private static let rawPointer = FieldLayout.fields(of: UnsafeRawPointer.self).first.map {
    ObjectIdentifier($0.type)
  }
}

/// A type of the standard library whose storage is copied before it changes.
private protocol SharedStorage {
  static var contents: [Any.Type] { get }
}

extension String: SharedStorage { static var contents: [Any.Type] { [] } }
extension Substring: SharedStorage { static var contents: [Any.Type] { [] } }
extension Character: SharedStorage { static var contents: [Any.Type] { [] } }
extension Array: SharedStorage { static var contents: [Any.Type] { [Element.self] } }
extension ArraySlice: SharedStorage { static var contents: [Any.Type] { [Element.self] } }
extension ContiguousArray: SharedStorage { static var contents: [Any.Type] { [Element.self] } }
extension Set: SharedStorage { static var contents: [Any.Type] { [Element.self] } }
extension Dictionary: SharedStorage {
  static var contents: [Any.Type] { [Key.self, Value.self] }
}
