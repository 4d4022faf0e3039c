/// Returns source code for a struct with one member.
func client(_ member: String) -> String { "struct Client {\n  \(member)\n}" }

/// Returns the expected expansion of a struct with one endpoint.
///
/// `isWritten` states whether the source contains a default for the endpoint.
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

/// Returns the closure that the macro generates as the default of a throwing endpoint.
func throwing(_ name: String = "fetch", ignoring parameters: String = " _ in") -> String {
  "{\(parameters)\n    throw _Dependencies.unimplemented(\"Client.\(name)\")\n  }"
}

/// Returns the closure that the macro generates as the default of a nonthrowing endpoint.
func reporting(
  _ name: String = "fetch",
  ignoring parameters: String = " _ in",
  then statements: String...
) -> String {
  let lines = ["_Dependencies.reportUnimplemented(\"Client.\(name)\")"] + statements
  return "{\(parameters)\n    " + lines.joined(separator: "\n    ") + "\n  }"
}
