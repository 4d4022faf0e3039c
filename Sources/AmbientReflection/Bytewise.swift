/// Which trivial types are told apart by every one of their bytes, and by nothing else.
///
/// Padding between fields is never written, and neither are the bytes of a payload that is not
/// there: two equal values may differ in them.
enum Bytewise {
  /// Whether the bytes of two values may be compared in one go.
  ///
  /// - Precondition: `type` is trivial.
  static func holds(for type: Any.Type) -> Bool {
    if type is any SelfComparing.Type || hasHiddenPadding(type) { return false }
    let layout = TypeLayout(of: type)
    // Unions and bit fields of C are not seen as fields. Equal bytes are proof enough.
    if layout.isImported { return true }
    return switch layout.kind {
    case .structure, .tuple: fieldsTile(type, size: layout.size)
    case .enumeration: EnumLayout(of: type)?.cases.allSatisfy { $0.payload == nil } ?? true
    case .fixedArray: elementsTile(type)
    case .function, .metatype, .existential, .classReference, .builtin, .unknown: true
    }
  }

  /// Whether the type leaves bytes unused without having a field that would show it.
  ///
  /// `SIMD3` takes the room of four scalars and `Float80` the room of sixteen bytes.
  static func hasHiddenPadding(_ type: Any.Type) -> Bool {
    #if arch(x86_64) || arch(i386)
    if type == Float80.self { return true }
    #endif
    return type is any SIMD.Type
  }

  private static func fieldsTile(_ type: Any.Type, size: Int) -> Bool {
    let fields = FieldLayout.fields(of: type)
    if fields.isEmpty { return true }
    let covered = fields.reduce(0) { $0 + TypeLayout(of: $1.type).size }
    return covered == size && fields.allSatisfy { holds(for: $0.type) }
  }

  private static func elementsTile(_ type: Any.Type) -> Bool {
    guard let array = FixedArrayLayout(of: type) else { return true }
    let element = TypeLayout(of: array.element)
    return element.size == element.stride && holds(for: array.element)
  }
}
