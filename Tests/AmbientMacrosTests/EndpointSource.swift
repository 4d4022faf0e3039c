#if Macros
/// Returns the source of a struct with one member.
func client(_ member: String) -> String { "struct Client {\n  \(member)\n}" }

/// Returns the expansion of a struct with one endpoint.
///
/// `isWritten` states whether the source has a default for the endpoint.
func client(
  _ property: String,
  as storage: String = "private var _fetch",
  of type: String? = nil,
  holding value: String,
  isWritten: Bool = false,
  method: String = ""
) -> String {
  let name = storage.split(separator: " ").last ?? ""
  let type = type ?? property.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  let initAccessor = """
        @storageRestrictions(initializes: \(name))
        init(initialValue) {
          \(name) = initialValue
        }

    """
  return """
    struct Client {
      \(property) {
    \(isWritten ? "" : initAccessor)    get {
          \(name)
        }
        set {
          \(name) = newValue
        }
      }

      \(storage): \(type) = \(value)\(method.isEmpty ? "" : "\n\n" + method)
    }
    """
}

/// Returns the default closure of an endpoint that throws.
func throwing(_ name: String = "fetch", ignoring parameters: String = " _ in") -> String {
  "{\(parameters)\n    throw _Dependencies.unimplemented(\"Client.\(name)\")\n  }"
}

/// Returns the default closure of an endpoint that cannot throw.
func reporting(
  _ name: String = "fetch",
  ignoring parameters: String = " _ in",
  then statements: String...
) -> String {
  let lines = ["_Dependencies.reportUnimplemented(\"Client.\(name)\")"] + statements
  return "{\(parameters)\n    " + lines.joined(separator: "\n    ") + "\n  }"
}
#endif
