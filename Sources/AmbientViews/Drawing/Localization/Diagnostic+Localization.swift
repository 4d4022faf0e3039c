import AmbientSupport

extension Diagnostic {
  static func unreadableStrings(path: String, problem: String) -> Diagnostic {
    Diagnostic(
      "A file with localized texts cannot be read. Views show the keys instead of those texts.",
      facts: [("File", path), ("Problem", problem)],
      remedies: ["Correct the file.", "Remove the file from the resources."]
    )
  }

  static func unreadableText(path: String, problem: String) -> Diagnostic {
    Diagnostic(
      "A text in a file cannot be read. Views show the key, or the text in another language.",
      facts: [("File", path), ("Problem", problem)],
      remedies: ["Correct the text in the file."]
    )
  }

  static func missingTable(_ table: String, key: String, bundle: String) -> Diagnostic {
    Diagnostic(
      "A text names a table that does not exist. Views show the key instead of the text.",
      facts: [("Table", table), ("Key", key), ("Bundle", bundle)],
      remedies: [
        "Add '\(table).xcstrings' to the resources of the target.",
        "Pass the bundle with the table, such as 'bundle: .module'.",
        "Remove 'tableName', so that the text is looked up in 'Localizable'.",
      ]
    )
  }
}
