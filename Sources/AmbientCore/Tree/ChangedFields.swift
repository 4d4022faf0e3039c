import AmbientReflection

/// Finds the fields in which two values differ.
///
/// The fields are compared in the way in which an update compares an old and a new view.
///
/// - Returns: The names of the fields, without the underscore of a property wrapper. The result is
///   empty if one value is missing, or if the values have different types.
func changedFields(from old: Any?, to new: Any?) -> [String] {
  guard let old, let new else { return [] }
  func compare<Value>(_ old: Value) -> [String] {
    guard let new = new as? Value else { return [] }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        FieldLayout.fields(of: Value.self)
          .filter { field in
            field.ownership == .strong
              && !ValueComparator.of(any: field.type, .equatableUnlessTrivial).areSame(
                UnsafeRawPointer(old) + field.offset,
                UnsafeRawPointer(new) + field.offset
              )
          }
          .map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
      }
    }
  }
  return _openExistential(old, do: compare)
}
