import AmbientSupport
import Foundation

/// The translations by table, then by key, and then by language.
struct LocalizedTables: Equatable, Sendable {
  private var tables: [String: [String: [String: LocalizedEntry]]] = [:]

  /// The source language of the string catalogs; nil if the app has no string catalog.
  var sourceLanguage: String?

  init() {}

  var isEmpty: Bool { tables.isEmpty }

  func contains(table: String) -> Bool { tables[table] != nil }

  /// Returns the translations of a key by language; nil if the table does not have the key.
  func languages(of key: String, in table: String) -> [String: LocalizedEntry]? {
    tables[table]?[key]
  }

  mutating func add(_ entry: LocalizedEntry, for key: String, language: String, table: String) {
    tables[table, default: [:]][key, default: [:]][language] = entry
  }

  // MARK: Files

  /// Reads the files of folders, and reports the files that cannot be read.
  ///
  /// If two folders have a key in common, the text of the first folder takes precedence. A new text
  /// of a key replaces the old text of this key, so the first folder is read last.
  init(contentsOf folders: [URL]) {
    for folder in folders.reversed() { read(folder) }
  }

  private mutating func read(_ folder: URL) {
    for file in Self.files(in: folder) {
      if file.pathExtension == "lproj" {
        let language = file.deletingPathExtension().lastPathComponent
        // If a `.stringsdict` file and a `.strings` file of a language have a key in common, the
        // text of the `.stringsdict` file takes precedence. The files are sorted by extension, so
        // that the `.stringsdict` file is read last and its text replaces the other text.
        let files = Self.files(in: file).sorted { $0.pathExtension < $1.pathExtension }
        for file in files { read(file, language: language) }
      } else if file.pathExtension == "xcstrings" {
        read(file, language: nil)
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private mutating func read(_ file: URL, language: String?) {
    let table = file.deletingPathExtension().lastPathComponent
    do {
      switch file.pathExtension {
      case "xcstrings":
        let catalog = try StringCatalog(Data(contentsOf: file))
        catalog.add(to: &self, table: table)
        warn(of: catalog.problems, in: file)
      case "strings":
        guard let language else { return }
        for (key, text) in try StringsFile.strings(in: Data(contentsOf: file)) {
          add(LocalizedEntry(.one(text)), for: key, language: language, table: table)
        }
      case "stringsdict":
        guard let language else { return }
        let dictionary = try StringsDictionary(Data(contentsOf: file))
        for (key, entry) in dictionary.entries {
          add(entry, for: key, language: language, table: table)
        }
        warn(of: dictionary.problems, in: file)
      default: break
      }
    } catch {
      Diagnostic.unreadableStrings(path: file.path, problem: "\(error)").warn()
    }
  }

  private func warn(of problems: [StringsProblem], in file: URL) {
    for problem in problems {
      Diagnostic.unreadableText(path: file.path, problem: problem.description).warn()
    }
  }
}

/// The reason why a file with texts, or one of its texts, cannot be read.
struct StringsProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
