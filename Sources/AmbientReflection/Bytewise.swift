/// Decides whether the values of a trivial type can be compared byte by byte.
///
/// Swift does not write the padding between fields. For an enum case without a payload, Swift does
/// not write the bytes for a payload either. Two equal values may differ in those bytes.
enum Bytewise {
  /// Returns whether two values of the type may be compared byte by byte.
  ///
  /// - Precondition: `type` is trivial.
  static func holds(for type: Any.Type) -> Bool {
    if type is any SelfComparing.Type || hasHiddenPadding(type) { return false }
    let layout = TypeLayout(of: type)
    // Swift does not see unions and bit fields of C as fields. Only their bytes can be compared.
    if layout.isImported { return true }
    return switch layout.kind {
    case .structure, .tuple: fieldsCoverAllBytes(type, size: layout.size)
    case .enumeration: EnumLayout(of: type)?.cases.allSatisfy { $0.payload == nil } ?? true
    case .fixedArray: elementsCoverAllBytes(type)
    case .function, .metatype, .existential, .classReference, .builtin, .unknown: true
    }
  }

  /// Returns whether the type may have unused bytes that are not padding between fields.
  ///
  /// For example, `SIMD3` has the size of four scalars, and `Float80` uses ten of its sixteen
  /// bytes.
  static func hasHiddenPadding(_ type: Any.Type) -> Bool {
    #if arch(x86_64) || arch(i386)
    if type == Float80.self { return true }
    #endif
    return type is any SIMD.Type
  }

  private static func fieldsCoverAllBytes(_ type: Any.Type, size: Int) -> Bool {
    let fields = FieldLayout.fields(of: type)
    if fields.isEmpty { return true }
    let covered = fields.reduce(0) { $0 + TypeLayout(of: $1.type).size }
    return covered == size && fields.allSatisfy { holds(for: $0.type) }
  }

  private static func elementsCoverAllBytes(_ type: Any.Type) -> Bool {
    guard let array = FixedArrayLayout(of: type) else { return true }
    let element = TypeLayout(of: array.element)
    return element.size == element.stride && holds(for: array.element)
  }
}
