import AmbientCore
import AmbientSupport

extension Diagnostic {
  static func documentsOutsideApp() -> Diagnostic {
    Diagnostic(
      "Documents can only be opened in an app.",
      facts: [("Views", "mounted by a host without scenes")],
      remedies: ["Declare an 'App' with a 'DocumentGroup'."]
    )
  }

  static func noDocumentScene(for document: Any.Type) -> Diagnostic {
    Diagnostic(
      "No scene shows documents of type '\(document)'.",
      remedies: [
        "Declare 'DocumentGroup(newDocument:editor:)' for '\(document)' in the body of the app."
      ]
    )
  }

  static func noDocumentScene(
    reading type: String,
    _ file: String,
    present: [String]
  ) -> Diagnostic {
    Diagnostic(
      "The document \"\(file)\" could not be opened: no scene reads files of its type.",
      facts: [
        ("Type", type),
        ("Present", present.isEmpty ? "no type" : present.joined(separator: ", ")),
      ],
      remedies: [
        "Declare a 'DocumentGroup' whose document has '\(type)' among its 'readableContentTypes'.",
        "Say which extension files of a type have: 'UTType.declare(_:filenameExtensions:)'.",
      ]
    )
  }

  static func documentWithoutPlace(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: it has no place yet.",
      remedies: ["Ask the user for one, and call 'save(to:)'."]
    )
  }

  static func documentNotEditable(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: it can only be looked at.",
      remedies: [
        "Declare the scene with 'DocumentGroup(newDocument:editor:)'.",
        "Have the type of the file among the document's 'writableContentTypes'.",
      ]
    )
  }

  static func noDirectory() -> Diagnostic {
    Diagnostic(
      "This method is only for directories: FileWrapper",
      remedies: ["Ask 'isDirectory' first."]
    )
  }
}
