import AmbientCore
import AmbientSupport

extension Diagnostic {
  /// A view outside of an app called an action that opens documents.
  static func documentsOutsideApp() -> Diagnostic {
    Diagnostic(
      "Documents can only be opened in an app.",
      facts: [("Views", "mounted by a host without scenes")],
      remedies: ["Declare an 'App' with a 'DocumentGroup'."]
    )
  }

  /// A view passed a new document to `newDocument`, or a `NewDocumentButton` prepared one, but no
  /// scene edits documents of this Swift type.
  static func noDocumentScene(for document: Any.Type) -> Diagnostic {
    Diagnostic(
      "No scene edits documents of type '\(document)'.",
      remedies: [
        "Declare 'DocumentGroup(newDocument:editor:)' for '\(document)' in the body of the app."
      ]
    )
  }

  /// A view asked for a new document, but no scene creates documents of the given content type.
  ///
  /// If the type is nil, no scene creates documents at all.
  static func noDocumentScene(creating type: String?) -> Diagnostic {
    Diagnostic(
      "No scene creates documents\(type.map { " of type '\($0)'" } ?? "").",
      remedies: [
        "Declare 'DocumentGroup(newDocument:editor:)' in the body of the app.",
        "Add the content type of the new document to the document's 'writableContentTypes'.",
      ]
    )
  }

  /// The program could not prepare a new document, or the prepared file could not be opened.
  static func documentNotPrepared(
    _ error: any Error,
    by closure: String = "prepareDocument"
  ) -> Diagnostic {
    Diagnostic(
      "A new document could not be prepared.",
      facts: [("Error", "\(error)")],
      remedies: ["Return nil from '\(closure)' if there is no document to open."]
    )
  }

  /// A document could not be opened, because no scene reads files of its type.
  ///
  /// The parameter `present` lists the types that the scenes read.
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
        "Declare the filename extensions of a type with 'UTType.declare(_:filenameExtensions:)'.",
      ]
    )
  }

  static func cannotSaveWithoutFile(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: it has no file yet.",
      remedies: ["Ask the user for a location, and call 'save(to:)'."]
    )
  }

  static func documentNotEditable(_ name: String) -> Diagnostic {
    Diagnostic(
      "The document \"\(name)\" could not be saved: it is not editable.",
      remedies: [
        "Declare the scene with 'DocumentGroup(newDocument:editor:)'.",
        "Add the type of the file to the document's 'writableContentTypes'.",
      ]
    )
  }

  /// A method for directories was called on a `FileWrapper` that is not a directory.
  static func noDirectory() -> Diagnostic {
    Diagnostic(
      "This FileWrapper is not a directory.",
      remedies: ["Check 'isDirectory' first."]
    )
  }
}
